@testable import Preview
import Testing

struct RequestPathTests {
    @Test(arguments: [
        ("/", [], true), ("/hu/mvvm.html", ["hu", "mvvm.html"], false), ("/hu/", ["hu"], true),
        ("/hu/%D0%B0.html", ["hu", "а.html"], false), ("/hu/а.html", ["hu", "а.html"], false),
        ("/a%20b%25.html", ["a b%.html"], false), ("/%252e%252e/", ["%2e%2e"], true),
    ])
    func `a plain path is names`(target: String, names: [String], isFolder: Bool) {
        let path = RequestPath(target)
        #expect(path?.names == names)
        #expect(path?.isFolder == isFolder)
    }

    @Test(arguments: [
        "", "hu", "*", "http://evil.example/", "/..", "/../../etc/hostname", "/hu/../../x", "/./hu", "/%2e%2e/", "/%2E./x",
        "//evil.example", "/hu//mvvm.html", "/a%2fb", "/a%5Cb", "/a\\b", "/a%00.html", "/a%0d%0ab", "/%", "/%4", "/%zz", "/%ff",
        "/.pilaster-files", "/hu/.git/config", "/" + String(repeating: "a", count: 5000),
    ])
    func `B76: what is no plain path is none`(target: String) { #expect(RequestPath(target) == nil) }

    @Test func `a path is written as it is read`() {
        #expect(RequestPath("/%D0%B0%20b/c-_.~1/")?.encoded == "/%D0%B0%20b/c-_.~1/")
        #expect(RequestPath("/")?.encoded == "/")
        #expect(RequestPath("/é.html")?.encoded == "/%C3%A9.html")
    }

    @Test func `a path is below a folder only with the slash behind it`() {
        #expect(RequestPath("/docs/hu/a.html")?.below(["docs"]) == ["hu", "a.html"])
        #expect(RequestPath("/docs/")?.below(["docs"]) == [])
        #expect(RequestPath("/docs")?.below(["docs"]) == nil)
        #expect(RequestPath("/docsy/")?.below(["docs"]) == nil)
        #expect(RequestPath("/")?.below([]) == [])
    }
}
