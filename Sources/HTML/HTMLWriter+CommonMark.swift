extension HTMLWriter {
    /// Writes text between tags or in an attribute as the CommonMark specification's examples print it, with `&quot;`.
    public mutating func commonMarkText(_ text: Span<UInt8>) {
        append(text, as: CommonMarkTextPosition.self)
    }

    /// Writes an attribute that holds an address as the CommonMark specification's examples print it.
    ///
    /// Its scheme is not looked at: what is written so goes to whoever asked for it, never onto a page.
    public mutating func attribute(_ name: StaticString, commonMarkURL url: Span<UInt8>) {
        open(name)
        append(url, as: CommonMarkURLPosition.self)
        markup("\"")
    }
}
