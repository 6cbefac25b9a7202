internal import Digest
internal import Platform

/// What a state depends on besides the project's files: the tool, and what it was asked for.
enum StateKey {
    /// The key of a build.
    static func digest(of options: BuildOptions) -> Digest {
        var builder = DigestBuilder()
        for path in LoadedCode.paths {
            // A library that is replaced, ICU by a newer one for instance, may draw other pages.
            builder.update(field: path)
            guard let stamp = FileStamp(of: path) else { continue }
            // Not the inode and the time of the last change: both move where an overlay or a backup has its hands on a system.
            builder.update(stamp.size)
            builder.update(stamp.modified)
        }
        builder.update(field: options.baseURL ?? "\u{0}")
        for flag in [options.isStrict, options.verifiesSamples, options.includesDrafts] { builder.update(flag ? 1 : 0) }
        for limit in [options.sitemapLimits.addresses, options.sitemapLimits.bytes] { builder.update(limit) }
        return builder.finalize()
    }
}
