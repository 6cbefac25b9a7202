import Testing

@testable import Site

@Suite struct `Texts that are kept from the first pass to the second` {
    @Test(arguments: [
        (1, 2560), (2560, 2560), (10_000, 2560), (1 << 14, 2560), (1 << 14 + 1, 0), (102_000, 0),
    ])
    func `are none where they would be few among those that are read`(read: Int, kept: Int) {
        #expect(KeptDocuments.most(of: read) == kept)
    }

    @Test func `are the first that nobody has read yet`() throws {
        let site = try TemporarySite(home())
        let tree = ContentTree(of: try #require(Project(at: site.root)))
        var files = Array(repeating: PageReading.File(page: try #require(tree.pages.first)), count: 3000)
        PageReading.File.keepTexts(of: &files, unread: files.count)
        #expect(files.map(\.mayBeKept) == Array(repeating: true, count: 2560) + Array(repeating: false, count: 440))
    }
}
