internal import Site

extension ServedSite {
    /// Where reviews are: `/review/TAG/ID`.
    static let reviewFolder = "review"

    /// Shows translations beside their origins, and at each translation the way there.
    mutating func show(_ reviews: ReviewTranslation) {
        let base = basePath
        page = { names in
            guard names.count > 2, names[0] == Self.reviewFolder else { return nil }
            return reviews.page(names[2...].joined(separator: "/"), language: names[1], base: base)
        }
        review = { path in
            guard let found = reviews.translation(at: path) else { return nil }
            let names = [Self.reviewFolder, found.language] + found.id.split(separator: "/").map(String.init)
            return RequestPath(names: names, isFolder: false).encoded
        }
    }
}
