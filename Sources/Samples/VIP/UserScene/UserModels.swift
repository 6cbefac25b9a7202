/// What travels around the cycle: plain values, one set a use case.
enum UserModels {
    // snippet.fetch-user
    enum FetchUser {
        /// View → Interactor
        struct Request: Equatable {
            let id: User.ID
        }

        /// Interactor → Presenter: a failure is an answer, too.
        struct Response: Equatable {
            let result: Result<User, UserError>
        }

        /// Presenter → View: texts that are ready to be shown.
        enum ViewModel: Equatable {
            case user(name: String, email: String)
            case failure(message: String)
        }
    }
    // snippet.end
}
