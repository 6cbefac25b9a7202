internal import Site

/// What the verbs for translators share.
enum TranslatingArguments {
    /// Does what was asked for; a refusal becomes an error of the command line.
    static func run<Result>(_ request: () async throws -> Result) async throws -> Result {
        do {
            return try await request()
        } catch let refusal as RefusedRequest {
            throw UsageError(message: refusal.message, remedy: refusal.remedy)
        }
    }
}
