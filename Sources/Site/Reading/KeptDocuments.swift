internal import Markup
internal import Models

/// The texts of pages that were read in the first pass and are still at hand in the second: all of a small site, and those of
/// the pages that have changed since the last build. A large site keeps what its memory does not grow by, and reads the others
/// twice.
struct KeptDocuments: Sendable {
    private var documents: [String: Document] = [:]

    /// How many pages are kept at most.
    private static let most = 1 << 13

    /// Of so many pages, those that are kept are few, and their memory comes on top of that of all the facts.
    private static let mostRead = 1 << 14

    /// How many pages are kept of those that are read.
    static func most(of read: Int) -> Int { read > mostRead ? 0 : most }

    /// How many bytes a page that is kept has at most.
    private static let mostBytes = 1 << 14

    init(of parts: [ReadPages]) {
        for part in parts { documents.merge(part.documents) { first, _ in first } }
    }

    /// Whether there is room for a page of so many bytes.
    static func keeps(_ count: Int) -> Bool { count <= mostBytes }

    /// The text of a page's file, as it was surveyed.
    subscript(file: String) -> Document? { documents[file] }
}
