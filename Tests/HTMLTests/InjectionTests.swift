import HTML
import Testing

/// Texts that become markup or scripts where a position escapes too little.
private let attacks = [
    "<script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "--><img src=x onerror=alert(1)>",
    "\"><svg onload=alert(1)>",
    "' onmouseover='alert(1)",
    "\" autofocus onfocus=\"alert(1)",
    "</title><script>alert(1)</script>",
    "</textarea></style></noscript><b>",
    "]]><script>",
    "&lt;script&gt;",
    "&#60;script&#62;",
    "<\u{0}script>",
    "<scr\u{0}ipt>",
    "\u{2028}alert(1)\u{2029}",
    "\\\"-alert(1)//",
    "${alert(1)}{{7*7}}",
]

/// Addresses that run a script or bring a page of their own in at least one browser.
private let dangerousAddresses = [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "\u{1}javascript:alert(1)",
    "\u{1F}\tjavascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "java\r\nscript:alert(1)",
    "javascript\t:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "vbscript:msgbox(1)",
    "blob:https://example.org/1",
    "filesystem:https://example.org/1",
    "view-source:https://example.org",
    "file:///etc/hostname",
    "x+y-1.z:anything",
]

private let harmlessAddresses = [
    "", "#", "a.html", "../a.html#b:c", "./a:b.html", "/a", "?q=a:b", "//example.org/a", "1:2", "ű:x", ":x",
    "http://example.org", "HTTPS://example.org", "mailto:a@example.org", "tel:+361",
]

@Suite struct `B39, B42: nothing that was read` {
    @Test(arguments: attacks)
    func `begins a tag or a reference between tags`(attack: String) {
        let text = written { $0.text(attack) }
        #expect(!text.contains("<") && !text.contains(">"))
        #expect(unescaped(text) == attack.filter { $0 != "\0" })
    }

    @Test(arguments: attacks)
    func `ends an attribute`(attack: String) {
        let value = written { $0.value(attack) }
        #expect(!value.contains { "<>\"".contains($0) })
        #expect(unescaped(value) == attack.filter { $0 != "\0" })
    }

    @Test(arguments: attacks + dangerousAddresses)
    func `ends an address's attribute or is a blank in it`(attack: String) {
        let link = written { $0.attribute("href", fragment: attack) }
        #expect(link.utf8.filter { $0 == UInt8(ascii: "\"") }.count == 2)
        #expect(!link.dropFirst().contains { "<> \t\r\n".contains($0) })
    }

    @Test(arguments: attacks)
    func `ends a script or a string of JSON`(attack: String) {
        let json = written { $0.json(attack) }
        #expect(!json.unicodeScalars.contains { "<>&\u{2028}\u{2029}\n".unicodeScalars.contains($0) })
        #expect(!json.dropFirst().dropLast().replacing("\\\\", with: "").replacing("\\\"", with: "").contains("\""))
    }

    @Test(arguments: dangerousAddresses)
    func `is an address with a scheme of its own`(address: String) {
        #expect(!URLScheme.isAllowed(in: address))
        #expect(written { $0.attribute("href", url: address) } == "")
    }

    @Test(arguments: harmlessAddresses)
    func `takes away a harmless address`(address: String) {
        #expect(URLScheme.isAllowed(in: address))
    }

    private func unescaped(_ text: String) -> String {
        text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&amp;", with: "&")
    }
}
