/// Finds the regions of a sample by its markers, and what is wrong with them.
struct RegionScanner {
    /// A region that has not ended yet.
    private struct OpenRegion {
        var name: String?
        var place: SourcePlace
        var firstLine: Int
    }

    private let text: [UInt8]
    private(set) var lines: [SampleLine]
    private(set) var regions: [SampleRegion] = []
    private(set) var faults: [SampleFault] = []

    private var open: [OpenRegion] = []
    private var firstPlaces: [String: SourcePlace] = [:]
    private var hiddenSince: SourcePlace?
    private var hiddenFirstLine = 0

    init(_ text: [UInt8]) {
        self.text = text
        lines = SampleLine.lines(of: text)
        scanTokens()
        finish()
    }

    // MARK: Tokens

    private mutating func scanTokens() {
        var lexer = SwiftLexer()
        var line = 0
        while true {
            guard let token = lexer.next(in: text.span) else { return }
            while line < lines.count, lines[line].range.upperBound < token.range.lowerBound { line += 1 }
            if token.kind == .lineComment, isWhole(token, line) {
                if let marker = RegionMarker(text[token.range]) { take(marker, line, token, depth: lexer.interpolationDepth) }
            } else {
                markContinuation(of: token, from: line)
            }
        }
    }

    /// Whether nothing but whitespace stands before a comment on its line.
    private func isWhole(_ token: SwiftToken, _ line: Int) -> Bool {
        text[lines[line].range.lowerBound..<token.range.lowerBound].allSatisfy(\.isWhitespace)
    }

    private mutating func markContinuation(of token: SwiftToken, from line: Int) {
        var next = line + 1
        while next < lines.count, lines[next].range.lowerBound < token.range.upperBound {
            lines[next].continuesToken = true
            next += 1
        }
    }

    // MARK: Markers

    private mutating func take(_ marker: RegionMarker, _ line: Int, _ token: SwiftToken, depth: Int) {
        let place = SourcePlace(offset: token.range.lowerBound, on: lines[line], in: text)
        guard depth == 0 else { return faults.append(SampleFault(.insideInterpolation, at: place)) }
        lines[line].isHidden = true
        switch marker {
        case .begin(let name): begin(name, line, place)
        case .end: end(line, place)
        case .hide: hide(line, place)
        case .show: show(line, place)
        case .malformed(let name):
            faults.append(SampleFault(.badName(name), at: place))
            // It opens a region all the same, so that its end is no second fault.
            open.append(OpenRegion(name: nil, place: place, firstLine: line + 1))
        }
    }

    private mutating func begin(_ name: String, _ line: Int, _ place: SourcePlace) {
        if let first = firstPlaces[name] {
            faults.append(SampleFault(.repeatedRegion(name), at: place, other: first))
            open.append(OpenRegion(name: nil, place: place, firstLine: line + 1))
        } else {
            firstPlaces[name] = place
            open.append(OpenRegion(name: name, place: place, firstLine: line + 1))
        }
    }

    private mutating func end(_ line: Int, _ place: SourcePlace) {
        guard let region = open.popLast() else { return faults.append(SampleFault(.strayEnd, at: place)) }
        close(region, before: line)
    }

    private mutating func hide(_ line: Int, _ place: SourcePlace) {
        if let hiddenSince { return faults.append(SampleFault(.repeatedHide, at: place, other: hiddenSince)) }
        hiddenSince = place
        hiddenFirstLine = line
    }

    private mutating func show(_ line: Int, _ place: SourcePlace) {
        guard hiddenSince != nil else { return faults.append(SampleFault(.strayShow, at: place)) }
        hiddenSince = nil
        hideLines(hiddenFirstLine..<line)
    }

    private mutating func hideLines(_ range: Range<Int>) {
        for line in range { lines[line].isHidden = true }
    }

    private mutating func close(_ region: OpenRegion, before line: Int) {
        guard let name = region.name else { return }
        regions.append(SampleRegion(name: name, place: region.place, lines: region.firstLine..<line))
    }

    // MARK: The end of the sample

    private mutating func finish() {
        while let region = open.popLast() {
            if let name = region.name { faults.append(SampleFault(.missingEnd(name), at: region.place)) }
            close(region, before: lines.count)
        }
        if let hiddenSince {
            faults.append(SampleFault(.missingShow, at: hiddenSince))
            hideLines(hiddenFirstLine..<lines.count)
        }
        regions.sort { $0.place.offset < $1.place.offset }
        reportEmptyRegions()
        faults.sort { $0.place.offset < $1.place.offset }
    }

    private mutating func reportEmptyRegions() {
        var visibleBefore = [0]
        for line in lines.indices { visibleBefore.append(visibleBefore[line] + (isVisible(line) ? 1 : 0)) }
        for region in regions where visibleBefore[region.lines.lowerBound] == visibleBefore[region.lines.upperBound] {
            faults.append(SampleFault(.emptyRegion(region.name), at: region.place))
        }
    }

    private func isVisible(_ line: Int) -> Bool {
        !lines[line].isHidden && !text[lines[line].range].allSatisfy(\.isWhitespace)
    }
}
