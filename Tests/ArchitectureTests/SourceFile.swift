/// A Swift file, as far as the house's rules look at it.
struct SourceFile {
    /// From the package's folder.
    var path: String
    var imports: [ImportStatement]

    init(path: String, imports: [ImportStatement]) {
        self.path = path
        self.imports = imports
    }

    /// A file made up for a test.
    init(_ path: String, _ source: String) {
        self.init(path: path, imports: ImportStatement.all(in: source))
    }

    /// How messages name an import.
    func place(of statement: ImportStatement) -> String { "\(path):\(statement.line)" }
}
