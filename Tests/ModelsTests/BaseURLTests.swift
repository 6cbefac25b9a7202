import Models
import Testing

@Suite struct BaseURLTests {
    @Test(arguments: [
        ("https://e.example", "https://e.example/", "/"), ("https://e.example//", "https://e.example/", "/"),
        ("http://e.example/docs", "http://e.example/docs/", "/docs/"),
        // A sign that Unicode makes one character with the slash behind it, and one with that before it.
        ("https://e.example/a\u{600}/", "https://e.example/a\u{600}/", "/a\u{600}/"),
        ("https://e.example/\u{301}", "https://e.example/\u{301}/", "/\u{301}/"),
    ])
    func `ends in one slash`(text: String, url: String, path: String) {
        let normalized = BaseURL.normalized(text)
        #expect(normalized.map { Array($0.utf8) } == Array(url.utf8))
        #expect(normalized.map { Array(BaseURL.path(of: $0).utf8) } == Array(path.utf8))
    }
}
