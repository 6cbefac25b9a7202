import Testing
import UIKit

@testable import VIP

struct UserWorkerTests {
    /// Knows one path, and nothing else.
    private struct StubClient: HTTPClient {
        let path: String
        let body: String

        func data(from path: String) async throws -> Data {
            guard path == self.path else { throw Failure() }
            return Data(body.utf8)
        }
    }

    @Test func `the worker asks for the user by number and reads the answer`() async {
        let body = #"{"id":7,"givenName":"Ada","familyName":"Lovelace","email":"Ada@Example.org","isClosed":false}"#
        let worker = UserWorker(client: StubClient(path: "users/7", body: body))
        #expect(await worker.fetchUser(id: 7) == .success(.ada))
    }

    @Test func `without a connection the worker says so`() async {
        let worker = UserWorker(client: StubClient(path: "nowhere", body: ""))
        #expect(await worker.fetchUser(id: 7) == .failure(.offline))
    }

    @Test(arguments: ["", "{}", "<html>", #"{"id":"seven"}"#])
    func `an answer that is no user is reported as unreadable`(body: String) async {
        let worker = UserWorker(client: StubClient(path: "users/7", body: body))
        #expect(await worker.fetchUser(id: 7) == .failure(.unreadable))
    }
}
