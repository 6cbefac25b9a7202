internal import SampleSource

/// A Swift file with markers, the listings cut from it, and comments translated in them.
enum RegionsTarget {
    static func run(_ input: [UInt8]) {
        let file = SampleFile(path: "Fuzz.swift", bytes: input)
        let names = file.regions.map { String?.some($0.name) } + [nil]
        for name in names.prefix(8) {
            guard let listing = file.listing(region: name) else { continue }
            precondition(listing.code.isEmpty || listing.code.last == UInt8(ascii: "\n"))
            let translations = listing.comments.map { CommentTranslation(source: $0.key, translation: "é \($0.key)") }
            // The proof is made by the code itself: it throws where another token would change.
            _ = try? listing.localized(with: translations)
        }
    }
}
