/// What is served at one moment. It never changes: the next build brings another one.
struct ServedSite: Sendable {
    /// The folder of the site's files, absolute.
    var folder: String
    /// The names of the folders below which the site is served, from the server's root: those of its base URL.
    var base: [String] = []
    /// Whether there has ever been a site without errors.
    var isBuilt = false
    /// Which state of the site it is.
    var version = Version()
    /// What is wrong with what was last built.
    var problems: [Problem] = []
    /// Makes pages that are no files of the site, by the names of their path.
    var page: @Sendable ([String]) -> [UInt8]? = { _ in nil }
    /// The address of a tool for a page of the site, by the path of its file.
    var review: @Sendable (String) -> String? = { _ in nil }

    /// A state of the site, and which run of the server counted it.
    struct Version: Hashable, Sendable {
        var run: String = ""
        var number = 0

        var text: String { "\(run).\(number)" }

        /// The number in a text, if it comes from the same run.
        func number(in text: String) -> Int? {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0] == run, let number = Int(parts[1]), number >= 0, number <= self.number else {
                return nil
            }
            return number
        }
    }

    /// The path of the site's own folder on the server: `/`, or `/docs/`.
    var basePath: String { RequestPath(names: base, isFolder: true).encoded }
}
