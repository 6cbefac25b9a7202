/// An option of the command line. One table of these feeds parsing and help.
struct Option: Sendable {
    /// The name without its dashes.
    var name: String
    /// What its value is called in help; `nil` for an option without a value.
    var value: String?
    /// What it does, in a few words.
    var help: String

    static let project = Option(name: "project", value: "DIR", help: "the project's folder (default: this one)")
    static let help = Option(name: "help", value: nil, help: "show this help")
    static let version = Option(name: "version", value: nil, help: "show the version")

    /// The options that go with every verb.
    static let common = [project, help, version]
}
