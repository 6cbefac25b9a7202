import Foundation

/// Does one job for the interactor: it fetches a user and says what went wrong.
struct UserWorker: UserFetching {
    let client: any HTTPClient

    // snippet.work
    func fetchUser(id: User.ID) async -> Result<User, UserError> {
        guard let data = try? await client.data(from: "users/\(id)") else {
            return .failure(.offline)
        }
        guard let user = try? JSONDecoder().decode(User.self, from: data) else {
            return .failure(.unreadable)
        }
        return .success(user)
    }
    // snippet.end
}
