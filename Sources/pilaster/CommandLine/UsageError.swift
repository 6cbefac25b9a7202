/// The command line is wrong.
struct UsageError: Error {
    /// What is wrong.
    var message: String
    /// What to write instead.
    var remedy: String
}
