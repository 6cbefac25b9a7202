public import Models

/// What became of a build.
public struct BuildReport: Sendable {
    /// All that authors should know of.
    public let findings: Findings
    /// What was published; `nil` where an error kept the site as it was.
    public let published: Published?
    /// Its translations beside their origins; `nil` where nothing has changed since the last build, which told them.
    public let review: ReviewTranslation?
    /// Draws pages of the published site again; `nil` where none was published, or where nothing has changed since the last build.
    public let redraw: RedrawPages?
    /// How long the stages took that the build came to, in their order.
    public let timings: [Timings.Stage]

    /// All that authors should know of, by place.
    public var diagnostics: [Diagnostic] { findings.all }

    /// What was published.
    public struct Published: Sendable {
        /// The pages that authors wrote, in all languages.
        public var pages: Int
        /// The languages of the site.
        public var languages: Int
        /// The files whose bytes had changed.
        public var written: Int
        /// The files of earlier builds that are gone.
        public var removed: Int
        /// The paths below the folder of all files that were written or removed, sorted.
        public var changes: [String]
        /// Where the site is.
        public var folder = ""
    }
}
