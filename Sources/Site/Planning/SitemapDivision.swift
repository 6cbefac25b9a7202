internal import Localization
internal import Models
internal import Renderers
internal import ViewModels

/// How the list of all pages for search engines is divided into files: into one, if that is not too large.
struct SitemapDivision: Sendable {
    /// For each file, what of the list is in it; none where the site has no list.
    private(set) var files: [Range<Int>] = []

    init(of index: SiteIndex, limits: SitemapLimits, parallel: Parallel) async throws {
        guard let base = index.configuration.baseURL else { return }
        let shaper = SitemapShaper(index: index)
        if Self.isSmall(index, base, limits) {
            files = [shaper.subjects]
            return
        }
        let sizes = try await parallel.chunks(of: shaper.subjects.count, size: 256) { range in
            range.map { subject in
                let pages = shaper.pages(of: subject..<subject + 1)
                return Size(addresses: pages.count, bytes: SitemapRenderer.size(of: pages))
            }
        }
        files = Self.divide(sizes.flatMap { $0 }, limits)
    }

    /// What one subject takes of a file.
    struct Size: Sendable {
        var addresses: Int
        var bytes: Int
    }

    /// As many in each file as there is room for; one that is larger than a file has a file of its own.
    static func divide(_ sizes: [Size], _ limits: SitemapLimits) -> [Range<Int>] {
        var files: [Range<Int>] = []
        var start = 0
        let empty = Size(addresses: 0, bytes: SitemapRenderer.frameSize)
        var file = empty
        for (subject, size) in sizes.enumerated() {
            let isFull = file.addresses + size.addresses > limits.addresses || file.bytes + size.bytes > limits.bytes
            if isFull, file.addresses > 0 {
                files.append(start..<subject)
                start = subject
                file = empty
            }
            file.addresses += size.addresses
            file.bytes += size.bytes
        }
        return files + [start..<sizes.count]
    }

    /// Whether the list is small whatever it says: nearly every site's is, and need not be measured.
    private static func isSmall(_ index: SiteIndex, _ base: String, _ limits: SitemapLimits) -> Bool {
        let languages = index.languages.count
        let longestTag = index.languages.map(\.tag.string.utf8.count).max() ?? 0
        // No byte of an address takes more than six, percent-encoded and escaped; what stands around it takes less than 64.
        let paths = index.entries.map(\.id.path) + GeneratedPage.allCases.map(\.rawValue)
        let addresses = paths.map { 64 + 6 * (base.utf8.count + 2 * longestTag + 16 + $0.utf8.count) }
        // Each page lists all of its languages and `x-default`.
        let bytes = addresses.reduce(SitemapRenderer.frameSize) { $0 + languages * (languages + 2) * $1 }
        return paths.count * languages <= limits.addresses && bytes <= limits.bytes
    }
}
