internal import Localization
internal import Models

/// Where a page stands that leads from an old path to a new one.
enum RedirectPath {
    /// The file below the output folder for a path of `redirect-from`.
    ///
    /// A path that begins with `/` counts from the site's root, any other from the folder of the page's language. A path
    /// without an ending is that of an `.html` file, one that ends in `/` that of a folder's `index.html`.
    ///
    /// - Returns: `nil` for a path that leads out of the site, one to a hidden file, and one that is none.
    static func resolve(_ old: String, in language: LanguageTag) -> String? {
        guard URLScheme.of(old) == nil, let path = PercentEncoding.decode(LinkPath.withoutFragment(old)), !path.isEmpty,
            let clean = ContentPath.resolve(Normalization.canonical(path), from: language.string), !clean.isEmpty,
            // Hidden files in the output are ours, or those of whoever hosts it.
            !clean.split(separator: "/").contains(where: { $0.hasPrefix(".") })
        else { return nil }
        if path.hasSuffix("/") { return "\(clean)/index.html" }
        return ContentPath.name(of: clean).contains(".") ? clean : "\(clean).html"
    }
}

/// Paths of URLs.
enum LinkPath {
    /// The part before `?` and `#`.
    static func withoutFragment(_ text: String) -> String { String(text.prefix { $0 != "#" && $0 != "?" }) }
}
