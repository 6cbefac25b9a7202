public import Bytes

/// Writes a document of HTML into bytes.
///
/// Text gets in through the method of the position it stands in, which escapes what would end that position. Markup gets
/// in as a `StaticString`, so it is a literal in our own source and never something that was read at run time. The only
/// other way is `TrustedHTML`, whose name says what it takes.
///
/// The bytes are UTF-8. A writer that is emptied keeps its memory: one serves many pages.
///
/// Source: HTML Living Standard, section 13.1, “Writing HTML documents”.
public struct HTMLWriter: ~Copyable {
    @usableFromInline var buffer = ByteBuffer()
    /// A copy of what has been written.
    public var bytes: [UInt8] { buffer.array }

    /// A writer that has written nothing yet.
    public init() {}

    /// Forgets everything but the memory, for the next document.
    public mutating func removeAll() { buffer.removeAll() }

    /// Writes markup as it stands in our source.
    @inlinable @inline(__always)
    public mutating func markup(_ literal: StaticString) { buffer.append(literal) }

    /// Writes HTML that somebody has vouched for.
    public mutating func markup(_ html: TrustedHTML) { buffer.append(html.bytes.span) }

    /// How many bytes have been written.
    public var count: Int { buffer.count }

    /// The last byte that has been written. (``bytes`` are a copy of all: asked at each block, they would cost its square.)
    public var last: UInt8? { buffer.last }

    /// Writes a part of what another writer has written.
    public mutating func markup(_ range: Range<Int>, of other: borrowing HTMLWriter) { buffer.append(range, of: other.buffer) }

    // MARK: Text

    /// Writes text between tags.
    public mutating func text(_ text: String) { buffer.append(text, as: TextPosition.self) }

    /// Writes UTF-8 text between tags.
    public mutating func text(_ text: Span<UInt8>) { buffer.append(text, as: TextPosition.self) }

    /// Writes a part of a UTF-8 text between tags.
    ///
    /// - Parameter special: What is known about the text, which is written part by part.
    public mutating func text(_ range: Range<Int>, of text: Span<UInt8>, special: inout SpecialByte) {
        if special.isIn(range, of: text) {
            buffer.append(range, of: text, as: TextPosition.self)
        } else {
            buffer.append(range, of: text)
        }
    }

    /// Writes a number, in attributes and between tags alike.
    public mutating func number(_ number: Int) { buffer.append(number) }

    // MARK: Attributes

    /// Writes an attribute with a value, the blank before it included.
    public mutating func attribute(_ name: StaticString, _ value: String) {
        open(name)
        self.value(value)
        markup("\"")
    }

    /// Writes an attribute whose value is a number.
    public mutating func attribute(_ name: StaticString, _ value: Int) {
        open(name)
        number(value)
        markup("\"")
    }

    /// Writes a part of an attribute's value, between its double quotes.
    public mutating func value(_ value: String) { buffer.append(value, as: AttributePosition.self) }

    /// Writes a part of an attribute's value that is UTF-8, between its double quotes.
    public mutating func value(_ value: Span<UInt8>) { buffer.append(value, as: AttributePosition.self) }

    // MARK: Addresses

    /// Writes an attribute that holds an address. One with a scheme that we do not know to be harmless is left out.
    public mutating func attribute(_ name: StaticString, url: String) {
        guard URLScheme.isAllowed(in: url) else { return }
        open(name)
        buffer.append(url, as: URLPosition.self)
        markup("\"")
    }

    /// Writes an address within an attribute's value, between its double quotes; nothing if its scheme is not allowed.
    public mutating func url(_ url: String) {
        guard URLScheme.isAllowed(in: url) else { return }
        buffer.append(url, as: URLPosition.self)
    }

    /// Writes an attribute that leads to an element of the same document.
    public mutating func attribute(_ name: StaticString, fragment: String) {
        open(name)
        markup("#")
        buffer.append(fragment, as: URLPosition.self)
        markup("\"")
    }

    mutating func append<Place: Position>(_ text: Span<UInt8>, as place: Place.Type) { buffer.append(text, as: place) }

    mutating func open(_ name: StaticString) {
        markup(" ")
        markup(name)
        markup("=\"")
    }

    // MARK: Scripts

    /// Writes a text as a string of JSON, quotes included, that cannot end the `<script>` it stands in.
    public mutating func json(_ text: String) {
        markup("\"")
        buffer.append(text, as: JSONPosition.self)
        markup("\"")
    }

    /// Writes UTF-8 text as a string of JSON, as ``json(_:)-(String)``.
    public mutating func json(_ text: Span<UInt8>) {
        markup("\"")
        buffer.append(text, as: JSONPosition.self)
        markup("\"")
    }
}
