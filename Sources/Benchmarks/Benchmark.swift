/// A piece of work that is measured.
struct Benchmark: Sendable {
    /// What is done, in a word or two.
    var name: String
    /// How many bytes go in; those of the whole corpus where `nil`.
    var bytes: Int?
    /// Does it once, for all pages of the corpus.
    var run: @Sendable () async throws -> Void
}
