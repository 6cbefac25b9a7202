internal import Digest
internal import Localization
internal import Platform

/// The file that holds a state: a line that says the format, the state, and the digest of that.
struct StateFile: Sendable {
    private let path: String
    private let project: Project
    /// To be changed with the format, with what is stored, and with what a digest covers.
    private static let header = Array("pilaster state 5\n".utf8)
    private static let folder = ".build/pilaster"
    private static let prefix = "state-"
    private static let digestLength = 16

    /// Where the state of a project's site is kept that is published in a folder.
    ///
    /// - Parameter output: The folder, absolute and without symbolic links.
    init(of project: Project, output: String) {
        self.project = project
        path = project.path("\(Self.folder)/\(Self.prefix)\(Digest(of: Array(output.utf8)).shortHex(16))")
    }

    /// The state, or `nil` where there is none, or one that is damaged or of another version.
    func load() -> SiteState? { load(from: path) }

    /// The words of a language's pages, as far as they are kept.
    func terms(of language: LanguageTag) -> KeptTerms? { load(from: path(of: language)) }

    private func path(of language: LanguageTag) -> String { "\(path).\(language.string)" }

    private func load<Value: Stored>(from path: String) -> Value? {
        guard let bytes = try? File.read(path), bytes.starts(with: Self.header),
            bytes.count >= Self.header.count + Self.digestLength
        else { return nil }
        let state = Self.header.count..<bytes.count - Self.digestLength
        do {
            var end = StateReader(bytes[state.upperBound...])
            guard try end.digest() == Digest(of: bytes.span.extracting(state)) else { return nil }
            var reader = StateReader(bytes[state])
            return try Value(from: &reader)
        } catch {
            return nil
        }
    }

    /// Keeps a state. One that cannot be kept costs time, nothing else.
    func save(_ state: SiteState) { save(state, to: path) }

    /// Keeps the words of a language's pages.
    func save(_ terms: KeptTerms, of language: LanguageTag) { save(terms, to: path(of: language)) }

    private func save(_ state: some Stored, to path: String) {
        var pieces = StatePieces(of: state, header: Self.header)
        do {
            if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) { try Folder.create(String(path[..<slash])) }
            try File.write(path) { () throws(SystemError) in pieces.next() }
        } catch {
            // An old state is no wrong one: every digest and stamp in it is looked at before it is believed.
            return
        }
    }

    /// Removes the state and the words that are kept beside it.
    func forget() throws { try Self.remove(below: project) { $0.hasPrefix(path) } }

    /// Removes the states of all output folders.
    static func forgetAll(of project: Project) throws { try remove(below: project) { _ in true } }

    private static func remove(below project: Project, _ isForgotten: (_ path: String) -> Bool) throws {
        let folder = project.path(Self.folder)
        for entry in (try? Folder.entries(of: folder)) ?? [] where entry.shownName.hasPrefix(prefix) {
            let path = "\(folder)/\(entry.shownName)"
            if isForgotten(path) { try File.remove(path) }
        }
    }
}
