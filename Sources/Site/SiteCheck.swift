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
        var diagnostics: [Diagnostic]
        /// Besides, the notes that are kept with the records.
        var notes = StoredNotes()
        /// The records, with what each page was found to be.
        var records: [PageRecord]
    }

    func run(index: SiteIndex, samples: SampleLibrary, records: [PageRecord]) async throws -> Result {
        let project = project
        let rules = SiteRules(index: index, samples: samples) { path in
            SourceFile(path: path, bytes: (try? File.read(project.path(path))) ?? [])
        }
        let places = digests.recordPlaces
        let earlier = places.map { $0.flatMap { records[$0].judgement } }
        let judged = try await parallel.chunks(of: index.pages.count, size: 64) { range in
            judge(range, index, rules, earlier[range])
        }
        var result = Result(diagnostics: rules.checkSite(), records: records)
        // A page that has become a draft is not judged.
        for place in result.records.indices { result.records[place].judgement = nil }
        var page = 0
        for part in judged {
            for judged in part {
                result.diagnostics += judged.diagnostics
                if let notes = judged.judgement?.notes { result.notes.add(notes) }
                if let place = places[page] { result.records[place].judgement = judged.judgement }
                page += 1
            }
        }
        return result
    }

    private struct Judged: Sendable {
        /// Without the notes of the judgement.
        var diagnostics: [Diagnostic]
        var judgement: PageRecord.Judgement?
    }

    private func judge(
        _ pages: Range<Int>, _ index: SiteIndex, _ rules: SiteRules, _ earlier: ArraySlice<PageRecord.Judgement?>
    ) -> [Judged] {
        let bases = pages.map { basis(of: $0, in: index) }
        var results = zip(bases, earlier).map { kept($1, on: $0) }
        let unknown = results.indices.filter { results[$0] == nil }
        for (place, diagnostics) in zip(unknown, rules.check(each: unknown.map { pages.lowerBound + $0 })) {
            let page = pages.lowerBound + place
            results[place] =
                isCovered(diagnostics, of: page, in: index)
                ? kept(PageRecord.Judgement(basis: bases[place], diagnostics, on: index.pages[page].file), on: bases[place])
                : Judged(diagnostics: diagnostics)
        }
        return results.compactMap { $0 }
    }

    /// All that a page is judged by.
    private func basis(of page: Int, in index: SiteIndex) -> Digest {
        SiteDigests.digest([digests.rules] + versions(of: page, in: index).map { digests.content[$0] })
    }

    private func versions(of page: Int, in index: SiteIndex) -> [Int] {
        index.entry(index.pages[page].id)?.versions.compactMap { $0 } ?? [page]
    }

    private func kept(_ judgement: PageRecord.Judgement?, on basis: Digest) -> Judged? {
        guard let judgement, judgement.basis == basis, let diagnostics = try? judgement.read() else { return nil }
        return Judged(diagnostics: diagnostics, judgement: judgement)
    }

    /// Whether diagnostics point at no other pages than those that the basis covers.
    private func isCovered(_ diagnostics: [Diagnostic], of page: Int, in index: SiteIndex) -> Bool {
        let files = Set(versions(of: page, in: index).map { index.pages[$0].file })
        return diagnostics.allSatisfy { $0.notes.allSatisfy { files.contains($0.location.file) } }
    }
}
