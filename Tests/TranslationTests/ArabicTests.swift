import Models
import Reports
import Testing

/// A language that nobody prepared anything for, added by markdown alone.
@Suite struct `Arabic` {
    private static var folder: String {
        let file = #filePath
        return (file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ".") + "/Fixtures"
    }

    @Test func `has all its words and plural forms, and the shape of its origin`() async throws {
        let project = try TestProject(copying: Self.folder)
        let found = try await project.check().filter { $0.location.file.contains(".ar.") }
        #expect(found.map(TextReport.text(of:)).joined() == "")
    }

    @Test func `B24: mirrors the page, and keeps code from left to right`() async throws {
        let project = try TestProject(copying: Self.folder)
        try await project.build()
        let page = try #require(project.text("Output/ar/vip.html"))
        #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
        #expect(page.contains("<code dir=\"ltr\">&lt;slot /&gt;</code>"))
        #expect(page.contains("<code dir=\"ltr\">a != b</code>"))
        for part in page.split(separator: "<pre").dropFirst() {
            #expect(part.prefix { $0 != ">" }.contains("dir=\"ltr\""))
        }
        #expect(page.contains("ما يراه القراء."))
        // CLDR's marks for Arabic.
        #expect(page.contains("”باتجاه واحد“"))
        #expect(page.contains("التفاعل: في آي بي"))
        #expect(!page.contains("Interaction"))
        let english = try #require(project.text("Output/en/vip.html"))
        #expect(english.contains("<html lang=\"en\" dir=\"ltr\">"))
        // Only the name of the other language is read from right to left there.
        #expect(english.components(of: "dir=\"rtl\"") == 1)
    }

    @Test func `a page that is missing stands there in English, from left to right, and says so in Arabic`() async throws {
        let project = try TestProject(copying: Self.folder)
        try await project.build()
        let page = try #require(project.text("Output/ar/only-english.html"))
        #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
        #expect(page.contains("<p class=\"notice\">لم تُترجم هذه الصفحة بعد. أنت تقرأ الأصل (الإنجليزية).</p>"))
        #expect(page.contains("<h1 lang=\"en\" dir=\"ltr\">Only English</h1>"))
        #expect(
            page.contains("<div class=\"text\" lang=\"en\" dir=\"ltr\">\n<p>Back to <a href=\"vip.html#components\">VIP</a>.</p>")
        )
    }
}
