internal import Models
internal import Platform

/// Tells what is wrong with the samples: at the Swift line, and at each place that shows it.
struct FailureReport {
    let project: Project
    let index: SiteIndex

    func diagnostics(
        status: Int32, _ messages: [CompilerMessages.Message], _ tests: TestEvents?, _ output: [UInt8]
    ) -> [Diagnostic] {
        let broken = messages.map { message in
            Diagnostic(
                .sampleBroken, at: place(message.file, message.line, message.column),
                "the sample does not compile: \(message.text)", remedy: "Mend it: no page is published until it compiles.",
                notes: pages(showing: message.file))
        }
        let failing = (tests?.failures ?? []).map { failure in
            Diagnostic(
                .sampleFailing, at: place(failure.file, failure.line, failure.column),
                "the test “\(failure.test)” fails: \(failure.message)",
                remedy: "Mend the sample or its test: no page is published until all tests pass.",
                notes: pages(showing: testedFolders(by: failure.file)))
        }
        let found = broken + failing
        return found.isEmpty ? [unexplained(status, tests, output)] : found
    }

    /// A crash, a run without tests, a linker's complaint.
    private func unexplained(_ status: Int32, _ tests: TestEvents?, _ output: [UInt8]) -> Diagnostic {
        let cause: String
        if let tests, !tests.hasEnded {
            cause = "the tests of the samples crashed"
        } else if let tests, tests.passed.isEmpty {
            cause = "the samples have no tests"
        } else {
            cause = "the samples could not be built (exit code \(status))"
        }
        let tail = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline).suffix(3).joined(separator: " ⏎ ")
        return Diagnostic(
            .sampleFailing, at: SourceLocation(file: index.configuration.sampleTests), "\(cause): \(tail)",
            remedy: "Run `\(SamplePackage.variable)=1 swift test` to see all of it.")
    }

    private func place(_ file: String, _ line: Int, _ column: Int) -> SourceLocation {
        guard let bytes = try? File.read(project.path(file)) else {
            return SourceLocation(file: file, line: line, column: column)
        }
        return SourceFile(path: file, bytes: bytes).location(line: line, byteColumn: column)
    }

    // MARK: The pages that show it

    private func pages(showing file: String) -> [Diagnostic.Note] {
        pages { path in "\(index.configuration.samples)/\(path)" == file }
    }

    private func pages(showing folders: [String]) -> [Diagnostic.Note] {
        pages { path in folders.contains { path.hasPrefix($0 + "/") } }
    }

    private func pages(where isShown: (String) -> Bool) -> [Diagnostic.Note] {
        index.pages.flatMap { page in
            page.listings.filter { $0.references.contains { isShown($0.path) } }.map { listing in
                Diagnostic.Note("it is shown here", at: SourceLocation(file: page.file, line: listing.line))
            }
        }
    }

    /// The samples' folders that a test's file imports, by the names of their modules.
    private func testedFolders(by file: String) -> [String] {
        guard let bytes = try? File.read(project.path(file)) else { return [] }
        let modules = ImportLines.modules(in: String(decoding: bytes, as: UTF8.self))
        let folders = Set(index.pages.flatMap(\.listings).flatMap(\.references).map { String($0.path.prefix { $0 != "/" }) })
        return folders.filter(modules.contains).sorted()
    }
}
