/// Bounds on what one page may ask of the parser. Each ends in a fault, never in a hang.
public enum MarkdownLimit {
    /// How deeply blocks and inlines may nest. No page for people comes near; browsers give up not far above.
    public static let depth = 200
    /// How many `[` may stand in a row of lines without a blank one: libcmark 0.30.2 needs quadratic time for brackets that
    /// nobody closes (28 s for 240,000 of them).
    public static let brackets = 10_000
    /// How large a page may be, in bytes.
    public static let size = 16 << 20
    /// How deeply struck out text may nest in a paragraph.
    public static let strikethroughs = 16
    /// How long a footnote's label may be, in bytes.
    public static let footnoteLabel = 100
    /// How long the host of a bare address may be, in bytes (RFC 1035, section 2.3.4).
    public static let host = 255
    /// How many columns a table may have.
    public static let columns = 100
    /// How many cells all tables of a page may have together.
    public static let cells = 100_000
}
