internal import Digest
internal import Models
internal import Parser
internal import Platform
internal import SampleSource

/// Judges all pages, in parallel; a page that is as it was when it was judged, among others that are, is not judged again.
struct SiteCheck: Sendable {
    let project: Project
    let parallel: Parallel
    let digests: SiteDigests

    /// What is wrong.
    struct Result: Sendable {
        /// In lists as they were found: to join them would take as much memory again.
        var diagnostics: [[Diagnostic]] = []
        /// Besides, the notes that are kept with the judgements.
        var notes = StoredNotes()
        /// What each page of the index was found to be.
        var judgements: [PageRecord.Judgement?] = []

        fileprivate mutating func add(_ judged: Judged) {
            if !judged.diagnostics.isEmpty { diagnostics.append(judged.diagnostics) }
            judgements += judged.judgements
            for case let judgement? in judged.judgements { notes.add(judgement.notes) }
        }
    }

    /// - Parameter earlier: What each page of the index was found to be by an earlier build.
    func run(index: SiteIndex, samples: SampleLibrary, earlier: [PageRecord.Judgement?]) async throws -> Result {
        let project = project
        let rules = SiteRules(index: index, samples: samples) { path in
            SourceFile(path: path, bytes: (try? File.read(project.path(path))) ?? [])
        }
        var result = Result()
        result.judgements.reserveCapacity(index.pages.count)
        try await parallel.chunks(of: index.pages.count, size: 64, into: &result, { $0.add($1) }) { range in
            judge(range, index, rules, earlier[range])
        }
        result.diagnostics.append(rules.checkSite())
        return result
    }

    /// Some pages, one behind the other.
    fileprivate struct Judged: Sendable {
        /// Without the notes of the judgements.
        var diagnostics: [Diagnostic] = []
        var judgements: [PageRecord.Judgement?] = []
    }

    private func judge(
        _ pages: Range<Int>, _ index: SiteIndex, _ rules: SiteRules, _ earlier: ArraySlice<PageRecord.Judgement?>
    ) -> Judged {
        let bases = pages.map { basis(of: $0, in: index) }
        var found = zip(bases, earlier).map { kept($1, on: $0) }
        let unknown = found.indices.filter { found[$0] == nil }
        var judgements = Array(earlier)
        for (place, diagnostics) in zip(unknown, rules.check(each: unknown.map { pages.lowerBound + $0 })) {
            let page = pages.lowerBound + place
            guard isCovered(diagnostics, of: page, in: index) else {
                found[place] = diagnostics
                judgements[place] = nil
                continue
            }
            let findings = PageFindings(diagnostics, on: index.pages[page].file)
            found[place] = findings.others
            judgements[place] = PageRecord.Judgement(basis: bases[place], findings)
        }
        return Judged(diagnostics: found.flatMap { $0 ?? [] }, judgements: judgements)
    }

    /// All that a page is judged by.
    private func basis(of page: Int, in index: SiteIndex) -> Digest {
        SiteDigests.digest([digests.rules] + versions(of: page, in: index).map { digests.content[$0] })
    }

    private func versions(of page: Int, in index: SiteIndex) -> [Int] {
        index.entry(index.pages[page].id)?.versions.compactMap { $0 } ?? [page]
    }

    private func kept(_ judgement: PageRecord.Judgement?, on basis: Digest) -> [Diagnostic]? {
        guard let judgement, judgement.basis == basis else { return nil }
        return try? judgement.read()
    }

    /// Whether diagnostics point at no other pages than those that the basis covers.
    private func isCovered(_ diagnostics: [Diagnostic], of page: Int, in index: SiteIndex) -> Bool {
        let versions = versions(of: page, in: index)
        return diagnostics.allSatisfy { diagnostic in
            diagnostic.notes.allSatisfy { note in versions.contains { index.pages[$0].file == note.location.file } }
        }
    }
}
