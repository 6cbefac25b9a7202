import ReactiveSwift

/// Turns articles into texts. It has no reference to the view: the view observes it.
@MainActor
final class ArticleViewModel {
    // snippet.state
    let title: Property<String>
    let details: Property<String>
    let isLoading: Property<Bool>

    // Only the view model writes; outside, the properties are read-only.
    private let mutableTitle = MutableProperty("")
    private let mutableDetails = MutableProperty("")
    private let mutableIsLoading = MutableProperty(false)
    // snippet.end

    private let loader: any ArticleLoading
    private var loading: Task<Void, Never>?

    // snippet.init
    init(loader: any ArticleLoading) {
        self.loader = loader
        title = Property(mutableTitle)
        details = Property(mutableDetails)
        isLoading = Property(mutableIsLoading)
    }
    // snippet.end

    deinit {
        loading?.cancel()
    }

    // snippet.load
    func load() {
        guard !isLoading.value else { return }
        mutableIsLoading.value = true
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
        mutableTitle.value = article.title
        mutableDetails.value = "\(article.author) · \(article.minutesToRead) min"
        mutableIsLoading.value = false
    }

    private func showFailure() {
        // The title stays: an old article is better than none.
        mutableDetails.value = "The article could not be loaded."
        mutableIsLoading.value = false
    }
    // snippet.end
}
