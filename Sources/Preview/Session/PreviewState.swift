internal import Models
internal import Site

/// What a preview knows at one moment.
struct PreviewState {
    /// What is served.
    var site: ServedSite
    /// Draws pages of the site that is served again; `nil` where there is none, or one that is not the content's last.
    var redraw: RedrawPages?
    /// What the last build had to say.
    var building: [Diagnostic] = []
    /// What the last verification of the samples had to say. It stands until there is another one.
    var verifying: [Diagnostic] = []
    /// What kept the last build from reading or writing.
    var failure: String?
    /// Whether the samples are being verified.
    var isVerifying = false
    /// Whether they have changed meanwhile.
    var mustVerifyAgain = false

    /// What is known before the first build.
    init(_ project: Project, _ options: PreviewOptions) {
        site = ServedSite(folder: project.path(Project.previewFolder))
        site.version.run = String(UInt64.random(in: 0 ... .max), radix: 36)
        if let url = options.build.baseURL.flatMap(BaseURL.normalized) {
            site.base = RequestPath(BaseURL.path(of: url))?.names ?? []
        }
    }
}
