import SampleSource
import Testing

/// Translating all comments of a listing and translating them back again.
struct `Comments there and back` {
    private static let sources: [[UInt8]] =
        (SourceFixture.wellFormed + SourceFixture.malformed).map(\.bytes)
        + PackageFiles.swiftFiles.filter { $0.contains("/Sources/") }.map { Array(PackageFiles.bytes(of: $0).prefix(2_000)) }

    @Test(arguments: UInt64(100)..<104)
    func `end in the keys that they began with`(seed: UInt64) throws {
        var mutation = SourceMutation(seed: seed)
        var translated = 0
        for _ in 0..<250 {
            guard let source = mutation.pick(Self.sources).map({ mutation.mutated($0) }) else { continue }
            guard let listing = SampleFile(path: "A.swift", bytes: source).listing() else { continue }
            let text = String(decoding: listing.code, as: UTF8.self)
            let keys = unique(listing.comments.map(\.key))
            let there = try listing.localized(with: keys.enumerated().map { translation(of: $1, as: words($0)) })
            let refused = Set(there.refused.map(\.index))
            let expected = listing.comments.map { comment in
                keys.firstIndex(of: comment.key).map { refused.contains($0) ? comment.key : words($0) }
            }
            #expect(there.listing.comments.map(\.key) == expected, "\(text)")
            let back = try there.listing.localized(with: keys.enumerated().map { translation(of: words($0), as: $1) })
            translated += keys.count - refused.count
            // A translation that cannot be written is one that the source's own comment must not have been, either.
            guard back.refused.isEmpty else { continue }
            #expect(joined(back.listing) == joined(listing), "\(text)")
        }
        #expect(translated > 500)
    }

    @Test func `change no comment of this package where a key translates to itself`() throws {
        for path in PackageFiles.swiftFiles {
            guard let listing = SampleFile(path: path, bytes: PackageFiles.bytes(of: path)).listing() else { continue }
            let keys = unique(listing.comments.map(\.key))
            let localized = try listing.localized(with: keys.map { translation(of: $0, as: $0) })
            #expect(joined(localized.listing) == joined(listing), "\(path)")
            #expect(localized.stale == [], "\(path)")
        }
    }

    private func translation(of key: String, as text: String) -> CommentTranslation {
        CommentTranslation(source: key, translation: text)
    }

    /// Enough of them to be wrapped; an item of a list, so that they are no part of the comment above.
    private func words(_ number: Int) -> String {
        "\(number). " + Array(repeating: "слово", count: number % 25 + 1).joined(separator: " ")
    }

    private func unique(_ keys: [String]) -> [String] {
        var seen: Set<String> = []
        return keys.filter { seen.insert($0).inserted }
    }

    /// All comments as one text: where a long one is wrapped, a dash may come to stand at the beginning of a line.
    private func joined(_ listing: Listing) -> String { listing.comments.map(\.key).joined(separator: " ") }
}
