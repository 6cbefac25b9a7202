internal import Models

/// Which elements are open in the HTML of a page that its site trusts, piece by piece in the order of the text.
///
/// It finds what would take the page's frame with it: what is never closed, and what closes something that is not its own.
/// Source: HTML Living Standard, sections 13.1.2 and 13.1.3.
struct HTMLBalance {
    /// A tag, or what begins like one, that has no counterpart.
    struct Fault {
        enum Kind { case neverClosed, closesNothing, neverEnds }
        var kind: Kind
        var tag: HTMLTags.Tag
    }

    private var open: [HTMLTags.Tag] = []
    /// How many of each name are open, so that nothing is searched for in vain.
    private var counts: [String: Int] = [:]
    private var faults: [Fault] = []

    /// Elements without an end tag.
    private static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]
    /// Elements whose end tag may be left out, and tags that browsers pass over within a page.
    private static let optional: Set<String> = [
        "caption", "colgroup", "dd", "dt", "li", "optgroup", "option", "p", "rp", "rt", "tbody", "td", "tfoot", "th", "thead",
        "tr",
        "body", "head", "html",
    ]
    /// Elements that hold text and no tags.
    private static let raw: Set<String> = [
        "iframe", "noembed", "noframes", "plaintext", "script", "style", "textarea", "title", "xmp",
    ]

    /// Reads the next piece, which begins on a line.
    mutating func read(_ html: ArraySlice<UInt8>, line: Int) {
        var tags = HTMLTags(html, line: line)
        while let tag = tags.next(inside: open.last.flatMap { Self.raw.contains($0.name) ? $0.name : nil }) {
            switch tag.kind {
            case .unended: note(.neverEnds, tag)
            case .end: close(tag)
            case .start where Self.void.contains(tag.name) || Self.optional.contains(tag.name): break
            case .start where tag.isSelfClosing && (counts["svg", default: 0] > 0 || counts["math", default: 0] > 0): break
            case .start:
                open.append(tag)
                counts[tag.name, default: 0] += 1
            }
        }
    }

    private mutating func close(_ tag: HTMLTags.Tag) {
        // A browser makes an element of `</p>` and `</br>`; the others of these close what need not be closed.
        let closesFrame = ["body", "head", "html"].contains(tag.name)
        if Self.optional.contains(tag.name) && !closesFrame || tag.name == "br" { return }
        guard counts[tag.name, default: 0] > 0 else { return note(.closesNothing, tag) }
        while let last = open.popLast() {
            counts[last.name, default: 0] -= 1
            if last.name == tag.name { return }
            note(.neverClosed, last)
        }
    }

    private mutating func note(_ kind: Fault.Kind, _ tag: HTMLTags.Tag) {
        if faults.count < DiagnosticLimit.perPage { faults.append(Fault(kind: kind, tag: tag)) }
    }

    /// What is wrong once all is read.
    mutating func end() -> [Fault] {
        for tag in open { note(.neverClosed, tag) }
        return faults
    }
}
