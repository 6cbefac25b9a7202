import Localization
import Models
import Testing

private func headings(_ texts: [String]) -> [Heading] {
    texts.enumerated().map { line, text in
        let parts = text.split(separator: "{#", maxSplits: 1)
        let title = String(parts.first ?? "")
        return Heading(
            level: 2, text: title, explicitID: parts.count > 1 ? String(parts[1].dropLast()) : nil, slug: Slug.id(for: title),
            line: line + 1)
    }
}

@Suite struct `Anchors` {
    @Test func `B01: an id is made of the heading's own letters`() {
        let texts = ["Зачем нужен Presenter — и кому?", "Egyéb: tűrőképesség", "L'architettura è più"]
        #expect(
            Anchor.anchors(of: headings(texts)).map(\.id) == [
                "зачем-нужен-presenter--и-кому", "egyéb-tűrőképesség", "larchitettura-è-più",
            ])
    }

    @Test func `B03: a duplicate heading never steals a natural id`() {
        #expect(
            Anchor.anchors(of: headings(["Foo", "Foo-1", "Foo", "Foo", "Foo 1"])).map(\.id) == [
                "foo", "foo-1", "foo-2", "foo-3", "foo-1-1",
            ])
    }

    @Test func `B04: an automatic id yields to one that was set`() {
        let anchors = Anchor.anchors(of: headings(["Alfa", "Beta{#alfa}"]))
        #expect(anchors.map(\.id) == ["alfa-1", "alfa"])
        #expect(anchors.map(\.alias) == [nil, "beta"])
    }

    @Test func `B05: headings without letters have ids all the same`() {
        #expect(Anchor.anchors(of: headings(["🎉", "???", ""])).map(\.id) == ["section", "section-1", "section-2"])
    }

    @Test func `B08: ids are in lower case, whatever the locale`() {
        #expect(Anchor.anchors(of: headings(["ПРИВЕТ МИР", "ŐRÜLT ŰR"])).map(\.id) == ["привет-мир", "őrült-űr"])
    }

    @Test func `a translation inherits ids where the levels agree, and keeps its own as a second one`() {
        let origin = headings(["Részek{#components}", "Végszó"])
        let originAnchors = Anchor.anchors(of: origin)
        let same = Anchor.anchors(of: headings(["Части", "Итог"]), origin: (origin, originAnchors))
        #expect(same == [Anchor(id: "components", alias: "части"), Anchor(id: "végszó", alias: "итог")])
        let other = Anchor.anchors(of: headings(["Части"]), origin: (origin, originAnchors))
        #expect(other == [Anchor(id: "части")])
    }

    @Test func `a hundred thousand equal headings take linear time`() {
        let anchors = Anchor.anchors(of: headings(Array(repeating: "Заголовок", count: 100_000)))
        #expect(Set(anchors.map(\.id)).count == 100_000)
    }
}
