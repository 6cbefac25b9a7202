internal import Platform
internal import Preview

/// An error as whoever started the command is told of it: in words, and in the exit code.
struct Failure {
    let text: String
    let code: ExitCode

    init(_ error: any Error) {
        switch error {
        case let error as UsageError:
            text = "pilaster: \(error.message)\n\(error.remedy)"
            code = .usage
        case let error as ListenError:
            text = "pilaster: \(error.message)\n\(error.remedy)"
            code = .inputOutput
        case let error as MissingLibrary:
            text = "pilaster: \(error.message)\n\(error.remedy)"
            code = .inputOutput
        case let error as AlreadyServed:
            text = "pilaster: \(error.message)\n\(error.remedy)"
            code = .inputOutput
        case let error as SystemError where error.isLocked:
            text = "pilaster: \(error)\nWait until the other build has ended, or publish elsewhere with `--output DIR`."
            code = .inputOutput
        case let error as SystemError:
            text = "pilaster: \(error)"
            code = .inputOutput
        default:
            text = "pilaster: this is a bug in Pilaster, please report it: \(error)"
            code = .bug
        }
    }
}
