/// All that `pilaster check` has to say of a site.
public struct CheckReport: Sendable {
    /// What somebody should know and can mend: sorted, none of them twice.
    public var diagnostics: [Diagnostic]
    /// For each page that shows Swift code, by file: how much of it was compiled.
    public var code: [CodeShare]

    /// A report of these findings.
    public init(diagnostics: [Diagnostic], code: [CodeShare] = []) {
        self.diagnostics = diagnostics
        self.code = code
    }
}
