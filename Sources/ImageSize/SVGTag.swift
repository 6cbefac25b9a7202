/// The outermost tag of a drawing, which says how large it is or at least of what shape.
///
/// Source: Scalable Vector Graphics 2, sections 7.7 and 7.8.
struct SVGTag {
    private var attributes: [String: String] = [:]

    static func size(of header: Header) -> ImageSize? {
        guard let start = start(in: header) else { return nil }
        return SVGTag(in: header, at: start)?.size
    }

    /// Where the attributes begin: before the tag only declarations and comments can stand.
    private static func start(in header: Header) -> Int? {
        var place = header.has("\u{FEFF}", at: 0) ? 3 : 0
        while let byte = header[place] {
            if header.has("<svg", at: place) { return place + 4 }
            if header.has("<!--", at: place) {
                while place < header.count, !header.has("-->", at: place) { place += 1 }
                place += 3
            } else if header.has("<?", at: place) || header.has("<!", at: place) {
                while let inner = header[place], inner != UInt8(ascii: ">") { place += 1 }
                place += 1
            } else if isSpace(byte) {
                place += 1
            } else {
                return nil
            }
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x09, 0x0A, 0x0D, 0x20].contains(byte) }

    /// A tag; nothing if its end is beyond the header.
    private init?(in header: Header, at start: Int) {
        var place = start
        func take(while isTaken: (UInt8) -> Bool) -> String {
            var bytes: [UInt8] = []
            while let byte = header[place], isTaken(byte) {
                bytes.append(byte)
                place += 1
            }
            return String(decoding: bytes, as: UTF8.self)
        }
        while true {
            _ = take(while: Self.isSpace)
            let name = take { !Self.isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
            _ = take { Self.isSpace($0) || $0 == UInt8(ascii: "=") }
            if name.isEmpty || name == "/" {
                guard header[place] == UInt8(ascii: ">") else { return nil }
                return
            }
            guard let quote = header[place], quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
            place += 1
            attributes[name] = take { $0 != quote }
            place += 1
        }
    }

    private var size: ImageSize? {
        let box = (attributes["viewBox"] ?? "").split { " ,\n\t\r".contains($0) }.map { Double($0) }
        let shape = box.count == 4 ? (box[2] ?? 0, box[3] ?? 0) : (0, 0)
        let width = pixels(attributes["width"])
        let height = pixels(attributes["height"])
        switch (width, height) {
        case let (width?, height?): return Self.rounded(width, height)
        case let (width?, nil): return Self.rounded(width, width * shape.1 / shape.0)
        case let (nil, height?): return Self.rounded(height * shape.0 / shape.1, height)
        case (nil, nil): return Self.rounded(shape.0, shape.1)
        }
    }

    /// A length in pixels; nothing for one that depends on what is around the drawing.
    ///
    /// Source: CSS Values and Units 3, section 6.2.
    private func pixels(_ length: String?) -> Double? {
        guard let length else { return nil }
        let number = length.prefix { $0.isNumber || $0 == "." }
        let units: [String: Double] = ["": 1, "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "pt": 96 / 72, "pc": 16]
        guard let value = Double(number), let unit = units[String(length.dropFirst(number.count))] else { return nil }
        return value * unit
    }

    private static func rounded(_ width: Double, _ height: Double) -> ImageSize? {
        guard (0.5...1e6).contains(width), (0.5...1e6).contains(height) else { return nil }
        return ImageSize(Int(width.rounded()), Int(height.rounded()))
    }
}
