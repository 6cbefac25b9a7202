internal import Bytes
internal import Digest
internal import Models

/// What a build keeps for the next one, so that this one need neither read nor draw what has not changed.
///
/// Nothing in it is a source: it can be deleted at any time, and a state that does not fit is none.
struct SiteState: Sendable {
    /// The tool and what it was asked for; under another key the state is void.
    var key: Digest
    /// `site.yml`, on which depends how pages are read.
    var configuration: Digest
    /// The pages, in the order of their paths' bytes.
    var pages: [PageRecord]
    /// What was published last, in the order of the plan.
    var outputs: [OutputRecord]
    /// The end of the last build, where it published the site.
    var outcome: Outcome?

    /// What the last build said.
    func findings(of outcome: Outcome) throws(DamagedState) -> Findings {
        var notes = StoredNotes()
        if outcome.notes > 0 { for page in pages { if let judgement = page.judgement { notes.add(judgement.notes) } } }
        guard notes.count == outcome.notes else { throw DamagedState() }
        return Findings(read: try ReportedDiagnostics(stored: outcome.diagnostics), notes: notes)
    }

    init(key: Digest, configuration: Digest, pages: [PageRecord], outputs: [OutputRecord]) {
        self.key = key
        self.configuration = configuration
        self.pages = pages
        self.outputs = outputs
    }

    /// How a build ended.
    struct Outcome: Sendable {
        /// All that was read and is no page.
        var surroundings: Digest
        /// Whether the samples passed, and how; what a page shows of it.
        var verification: Digest
        /// The first place that shows a sample.
        var firstSample: SourceLocation?
        /// The pages that authors wrote, in all languages.
        var pages: Int
        /// The languages of the site.
        var languages: Int
        /// All that authors should know of, by place, without the notes that stand in the pages' records.
        var diagnostics: ArraySlice<UInt8>
        /// How many of these there are; none where `site.yml` says what they weigh.
        var notes: Int
    }
}

extension SiteState: Stored {
    private static let recordsOfPart = 128

    private var partsOfPages: Int { (pages.count + Self.recordsOfPart - 1) / Self.recordsOfPart }
    private var partsOfOutputs: Int { (outputs.count + Self.recordsOfPart - 1) / Self.recordsOfPart }

    var parts: Int { partsOfPages + partsOfOutputs + 3 }

    func store(in writer: inout StateWriter) { for part in 0..<parts { store(part: part, in: &writer) } }

    func store(part: Int, in writer: inout StateWriter) {
        switch part {
        case 0:
            writer.write(key)
            writer.write(configuration)
            writer.write(UInt64(pages.count))
        case 1..<partsOfPages + 1: Self.store(pages, part: part - 1, in: &writer)
        case partsOfPages + 1: writer.write(UInt64(outputs.count))
        case ..<(parts - 1): Self.store(outputs, part: part - partsOfPages - 2, in: &writer)
        default: writer.write(outcome)
        }
    }

    private static func store(_ records: [some Stored], part: Int, in writer: inout StateWriter) {
        let start = part * recordsOfPart
        for record in records[start..<min(records.count, start + recordsOfPart)] { record.store(in: &writer) }
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        key = try reader.digest()
        configuration = try reader.digest()
        pages = try reader.values()
        outputs = try reader.values()
        outcome = try reader.optional()
    }
}

extension SiteState.Outcome: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(surroundings)
        writer.write(verification)
        writer.write(firstSample)
        writer.write(pages)
        writer.write(languages)
        writer.write(diagnostics)
        writer.write(notes)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        surroundings = try reader.digest()
        verification = try reader.digest()
        firstSample = try reader.optional()
        pages = try reader.int()
        languages = try reader.int()
        diagnostics = try reader.block()
        notes = try reader.int()
    }
}
