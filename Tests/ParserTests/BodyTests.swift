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
