internal import Localization
internal import Models
internal import Platform
internal import Site

/// The options that the verbs share which look at a whole site.
enum BuildArguments {
    static let options = [
        Option(name: "base-url", value: "URL", help: "where the site will be served, in place of site.yml's"),
        Option(name: "strict", value: nil, help: "warnings are errors"),
        Option(name: "no-verify", value: nil, help: "neither compile nor test the samples; every listing says so"),
        Option(name: "drafts", value: nil, help: "publish drafts too"),
        Option(name: "jobs", value: "N", help: "how many pages to work on at once (default: one a processor)"),
    ]

    static func project(of arguments: Arguments) throws -> Project {
        let path = arguments.values["project"] ?? "."
        guard let project = Project(at: path) else {
            throw UsageError(message: "there is no folder `\(path)`", remedy: "Name the project's folder: `--project DIR`.")
        }
        guard project.hasContent else {
            throw UsageError(
                message: "`\(project.root)` has no folder `\(Project.contentFolder)`",
                remedy:
                    "Name the project's folder with `--project DIR`, or go there first. To begin a site, make that folder, and "
                    + "type `pilaster translate --language TAG`.")
        }
        return project
    }

    static func buildOptions(of arguments: Arguments) throws -> BuildOptions {
        var options = BuildOptions()
        if let url = arguments.values["base-url"] {
            guard BaseURL.normalized(url) != nil else {
                throw UsageError(
                    message: "`--base-url \(url)` is no absolute address", remedy: "Write it with its scheme: `https://…`.")
            }
            options.baseURL = url
        }
        options.publication = try publication()
        options.isStrict = arguments.flags.contains("strict")
        options.verifiesSamples = !arguments.flags.contains("no-verify")
        options.includesDrafts = arguments.flags.contains("drafts")
        if let jobs = arguments.values["jobs"] {
            guard let number = Int(jobs), number > 0 else {
                throw UsageError(message: "`--jobs \(jobs)` is no number of jobs", remedy: "Write a whole number from 1 on.")
            }
            options.jobs = number
        }
        return options
    }

    /// The date of the feeds, which has to come from outside for the same input to give the same bytes.
    ///
    /// - SeeAlso: [SOURCE_DATE_EPOCH](https://reproducible-builds.org/specs/source-date-epoch/)
    private static func publication() throws -> Timestamp? {
        guard let text = Environment.value("SOURCE_DATE_EPOCH"), !text.isEmpty else { return nil }
        guard let publication = Timestamp(sourceDateEpoch: text) else {
            throw UsageError(
                message: "SOURCE_DATE_EPOCH is `\(text)`, which is no number of seconds since 1970",
                remedy: "Set it to that of the last change, `git log -1 --format=%ct`, or unset it.")
        }
        return publication
    }
}
