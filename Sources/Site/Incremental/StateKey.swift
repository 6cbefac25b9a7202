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
            // Inodes of the layers below an overlay (overlayfs, Linux) do not last.
            for number in [stamp.size, stamp.modified, stamp.changed] { builder.update(number) }
        }
        builder.update(field: options.baseURL ?? "\u{0}")
        for flag in [options.isStrict, options.verifiesSamples, options.includesDrafts] { builder.update(flag ? 1 : 0) }
        return builder.finalize()
    }
}
