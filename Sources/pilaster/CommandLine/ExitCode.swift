/// How the command ends (BSD `sysexits.h`, where it has a number for it).
enum ExitCode: Int32 {
    /// What was asked for is done.
    case done = 0
    /// The content has errors; they were listed, and nothing was published.
    case contentErrors = 1
    /// The command line is wrong (`EX_USAGE`).
    case usage = 64
    /// A bug of ours (`EX_SOFTWARE`).
    case bug = 70
    /// Reading or writing failed (`EX_IOERR`).
    case inputOutput = 74
    /// Whoever started it wanted it to end (128 and the number of `SIGINT`, as shells count).
    case interrupted = 130
}
