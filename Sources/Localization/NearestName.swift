/// The name that an author probably meant, for the remedy of every "unknown …" diagnostic.
///
/// It lives here because nearness is a matter of text: case is lowered and characters are counted as Unicode has them.
public enum NearestName {
    /// How many candidates are looked at, in their order; a page may have any number of anchors.
    public static let maximumCandidates = 1_000

    /// The candidate nearest to `name`, or `nil` when none is near: one slip in three characters, three at most. Of equally near
    /// ones the first by bytes, so that the answer does not depend on the order of the candidates.
    public static func to(_ name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = LowerCase.of(name)
        let limit = min(3, (wanted.unicodeScalars.prefix(EditDistance.maximumLength).count + 2) / 3)
        var nearest: (distance: Int, name: String)?
        for candidate in candidates.prefix(maximumCandidates) {
            guard let distance = EditDistance.between(wanted, LowerCase.of(candidate), atMost: limit) else { continue }
            guard let best = nearest else {
                nearest = (distance, candidate)
                continue
            }
            let isFirst = candidate.utf8.lexicographicallyPrecedes(best.name.utf8)
            if distance < best.distance || (distance == best.distance && isFirst) { nearest = (distance, candidate) }
        }
        return nearest?.name
    }
}
