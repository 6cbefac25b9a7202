@testable import MVVM

/// A source of articles whose answers the test gives.
struct StubLoader: ArticleLoading {
    let requests = Requests<String, Article>()

    func loadArticle() async throws -> Article {
        try await requests.ask("article")
    }
}

extension Article {
    static let engines = Article(title: "On Engines", author: "Ada Lovelace", wordCount: 850)
    static let compilers = Article(title: "On Compilers", author: "Grace Hopper", wordCount: 120)
}
