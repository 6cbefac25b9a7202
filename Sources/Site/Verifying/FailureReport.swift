internal import Models
internal import Platform
internal import TestRecords

/// Tells what is wrong with the samples: at the Swift line, and at each place that shows it.
struct FailureReport {
    let project: Project
    let index: SiteIndex

    func diagnostics(of run: Subprocess.Outcome, _ log: BuildLog, _ tests: TestEvidence?) -> [Diagnostic] {
        let broken = log.diagnostics.filter { $0.severity == .error }.map(describe)
        let failing = (tests?.failed ?? []).flatMap { failure in
            // A test may fail without saying why; then its own line is the place.
            failure.issues.isEmpty
                ? [describe(failure.test, nil)] : failure.issues.map { describe(failure.test, $0) }
        }
        let crashed = (tests?.unfinished ?? []).map { describeCrash(of: $0, wasSilent: run.wasSilent) }
        let found = broken + failing + crashed
        return found.isEmpty ? [unexplained(run, log, tests)] : found
    }

    private func describe(_ error: CompilerDiagnostic) -> Diagnostic {
        let file = project.relative(error.file)
        return Diagnostic(
            .sampleBroken, at: place(file, error.line, error.column), "the sample does not compile: \(error.message)",
            remedy: "Mend it: no page is published until it compiles.", notes: pages(showing: file))
    }

    private func describe(_ test: RecordedTest, _ issue: TestIssue?) -> Diagnostic {
        let file = project.relative(issue?.file ?? test.file)
        return Diagnostic(
            .sampleFailing, at: place(file, issue?.line ?? test.line, issue?.column ?? 1),
            "the test “\(test.name)” fails\(issue.map { ": " + oneLine($0.message) } ?? "")",
            remedy: "Mend the sample or its test: no page is published until all tests pass.",
            notes: pages(showing: testedFolders(by: project.relative(test.file))))
    }

    /// The details of an expectation stand on lines of their own; a diagnostic is one line.
    private func oneLine(_ message: String) -> String {
        message.split(whereSeparator: \.isNewline).joined(separator: "; ")
    }

    private func describeCrash(of test: RecordedTest, wasSilent: Bool) -> Diagnostic {
        let file = project.relative(test.file)
        return Diagnostic(
            .sampleFailing, at: place(file, test.line, 1),
            wasSilent
                ? "the test “\(test.name)” does not end: for \(Self.silence), nothing was heard of the tests"
                : "the test “\(test.name)” never ended: the tests crashed or were stopped",
            remedy: "Mend what it runs: no page is published until all tests pass.",
            notes: pages(showing: testedFolders(by: file)))
    }

    private static let silence = "\(SwiftToolchain.longestSilence.components.seconds / 60) minutes"

    /// A linker's complaint, a run without tests, a broken manifest.
    private func unexplained(_ run: Subprocess.Outcome, _ log: BuildLog, _ tests: TestEvidence?) -> Diagnostic {
        let cause =
            switch tests?.verdict {
            case .noTests: "the samples have no tests"
            case .interrupted: "the tests of the samples came to no end"
            case .failed: "the tests of the samples failed: \(tests?.otherIssues.first?.message ?? "")"
            case .passed where run.wasSilent, nil where run.wasSilent:
                "for \(Self.silence), nothing was heard of the samples' build"
            case .passed, nil: "the samples could not be built (exit code \(run.status))"
            }
        let tail = String(decoding: run.output, as: UTF8.self).split(whereSeparator: \.isNewline).suffix(3)
        let words = log.otherErrors.isEmpty ? tail.map(String.init) : log.otherErrors
        return Diagnostic(
            .sampleFailing, at: SourceLocation(file: index.configuration.sampleTests),
            "\(cause): \(words.joined(separator: " · "))",
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
            page.sampleListings.filter { $0.references.contains { isShown($0.path) } }.map { listing in
                Diagnostic.Note("it is shown here", at: SourceLocation(file: page.file, line: listing.line))
            }
        }
    }

    /// The samples' folders that a test's file imports, by the names of their modules.
    private func testedFolders(by file: String) -> [String] {
        guard let bytes = try? File.read(project.path(file)) else { return [] }
        let modules = ImportLines.modules(in: String(decoding: bytes, as: UTF8.self))
        let folders = Set(
            index.pages.flatMap(\.sampleListings).flatMap(\.references).map { String($0.path.prefix { $0 != "/" }) })
        return folders.filter(modules.contains).sorted()
    }
}
