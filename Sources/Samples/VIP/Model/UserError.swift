/// Why there is no user to show.
enum UserError: Error, Equatable {
    case offline
    case unreadable
    case closedAccount
}
