import Site
import Testing

@Suite struct `Arrows of an interaction` {
    @Test func `an unknown name is pointed at on the side of the arrow where it stands`() async throws {
        let page = """
            ---
            title: M
            ---

            ## Összetevők {#components}

            - **Nézet**: rajzol

            ## Működés {#interaction}

            1. **Kő → Kő**: áll
            2. **Nézet → Néze**: kér
            """
        let site = try TemporarySite(home(["Content/m/index.hu.md": page, "Content/m/pattern.yml": "order: 1\n"]))
        #expect(
            try await site.build().complaints == """
                Content/m/index.hu.md:11:6: warning: `Kő` is neither a component nor an actor of the pattern [unknown-arrow]
                 11 | 1. **Kő → Kő**: áll
                    |      ^~
                    = Name it under the section `components`, or among the `actors` of pattern.yml.

                Content/m/index.hu.md:11:11: warning: `Kő` is neither a component nor an actor of the pattern [unknown-arrow]
                 11 | 1. **Kő → Kő**: áll
                    |           ^~
                    = Name it under the section `components`, or among the `actors` of pattern.yml.

                Content/m/index.hu.md:12:14: warning: `Néze` is neither a component nor an actor of the pattern [unknown-arrow]
                 12 | 2. **Nézet → Néze**: kér
                    |              ^~~~
                    = Did you mean `Nézet`?

                """)
    }
}
