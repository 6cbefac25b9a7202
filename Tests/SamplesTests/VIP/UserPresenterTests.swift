import Testing

@testable import VIP

@MainActor
struct UserPresenterTests {
    @Test func `the presenter joins the names and writes the address in small letters`() {
        let (presenter, display) = (UserPresenter(), DisplaySpy())
        presenter.viewController = display
        presenter.presentUser(response: .init(result: .success(.ada)))
        #expect(display.viewModels == [.user(name: "Ada Lovelace", email: "ada@example.org")])
    }

    @Test(arguments: [
        (UserError.offline, "No connection. Please try again."),
        (.unreadable, "The answer of the server could not be read."),
        (.closedAccount, "This account has been closed."),
    ])
    func `the presenter finds words for each failure`(error: UserError, message: String) {
        let (presenter, display) = (UserPresenter(), DisplaySpy())
        presenter.viewController = display
        presenter.presentUser(response: .init(result: .failure(error)))
        #expect(display.viewModels == [.failure(message: message)])
    }

    @Test func `the presenter does not keep the view alive`() {
        let presenter = UserPresenter()
        var display: DisplaySpy? = DisplaySpy()
        presenter.viewController = display
        display = nil
        #expect(display == nil)
        #expect(presenter.viewController == nil)
    }
}
