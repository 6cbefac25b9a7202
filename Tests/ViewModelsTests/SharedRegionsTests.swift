import Models
import Testing

@testable import ViewModels

@Suite struct `Regions that patterns share` {
    private func sample(_ region: String?) -> Listing {
        Listing(language: "swift", content: .sample(Listing.Reference(path: "A.swift", region: region)), line: 1)
    }

    private func tabs(_ region: String) -> Listing {
        Listing(
            language: "swift",
            content: .tabs(["A.swift", "B.swift"].map { Listing.Reference(path: $0, region: region) }), line: 1)
    }

    @Test func `are those that two pages show under one name, in the order in which they come up`() {
        let pages = [
            [sample("load"), sample("only"), tabs("bind"), sample("load")], [sample("bind"), sample(nil)],
            [sample(nil), sample("load"), sample("twice"), sample("twice")],
        ]
        let regions = SharedRegions(of: pages)
        #expect(regions.names == ["load", "bind"])
        #expect(pages.map { SharedRegions.position(of: "load", in: $0) } == [0, nil, 1])
    }

    @Test func `are told of each page in its own order`() {
        let pages = [
            [sample("load"), sample("bind"), sample("load")], [tabs("bind"), sample("own"), sample("load")], [sample("own")],
        ]
        let regions = SharedRegions(of: pages)
        #expect(pages.map(regions.names(in:)) == [["load", "bind"], ["bind", "own", "load"], ["own"]])
    }

    @Test func `are neither differences nor folders nor code of the page's own`() {
        let reference = Listing.Reference(path: "A.swift", region: "load")
        let page = [
            Listing(language: "swift", content: .diff(old: reference, new: reference), line: 1),
            Listing(language: "", content: .tree(path: "A"), line: 2), Listing(language: "swift", content: .inline, line: 3),
        ]
        #expect(SharedRegions(of: [page, page]).names.isEmpty)
    }

    @Test func `are so many at most that a page can hold them`() {
        let page = (0..<100).map { sample("r\($0)") }
        #expect(SharedRegions(of: [page, page]).names == (0..<8).map { "r\($0)" })
    }
}
