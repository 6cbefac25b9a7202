import Site
import Testing

@Suite struct `What pattern.yml names` {
    private func complaints(_ facts: String, _ language: String, samples: [String: String] = [:]) async throws -> String {
        let site = try TemporarySite(
            [
                "Content/index.hu.md": "---\nname: magyar\ntitle: M\n\(language)---\n",
                "Content/site.yml": "severity: {unused-sample: off}\n",
                "Content/p/index.hu.md": "---\ntitle: P\n---\n", "Content/p/pattern.yml": facts,
            ].merging(samples) { $1 })
        return try await site.build().complaints
    }

    @Test func `has a folder of samples`() async throws {
        let samples = ["Sources/Samples/Vip/A.swift": "let a = 1\n"]
        #expect(
            try await complaints("order: 1\nsamples: VIP\n", "", samples: samples) == """
                Content/p/pattern.yml:2:10: error: there is no folder of samples `VIP` [unknown-sample]
                 2 | samples: VIP
                   |          ^~~
                    = Did you mean `Vip`?

                """)
        #expect(
            try await complaints("samples: MVVM\n", "") == """
                Content/p/pattern.yml:1:10: error: there is no folder of samples `MVVM` [unknown-sample]
                 1 | samples: MVVM
                   |          ^~~~
                    = Paths count from `Sources/Samples`; remove `samples` if there are none yet.

                """)
        #expect(try await complaints("samples: Vip\n", "", samples: samples) == "")
    }

    @Test func `has a name in a language, traits and their values too`() async throws {
        let names = "traits:\n  testability: {name: Tesztelhetőség, good: jó}\n  lines: {name: Sorok}\n  learning: Tanulás\n"
        #expect(
            try await complaints(
                "traits:\n  testabilty: good\n  testability: goood\n  lines: few\n  learning: 3\n", names) == """
                    Content/p/pattern.yml:2:3: error: no language has a name for the trait `testabilty` [unknown-name]
                     2 |   testabilty: good
                       |   ^~~~~~~~~~
                        = Did you mean `testability`?

                    Content/p/pattern.yml:3:16: error: no language has a name for the value `goood` [unknown-name]
                     3 |   testability: goood
                       |                ^~~~~
                        = Did you mean `good`?

                    """)
        #expect(try await complaints("traits:\n  testability: 7\n  lines: few\n", names) == "")
    }

    @Test func `is shown as it is where no language names traits`() async throws {
        #expect(try await complaints("traits:\n  testability: good\n", "") == "")
    }
}
