/// Where articles come from: a server in the app, a stub in a test.
protocol ArticleLoading: Sendable {
    func loadArticle() async throws -> Article
}
