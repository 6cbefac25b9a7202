/// A part of a file that a request asks for (RFC 9110, section 14).
enum ByteRange: Equatable {
    /// All of it.
    case whole
    /// These bytes.
    case part(Range<Int>)
    /// None of the bytes that it asks for is there.
    case unsatisfiable

    /// The range that a `Range` field means in a file of a size. Several ranges, and what is no range, mean the whole, as
    /// the standard allows.
    init(_ field: String?, size: Int) {
        self = .whole
        guard let field, field.hasPrefix("bytes="), !field.contains(",") else { return }
        let bounds = field.dropFirst("bytes=".count).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard bounds.count == 2, bounds.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else { return }
        switch (Int(bounds[0]), Int(bounds[1])) {
        case (let first?, let last?) where first <= last:
            self = first < size ? .part(first..<min(size, last == .max ? size : last + 1)) : .unsatisfiable
        case (let first?, nil) where bounds[1].isEmpty: self = first < size ? .part(first..<size) : .unsatisfiable
        case (nil, let count?) where bounds[0].isEmpty:
            self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .unsatisfiable
        default: return
        }
    }
}
