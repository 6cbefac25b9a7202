/// Replaces the comments of a listing by their translations.
struct Localization {
    private let listing: Listing
    private let comments: [ListingComment]
    private var replacements: [Int: [UInt8]] = [:]
    private var stale: [Int] = []
    private var refused: [RefusedTranslation] = []

    init(of listing: Listing) {
        self.listing = listing
        comments = listing.comments
    }

    // MARK: Which translation belongs to which comment

    mutating func assign(_ translations: [CommentTranslation]) {
        let indices = Dictionary(grouping: comments.indices) { comments[$0].key }
        var translated: [String: Int] = [:]
        for (index, translation) in translations.enumerated() {
            let key = CommentText.collapsed(translation.source)
            if key.isStreamSafe, let found = indices[key] {
                if let first = translated.updateValue(translated[key] ?? index, forKey: key) {
                    refused.append(RefusedTranslation(index: index, reason: .repeated(first)))
                } else {
                    replace(found, with: translation.translation, index: index)
                }
            } else {
                stale.append(index)
            }
        }
    }

    private mutating func replace(_ found: [Int], with translation: String, index: Int) {
        var written: [Int: [UInt8]] = [:]
        for comment in found {
            let layout = CommentLayout(of: comments[comment], in: listing.code)
            switch layout.write(translation) {
            case .success(let bytes): written[comment] = bytes
            case .failure(let refusal): return refused.append(RefusedTranslation(index: index, reason: refusal.reason))
            }
        }
        replacements.merge(written) { $1 }
    }

    // MARK: The new code

    func result() -> LocalizedListing {
        var assembly = LocalizedCode(of: listing)
        var untranslated: [Range<Int>] = []
        var missing: [String] = []
        for (index, comment) in comments.enumerated() {
            assembly.copy(upTo: comment.range.lowerBound)
            if let replacement = replacements[index] {
                assembly.replace(comment.range, by: replacement)
            } else if comment.needsTranslation {
                let shift = assembly.code.count - comment.range.lowerBound
                untranslated += comment.tokens.map { $0.lowerBound + shift..<$0.upperBound + shift }
                missing.append(comment.key)
            }
        }
        assembly.copy(upTo: listing.code.count)
        return LocalizedListing(
            listing: assembly.listing, untranslated: untranslated, missing: missing, stale: stale, refused: refused)
    }
}
