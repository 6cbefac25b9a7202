import Models
import Testing

@Suite struct `A page's body` {
    @Test func `components and steps are read with their arrows`() throws {
        let page = try parse(
            """
            ---
            title: A
            ---

            ## Részek {#components}

            - **Nézet**: mutat.
            - **Modell:** tárol.
            - szöveg

            ## Lépések

            1. **Nézet → Modell** kér.
            2. **Modell -> Nézet** ad.
            3. Megjegyzés.
            """)
        #expect(page.facts.sections.map { $0.components.map(\.name) } == [["Nézet", "Modell"], []])
        #expect(
            page.facts.sections[1].steps.map(\.arrow) == [
                .init(from: "Nézet", to: "Modell"), .init(from: "Modell", to: "Nézet"), nil,
            ])
        #expect(page.facts.sections[1].steps.map(\.line) == [13, 14, 15])
    }

    @Test(arguments: [
        ("- **视图**：显示。", "视图"), ("- **モデル（データ）：** 保存。", "モデル（データ）"), ("- **ビュー** ：表示。", "ビュー"),
        ("- **Vue** : affiche.", "Vue"), ("- **Modèle**\u{A0}: garde.", "Modèle"), ("- **Modèle :** garde.", "Modèle"),
        ("- **Vue**\u{202F}: affiche.", "Vue"), ("- **እይታ**፦ ያሳያል", "እይታ"), ("1. **Nézet**: mutat.", "Nézet"),
        ("2) **नज़र**: x", "नज़र"), ("- **Nézet** (a: b)", nil), ("- **Nézet** – mutat", nil), ("- **Nézet**", nil),
    ])
    func `a component's name ends with the colon of any script`(item: String, name: String?) throws {
        let page = try parse("---\ntitle: A\n---\n\n## A {#components}\n\n\(item)\n")
        #expect(page.facts.sections.flatMap { $0.components.map(\.name) } == [name].compactMap(\.self))
    }

    @Test(arguments: [
        ("A → B", "hu", "A", "B"), ("A -> B:", "hu", "A", "B"), ("视图→模型：", "zh", "视图", "模型"), ("A --> B", "hu", "A", "B"),
        ("A => B", "hu", "A", "B"), ("A ⇒ B", "hu", "A", "B"), ("A ➡\u{FE0F} B", "ja", "A", "B"), ("A ⟶ B", "hu", "A", "B"),
        ("A ← B", "hu", "B", "A"), ("A <- B", "hu", "B", "A"), ("العرض ← النموذج", "ar", "العرض", "النموذج"),
        ("العرض → النموذج", "ar", "العرض", "النموذج"), ("נוף <- מודל", "he", "נוף", "מודל"),
    ])
    func `an arrow leads on, however it is drawn`(text: String, language: String, from: String, to: String) throws {
        let page = try parse("---\ntitle: A\n---\n\n## I\n\n1. **\(text)** x\n", name: "a.\(language).md")
        #expect(page.facts.sections.flatMap { $0.steps.map(\.arrow) } == [.init(from: from, to: to)])
    }

    @Test(arguments: ["A ↔ B", "A <-> B", "A ⇄ B", "A – B", "→ B", "A →", "A - B", "A = B"])
    func `what is no arrow from one name to another is a remark`(text: String) throws {
        let page = try parse("---\ntitle: A\n---\n\n## I\n\n1. **\(text)** x\n2. **A → B** x\n")
        #expect(page.facts.sections.flatMap { $0.steps.map(\.arrow) } == [nil, .init(from: "A", to: "B")])
    }

    @Test(arguments: ["{{< ref \"b.md\" >}}", "{% link b.md %}", "{{ page }}"])
    func `a link that only another tool could read is told what to become`(template: String) throws {
        #expect(
            printed(try parse("---\ntitle: A\n---\n\nx [y](\(template)) z\n").diagnostics) == """
                Content/a.hu.md:5:7: warning: this is text, not a link: templates of other tools are not read [not-a-link]
                 5 | x [y](\(template)) z
                   |       ^\(String(repeating: "~", count: template.count - 1))
                    = Write the path of the page's markdown file.

                """)
    }

    @Test func `B46: a link whose path holds spaces is none, and is said to be none`() throws {
        let page = try parse(
            "---\ntitle: A\n---\n\n[x](<Az első lap.md>) **e\u{301}[é](Az első lap.md)** ![k](a b.png) [see](as above, p. 3)\n")
        #expect(page.facts.links.map(\.destination) == ["Az első lap.md"])
        #expect(
            printed(page.diagnostics) == """
                Content/a.hu.md:5:30: warning: this is text, not a link: its path holds spaces [not-a-link]
                 5 | [x](<Az első lap.md>) **e\u{301}[é](Az első lap.md)** ![k](a b.png) [see](as above, p. 3)
                   |                              ^~~~~~~~~~~~~~
                    = Put the path between `<` and `>`.

                Content/a.hu.md:5:53: warning: this is text, not a link: its path holds spaces [not-a-link]
                 5 | [x](<Az első lap.md>) **e\u{301}[é](Az első lap.md)** ![k](a b.png) [see](as above, p. 3)
                   |                                                     ^~~~~~~
                    = Put the path between `<` and `>`.

                """)
    }
}
