/// How much is said of one page. Nobody reads more, and finding each place costs time in proportion to the page.
public enum DiagnosticLimit {
    /// How many diagnostics of one kind of check a page can have; what comes after them is left for the next run.
    public static let perPage = 100
}
