/// Another process shows the project.
public struct AlreadyServed: Error, Hashable, Sendable {
    /// Where; `nil` as long as that process has not said so.
    public let address: String?

    init(address: String?) { self.address = address }

    /// What is wrong.
    public var message: String { "another `pilaster serve` shows this project" + (address.map { " at \($0)" } ?? "") }

    /// What to do about it.
    public var remedy: String {
        "Look at it there, or end that one first. Another variant of the site can be built with `pilaster build --output DIR`."
    }
}
