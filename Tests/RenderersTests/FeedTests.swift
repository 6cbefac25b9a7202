import Renderers
import Testing
@testable import ViewModels

private let hostile = "A < B & \"C\" ]]>\u{8}<script>"

@Suite struct `Documents for programs` {
    @Test func `B39, B40: a feed is XML, whatever titles are`() {
        let feed = FeedView(
            language: "hu", title: hostile, subtitle: hostile, updated: "2024-05-29T16:26:40Z",
            url: "https://e.example/a&b/hu/feed.xml",
            homeURL: "https://e.example/a&b/hu/index.html", author: "R&D",
            entries: [
                .init(url: "https://e.example/hu/c%26d.html", title: hostile, summary: hostile, categories: ["<i>\""]),
                .init(url: "https://e.example/hu/e.html", title: "E", categories: []),
            ])
        let shown = "A &lt; B &amp; &quot;C&quot; ]]&gt;&lt;script&gt;"
        #expect(
            String(decoding: FeedRenderer.bytes(of: feed), as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <feed xmlns="http://www.w3.org/2005/Atom" xmlns:fh="http://purl.org/syndication/history/1.0" xml:lang="hu">
                <fh:complete/>
                <id>https://e.example/a&amp;b/hu/index.html</id>
                <title>\(shown)</title>
                <subtitle>\(shown)</subtitle>
                <updated>2024-05-29T16:26:40Z</updated>
                <link rel="self" type="application/atom+xml" href="https://e.example/a&amp;b/hu/feed.xml"/>
                <link rel="alternate" type="text/html" href="https://e.example/a&amp;b/hu/index.html"/>
                <author><name>R&amp;D</name>
                </author>
                <entry>
                <id>https://e.example/hu/c%26d.html</id>
                <title>\(shown)</title>
                <updated>2024-05-29T16:26:40Z</updated>
                <link rel="alternate" type="text/html" href="https://e.example/hu/c%26d.html"/>
                <summary>\(shown)</summary>
                <category term="&lt;i&gt;&quot;"/>
                </entry>
                <entry>
                <id>https://e.example/hu/e.html</id>
                <title>E</title>
                <updated>2024-05-29T16:26:40Z</updated>
                <link rel="alternate" type="text/html" href="https://e.example/hu/e.html"/>
                </entry>
                </feed>

                """)
    }

    @Test func `B39: the models are JSON, whatever names are, with keys in a fixed order`() {
        let view = PatternsView(
            languages: [.init(tag: "hu", name: hostile)],
            patterns: [
                PatternsView.Pattern(
                    id: "a", alsoKnownAs: [], related: ["b"],
                    traits: [.init(trait: .init(key: "k", names: ["K"]), value: .init(key: "v", names: [hostile]))], actors: [],
                    origin: "hu",
                    versions: [
                        PatternsView.Version(
                            language: "hu", state: "origin", title: "A", page: "hu/a.html", twin: "hu/a.md",
                            components: ["Nézet"],
                            interaction: [.init(from: "Nézet", to: "Modell"), nil])
                    ], samples: [.init(path: "A/A.swift", digest: "0a")], tests: [])
            ])
        let shown = #""A \u003C B \u0026 \"C\" ]]\u003E\u0008\u003Cscript\u003E""#
        #expect(
            String(decoding: PatternsRenderer.bytes(of: view), as: UTF8.self) == """
                {
                  "format": "pilaster-patterns-1",
                  "baseURL": null,
                  "languages": [
                    {
                      "tag": "hu",
                      "name": \(shown)
                    }
                  ],
                  "evidence": null,
                  "patterns": [
                    {
                      "id": "a",
                      "order": null,
                      "family": null,
                      "alsoKnownAs": [],
                      "related": [
                        "b"
                      ],
                      "traits": [
                        {
                          "trait": {
                            "key": "k",
                            "names": {
                              "hu": "K"
                            }
                          },
                          "value": {
                            "key": "v",
                            "names": {
                              "hu": \(shown)
                            }
                          }
                        }
                      ],
                      "actors": [],
                      "origin": "hu",
                      "versions": [
                        {
                          "language": "hu",
                          "state": "origin",
                          "title": "A",
                          "description": null,
                          "question": null,
                          "page": "hu/a.html",
                          "twin": "hu/a.md",
                          "components": [
                            "Nézet"
                          ],
                          "interaction": [
                            {
                              "from": "Nézet",
                              "to": "Modell"
                            },
                            null
                          ]
                        }
                      ],
                      "samples": [
                        {
                          "path": "A/A.swift",
                          "digest": "0a"
                        }
                      ],
                      "tests": []
                    }
                  ]
                }

                """)
    }
}
