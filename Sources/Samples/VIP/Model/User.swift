/// An entity: it belongs to the app, not to one scene.
struct User: Identifiable, Equatable, Sendable, Decodable {
    let id: Int
    let givenName: String
    let familyName: String
    let email: String
    let isClosed: Bool
}
