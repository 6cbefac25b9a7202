import Testing

@testable import MVVM

struct ArticleTests {
    @Test(arguments: [(0, 1), (199, 1), (200, 1), (399, 1), (400, 2), (2_000, 10)])
    func `reading takes a minute for 200 words and at least one`(words: Int, minutes: Int) {
        #expect(Article(title: "", author: "", wordCount: words).minutesToRead == minutes)
    }
}
