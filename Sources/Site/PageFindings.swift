internal import Models

/// What is wrong with a page among the others.
struct PageFindings {
    /// Notes on the page itself, by place, each once: they are counted without being read, and nobody else says anything of this
    /// page's file.
    let notes: [Diagnostic]
    /// What is to be read in any case.
    let others: [Diagnostic]

    /// - Parameter file: The page's file.
    init(_ diagnostics: [Diagnostic], on file: String) {
        let isOwnNote = { (diagnostic: Diagnostic) in diagnostic.severity == .note && diagnostic.location.file == file }
        notes = diagnostics.filter(isOwnNote).sortedOnce()
        others = diagnostics.filter { !isOwnNote($0) }
    }
}
