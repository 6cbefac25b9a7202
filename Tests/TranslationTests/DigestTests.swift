import Models
import Testing

@Suite struct `Section digests` {
    private static let text = """
        ---
        title: Minta
        description: Egy minta.
        ---

        Bevezető *szöveg* két
        sorban, `kóddal`.

        ## Részek {#parts}

        - **Nézet**: rajzol.
        - **Modell**: tud.

        1. **Nézet → Modell** kér.

        ```swift sample=A.swift region=r
        a comment => egy megjegyzés
        ```

        | a | b |
        |---|---|
        | c | d |

        ## Vége

        [Tovább](b.md "cím").
        """

    @Test(arguments: [
        ("Bevezető *szöveg* két\nsorban", "Bevezető *szöveg*\nkét sorban"), ("*szöveg*", "_szöveg_"),
        ("két\nsorban", "két  sorban"), ("- **Nézet**: rajzol.\n- **", "* __Nézet__: rajzol.\n* **"),
        ("- **Nézet**: rajzol.\n- ", "- **Nézet**: rajzol.\n\n- "), ("1. **", "1) **"),
        ("## Részek {#parts}", "Részek {#parts}\n------"), ("## Vége", "## Vége ##"),
        ("| a | b |\n|---|---|", "|a|b\n|-|:-:|"), ("a comment => egy megjegyzés", "a comment => más"),
        ("```swift sample=A.swift region=r", "~~~~swift  sample=A.swift region=r"),
        ("[Tovább](b.md \"cím\").", "[Tovább][1].\n\n[1]: b.md 'cím'"), ("title: Minta", "title: \"Minta\""),
        ("description: Egy minta.", "description: >-\n  Egy\n  minta."), ("\n", "\r\n"), ("title:", "tags: [x]\ntitle:"),
        ("{#parts}", "{#other}"),
    ])
    func `do not tell how a text is written`(old: String, new: String) throws {
        #expect(Self.text.contains(old))
        var changed = Self.text.replacing(old, with: new)
        if new.hasPrefix("~") { changed = changed.replacing("\n```\n", with: "\n~~~~\n") }
        #expect(try digests(changed) == digests(Self.text))
    }

    @Test(arguments: [
        ("a[^1]\n\n[^1]: b\n", "a[^1]\n\n[^1]:\n    b\n", true), ("~a~", "~~a~~", true), ("- [x] a", "* [X] a", true),
        ("http://a.hu", "<http://a.hu>", true), ("a[^1]\n\n[^1]: b\n", "a[^1]\n\n[^1]: c\n", false),
        ("a[^1] b\n\n[^1]: b\n", "a b[^1]\n\n[^1]: b\n", false), ("~a~ b", "a b", false), ("- [x] a", "- [ ] a", false),
        ("- [ ] a", "- a", false), ("http://a.hu", "http://b.hu", false),
    ])
    func `tell of footnotes, tasks, struck out text and addresses what they say`(old: String, new: String, isSame: Bool) throws {
        let page = { (text: String) in "---\ntitle: A\n---\n\n\(text)\n" }
        #expect(try (digests(page(old)) == digests(page(new))) == isSame)
    }

    @Test(arguments: [
        ("title: Minta", "title: Minták", "front"), ("description: Egy", "description: Két", "front"),
        ("title:", "question: Mi?\ntitle:", "front"), ("két", "három", "intro"), ("*szöveg*", "**szöveg**", "intro"),
        ("*szöveg*", "szöveg", "intro"), ("`kóddal`", "kóddal", "intro"), ("Részek", "Részei", "0"),
        ("- **Modell**: tud.\n", "", "0"), ("Nézet → Modell", "Modell → Nézet", "0"), ("1. **N", "3. **N", "0"),
        ("1. **N", "- **N", "0"), ("region=r", "region=s", "0"), ("A.swift", "B.swift", "0"), ("| d |", "| e |", "0"),
        ("| c | d |", "| c | d |\n| e | f |", "0"), ("## Vége", "### Vége", "0 1"), ("b.md", "c.md", "1"), ("cím", "más", "1"),
        ("[Tovább](b.md \"cím\")", "![Tovább](b.md \"cím\")", "1"), ("Tovább", "tovább", "1"),
        ("## Vége\n", "## Vége\n\n```swift\nlet a = 1\n```\n", "1"), ("## Vége\n", "## Vége\n\n> [!NOTE]\n", "1"),
    ])
    func `tell which section says something else`(old: String, new: String, keys: String) throws {
        #expect(Self.text.contains(old))
        let before = try digests(Self.text)
        let after = try digests(Self.text.replacing(old, with: new))
        var changed: [String] = []
        if before.front != after.front { changed.append("front") }
        if before.introduction != after.introduction { changed.append("intro") }
        for number in 0..<2 {
            let sections = (before.sections.dropFirst(number).first, after.sections.dropFirst(number).first)
            if sections.0?.digest != sections.1?.digest { changed.append("\(number)") }
        }
        #expect(changed.joined(separator: " ") == keys)
    }

    @Test func `a fence that nobody compiles counts with its code`() throws {
        #expect(try digests("```swift\nlet a = 1\n```\n") != digests("```swift\nlet a = 2\n```\n"))
    }

    @Test func `a text is not what its border makes of it`() throws {
        #expect(
            try digests("---\ntitle: a\ndescription: bc\n---\n").front != digests("---\ntitle: ab\ndescription: c\n---\n").front)
        #expect(try digests("*a* b\n").introduction != digests("*a b*\n").introduction)
        #expect(try digests("> a\n\nb\n").introduction != digests("> a\n>\n> b\n").introduction)
    }

    @Test func `a section begins at level 2, or at another title`() throws {
        let digests = try digests("# Cím\n\na\n\n> ## Idézet\n\n## Első\n\n### Benne\n\n# Második cím\n")
        #expect(digests.sections.map(\.heading) == [2, 4])
    }

    @Test func `are written with the letter of their scheme`() throws {
        // These are in the front matter of people's pages: a change of theirs is a new scheme, with the next letter.
        let digests = try digests(Self.text)
        let all = [digests.front, digests.introduction] + digests.sections.map(\.digest)
        #expect(all.map(\.description) == ["g7c028e4", "g6db6efa", "gda0a701", "gfe68209"])
    }

    @Test(arguments: [
        ("g0000000", true), ("g3fa9c20", true), ("h3fa9c20", false), ("9b1e40", false), ("g3FA9C20", false), ("", false),
    ])
    func `are read as they are written`(text: String, isDigest: Bool) {
        #expect(SectionDigest(text)?.description == (isDigest ? text : nil))
    }
}
