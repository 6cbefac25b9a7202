import Observation

/// The same view model, observed with what the language itself offers.
@MainActor
@Observable
final class ObservableArticleViewModel {
    // snippet.state
    // Only the view model writes; outside, the properties are read-only.
    private(set) var title = ""
    private(set) var details = ""
    private(set) var isLoading = false
    // snippet.end

    @ObservationIgnored private let loader: any ArticleLoading
    @ObservationIgnored private var loading: Task<Void, Never>?

    // snippet.init
    init(loader: any ArticleLoading) {
        self.loader = loader
    }
    // snippet.end

    deinit {
        loading?.cancel()
    }

    // snippet.load
    func load() {
        guard !isLoading else { return }
        isLoading = true
        // Weak: a slow server must not keep a closed screen alive.
        loading = Task { [weak self, loader] in
            do {
                let article = try await loader.loadArticle()
                self?.show(article)
            } catch {
                self?.showFailure()
            }
        }
    }
    // snippet.end

    // snippet.present
    private func show(_ article: Article) {
        title = article.title
        details = "\(article.author) · \(article.minutesToRead) min"
        isLoading = false
    }

    private func showFailure() {
        // The title stays: an old article is better than none.
        details = "The article could not be loaded."
        isLoading = false
    }
    // snippet.end
}
