/// Where the highlighter differs from the toolchain's classification on purpose, and why. What is not in this table is a bug.
enum ExplainedDifference: CaseIterable {
    /// `#"…"#`: the classification leaves the pound signs plain; to a reader they are the literal's delimiters, as its quotes.
    case poundSignsOfString
    /// A backslash that continues a line of a string literal is whitespace to the parser, and text of the literal to a reader.
    case escapedNewline
    /// `#expect`: the classification knows no colour for freestanding macros. We show them as attached ones.
    case freestandingMacro
    /// `#if`, `#available`: directives have a class of their own there, or none. They are words of the language.
    case directive
    /// `iOS 17.4`: the parser takes a version apart; it reads as one number.
    case versionPeriod
    /// `Foo.Type.self`: a keyword in the grammar of types, a member name in that of expressions. We always show a keyword.
    case metatypeInExpression
    /// `first(where:in:)`: in a name without arguments the classification takes a reserved word for a keyword; it is a label.
    case compoundName
    /// `@Builder<State>`: the classification shows the generic arguments as part of the attribute; they are types.
    case attributeArgument

    /// The entry that explains why `text` is `theirs` there and `ours` here, if one does.
    static func explaining(_ text: String, before next: String, theirs: ByteClass, ours: ByteClass) -> Self? {
        switch (theirs, ours) {
        case (.plain, .string) where text.allSatisfy { $0 == "#" }: .poundSignsOfString
        case (.plain, .string) where text == "\\": .escapedNewline
        case (.plain, .string) where text.dropFirst().allSatisfy { $0 == "#" } && text.hasPrefix("\\"): .escapedNewline
        case (.plain, .attribute) where text.hasPrefix("#"): .freestandingMacro
        case (.plain, .keyword) where text.hasPrefix("#"): .directive
        case (.plain, .number) where text == ".": .versionPeriod
        case (.plain, .keyword) where text == "Type": .metatypeInExpression
        case (.keyword, .plain) where next.hasPrefix(":"): .compoundName
        case (.attribute, .plain) where text.hasPrefix("<") || text.hasSuffix(">"): .attributeArgument
        default: nil
        }
    }
}
