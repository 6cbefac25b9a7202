internal import Models
internal import Platform
internal import TestRecords

/// Finds out whether the samples compile and their tests pass: from an earlier build's verdict if nothing that it depends
/// on has changed, else by the compiler.
struct VerifySamples: Sendable {
    let project: Project
    let options: BuildOptions
    let progress: @Sendable (String) -> Void

    /// What was found out.
    struct Outcome: Sendable {
        var result: Verification
        var diagnostics: [Diagnostic]
    }

    func run(index: SiteIndex) throws -> Outcome {
        let first = Self.firstReference(in: index)
        if let standing = try standing(first: first) { return Outcome(result: standing, diagnostics: []) }
        guard let first else { return Outcome(result: .skipped, diagnostics: []) }
        guard Folder.kind(of: project.path("Package.swift")) == .file else {
            return Outcome(result: .skipped, diagnostics: [Self.noManifest(first)])
        }
        guard let toolchain = SwiftToolchain.find() else {
            return Outcome(result: .skipped, diagnostics: [Self.noToolchain(first)])
        }
        let store = VerdictStore.of(project)
        try store.forget()
        return try verify(with: toolchain, index: index, store: store)
    }

    /// What is known without a compiler, because nothing is to be verified, or an earlier build verified the very same, or
    /// nobody is to be kept waiting; `nil` where it takes one, and where there is something to say.
    ///
    /// - Parameter first: The first place that shows a sample.
    func standing(first: SourceLocation?) throws -> Verification? {
        guard options.verifiesSamples, first != nil else { return .skipped }
        guard Folder.kind(of: project.path("Package.swift")) == .file, let toolchain = SwiftToolchain.find() else { return nil }
        if let verdict = VerdictStore.of(project).load(),
            let digest = try SampleInputs(verdict.folders, in: project).digest(with: toolchain.identity),
            digest == verdict.evidence.digest
        {
            return .passed(verdict.evidence)
        }
        return options.runsSamples ? nil : .skipped
    }

    /// The first place of a site that shows a sample.
    static func firstReference(in index: SiteIndex) -> SourceLocation? {
        for page in index.pages {
            guard let listing = page.sampleListings.first else { continue }
            return SourceLocation(file: page.file, line: listing.line)
        }
        return nil
    }

    // MARK: Running the compiler

    private func verify(with toolchain: SwiftToolchain, index: SiteIndex, store: VerdictStore) throws -> Outcome {
        let scratch = project.path(".build/pilaster/samples")
        try Folder.create(scratch)
        guard let package = try SamplePackage.describe(in: project, scratch: scratch, with: toolchain) else {
            return Outcome(result: .skipped, diagnostics: [Self.badManifest])
        }
        let inputs = SampleInputs(package.folders, in: project)
        // The digest is taken before the run: what changes while it runs is looked at again by the next build.
        guard let digest = try inputs.digest(with: toolchain.identity) else {
            return Outcome(result: .skipped, diagnostics: [Self.badManifest])
        }
        progress("compiling and testing the samples")
        let events = "\(scratch)/events.jsonl"
        try File.remove(events)
        let run = try toolchain.run(
            [
                "test", "--package-path", project.root, "--scratch-path", scratch, "--disable-xctest",
                "--event-stream-output-path", events,
            ],
            onLine: progress)
        let log = BuildLog(run.output)
        let tests = (try? File.read(events)).map(TestEvidence.init(eventStream:))
        guard run.status == 0, let tests, tests.verdict == .passed else {
            let report = FailureReport(project: project, index: index)
            return Outcome(result: .skipped, diagnostics: report.diagnostics(of: run, log, tests))
        }
        let passed = try tests.passed.map { test in
            try Evidence.Test(name: test.name, patterns: patterns(of: project.relative(test.file), package, index))
        }
        let evidence = Evidence(
            compiler: toolchain.version, target: toolchain.target, digest: digest, tests: passed)
        store.save(Verdict(evidence: evidence, folders: package.folders))
        return Outcome(result: .passed(evidence), diagnostics: [])
    }

    /// The folders below the samples' folder whose modules a test's file imports.
    private func patterns(of file: String, _ package: SamplePackage, _ index: SiteIndex) throws -> [String] {
        let imports = ImportLines.modules(in: String(decoding: try File.read(project.path(file)), as: UTF8.self))
        let root = index.configuration.samples + "/"
        return imports.compactMap { package.paths[$0] }.filter { $0.hasPrefix(root) }.map { String($0.dropFirst(root.count)) }
    }

    // MARK: What keeps the compiler from running

    private static func noManifest(_ place: SourceLocation) -> Diagnostic {
        Diagnostic(
            .sampleUnverifiable, at: place, "the page shows a sample, and the project has no Package.swift that compiles it",
            remedy: "Add a manifest with the samples and their tests, or build with `--no-verify`.")
    }

    private static func noToolchain(_ place: SourceLocation) -> Diagnostic {
        Diagnostic(
            .sampleUnverifiable, at: place, "the page shows a sample, and there is no `swift` in PATH to compile it",
            remedy: "Install Swift from swift.org, or build with `--no-verify`.")
    }

    private static let badManifest = Diagnostic(
        .sampleUnverifiable, at: SourceLocation(file: "Package.swift"), "the package of the samples cannot be read",
        remedy: "Run `\(SamplePackage.variable)=1 swift package describe` to see why.")
}
