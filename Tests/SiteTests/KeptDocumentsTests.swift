import Localization
import Parser
import Testing

@testable import Site

@Suite struct `Texts that are kept from the first pass to the second` {
    @Test(arguments: [
        (1, 8192), (8192, 8192), (10_000, 8192), (1 << 14, 8192), (1 << 14 + 1, 0), (102_000, 0),
    ])
    func `are none where they would be few among those that are read`(read: Int, kept: Int) {
        #expect(KeptDocuments.most(of: read) == kept)
    }

    @Test func `are the first that nobody has read yet`() throws {
        let name = try #require(PageName(path: "a.hu.md"))
        let file = PageReading.File(page: ContentTree.PageFile(path: "Content/a.hu.md", name: name))
        var files = Array(repeating: file, count: 9000)
        PageReading.File.keepTexts(of: &files, unread: files.count)
        #expect(files.map(\.mayBeKept) == Array(repeating: true, count: 8192) + Array(repeating: false, count: 808))
    }
}
