internal import Localization
internal import Models
internal import Parser
internal import Platform

/// Records in a translation's front matter that it is up to date: `pilaster translate ID TAG --accept [SECTION]`.
public struct RecordTranslation: Sendable {
    private let project: Project

    /// Recording in a project.
    public init(project: Project) { self.project = project }

    /// What was recorded.
    public struct Record: Hashable, Sendable {
        /// The translation's file, from the project's folder.
        public var file: String
        /// The file of the origin.
        public var origin: String
        /// The parts whose digests are new.
        public var changed: [String]
        /// The parts of the origin that the translation does not have, and that were not recorded therefore.
        public var missing: [String]
        /// Whether the page did not say before that it is a translation.
        public var isNewlyLinked: Bool
    }

    /// Records a part of a page, or all parts that the translation has.
    ///
    /// - Throws: `RefusedRequest`, and `SystemError` where input or output fails.
    public func run(page id: String, language: String, part: String? = nil) async throws -> Record {
        let site = try await SurveyedSite(project: project)
        let entry = try site.entry(id)
        let position = try site.language(language)
        let page = try Self.translation(entry, position, site)
        let facts = site.index.pages[page]
        let origin = site.index.pages[entry.origin]
        let parts = site.index.parts(of: entry.origin)
        let own = Set(site.index.parts(of: page).map(\.key))
        let wanted = try part.map { try Self.keys(meant: $0, parts, facts) }
        func isWanted(_ key: String) -> Bool { wanted?.contains(key) ?? true }
        let old = facts.frontMatter.translation?.sections ?? [:]
        let new = parts.compactMap { part -> (key: String, digest: SectionDigest)? in
            if isWanted(part.key), own.contains(part.key) { return (part.key, part.digest) }
            return old[part.key].map { (part.key, $0) }
        }
        // What the origin has lost stays on record until somebody accepts that.
        let lost = Set(old.keys).subtracting(parts.map(\.key)).filter { !isWanted($0) }.sorted()
        let kept = lost.compactMap { key in old[key].map { (key: key, digest: $0) } }
        try write(TranslationBlock(of: origin.language, parts: new + kept), to: facts.file)
        return Record(
            file: facts.file, origin: origin.file,
            changed: new.filter { old[$0.key] != $0.digest }.map(\.key)
                + Set(old.keys).subtracting((new + kept).map(\.key)).sorted(),
            missing: parts.filter { $0.place != .words && isWanted($0.key) && !own.contains($0.key) }.map(\.key),
            isNewlyLinked: facts.frontMatter.translation == nil)
    }

    private func write(_ block: TranslationBlock, to file: String) throws {
        // A symbolic link stays one.
        let path = Folder.realPath(project.path(file)) ?? project.path(file)
        let bytes = try File.read(path)
        let edited: [UInt8]
        do throws(FrontMatterEditor.Refusal) {
            edited = try FrontMatterEditor(bytes).setting(block)
        } catch {
            throw RefusedRequest(message: "\(file): \(error.message)", remedy: error.remedy ?? "Mend it first.")
        }
        try File.replace(path, with: edited)
    }

    // MARK: What is meant

    /// The version of a page in a language, if it can be a translation.
    private static func translation(_ entry: PageEntry, _ position: Int, _ site: SurveyedSite) throws(RefusedRequest) -> Int {
        let tag = site.index.languages[position].tag
        guard let page = entry.versions[position] else {
            throw RefusedRequest(
                message: "there is no page `\(entry.id)` in `\(tag)`",
                remedy: "`pilaster translate \(entry.id) \(tag)` begins it.")
        }
        let facts = site.index.pages[page]
        let origin = site.index.pages[entry.origin]
        guard page != entry.origin else {
            throw RefusedRequest(
                message: "\(facts.file) is the origin, which is always up to date", remedy: "Name the language of a translation.")
        }
        if let translation = facts.frontMatter.translation, translation.of != origin.language {
            throw RefusedRequest(
                message:
                    "\(facts.file) says that it is a translation of `\(translation.of)`, but the origin is `\(origin.language)`",
                remedy: "Write `of: \(origin.language)` first.")
        }
        try site.requireReadable(facts)
        try site.requireReadable(origin)
        return page
    }

    /// The keys that somebody means by a part's key, by a heading's id, or by `interface` for all words.
    private static func keys(
        meant name: String, _ parts: [TranslatedPart], _ facts: PageFacts
    ) throws(RefusedRequest) -> Set<String> {
        let keys = parts.map(\.key)
        let recorded = facts.frontMatter.translation?.sections.keys.sorted() ?? []
        let known = keys + recorded.filter { !keys.contains($0) }
        let meant = known.filter {
            $0 == name || name == "interface" && $0.hasPrefix(TranslatedPart.interface)
        }
        if !meant.isEmpty { return Set(meant) }
        let nearest = NearestName.to(name, among: known)
        throw RefusedRequest(
            message: "`\(facts.id)` has no section `\(name)`",
            remedy: nearest.map { "Did you mean `\($0)`?" }
                ?? "Its sections: \(known.filter { !$0.hasPrefix(TranslatedPart.interface) }.joined(separator: ", ")).")
    }
}
