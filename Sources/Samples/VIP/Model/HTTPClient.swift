import Foundation

/// The way to the server: `URLSession` in the app, a stub in a test.
protocol HTTPClient: Sendable {
    func data(from path: String) async throws -> Data
}
