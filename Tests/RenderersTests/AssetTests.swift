@testable import Renderers
import Testing

@Suite struct `The site's own files` {
    @Test func `lose what a style sheet does not need, and nothing else`() {
        let source = """
            /* One. */
            .a, .b > i {
              margin : 0 auto;
              content: "a,  b: {} /* c */" / "";
            }
            /* Two
               lines. */
            @media (min-width: 10px) { .c :hover { color: red } }

            """
        #expect(
            text(AssetText.styleSheet(Array(source.utf8)))
                == ".a,.b > i{margin :0 auto;content:\"a,  b: {} /* c */\" / \"\"}@media (min-width:10px){.c :hover{color:red}}")
    }

    @Test func `lose a script's comments and indentation`() {
        let source = "// One.\nlet a = \"//\";\n  // Two.\n  f(a); // three\n\n"
        #expect(text(AssetText.script(Array(source.utf8))) == "let a = \"//\";\nf(a); // three\n")
    }

    @Test func `are there`() {
        #expect(text(Assets.styleSheet).hasPrefix(":root{color-scheme:light dark;"))
        #expect(text(Assets.styleSheet).contains(".diagram{"))
        #expect(text(Assets.script).hasPrefix("(() => {\n\"use strict\";\n"))
        #expect(text(Assets.favicon).contains("<svg"))
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
