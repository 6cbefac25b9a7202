import Models
import Reports
import Testing

@Suite struct `Findings as annotations` {
    @Test func `a command a finding, escaped as the runner reads it`() {
        #expect(
            GitHubReport.text(of: Findings.all) == """
                ::error file=Content/a.hu.md,line=1,title=output-collision::100 %25 "same" {name}:%0D%0Ahere, there%0AContent/a b/é,c.hu.md:2: the other one is here
                ::warning file=Content/a b/é%2Cc.hu.md,line=2,col=13,endColumn=21,title=unknown-page::there is no page `nincs.md`%0AMend the path.
                ::notice file=Content/b.ru.md,line=9,title=behind::the section `a\u{FFFD}b\u{FFFD}` is behind%0AMend it.

                """)
    }

    @Test func `no text of an author begins a command of its own`() {
        let diagnostic = Diagnostic(
            .unknownPage, at: SourceLocation(file: "a:b,line=9::x%\n::error::y"), "x\n::error ::y\r::stop-commands::z")
        #expect(
            GitHubReport.text(of: [diagnostic]) == """
                ::error file=a%3Ab%2Cline=9%3A%3Ax%25%0A%3A%3Aerror%3A%3Ay,line=1,title=unknown-page::x%0A::error ::y%0D::stop-commands::z

                """)
        #expect(GitHubReport.text(of: []) == "")
    }
}
