import Digest
import Localization
import Models
import Search
import Testing

@testable import Site

@Suite struct `Facts in the state` {
    /// A page that says something about everything. A fact that is added to pages and is not said here fails the first test;
    /// one that is not stored fails the second.
    private func page() throws -> PageFacts {
        let tag = try #require(LanguageTag("hu"))
        let digest = try #require(SectionDigest("g3fa9c20"))
        var front = FrontMatter(title: "Cím")
        front.description = "Leírás"
        front.question = "Miért?"
        front.tags = ["a", "ű"]
        front.order = -7
        front.redirectFrom = ["old"]
        front.isDraft = true
        front.translation = FrontMatter.Translation(of: tag, sections: ["intro": digest])
        var body = BodyFacts()
        body.headings = [
            Heading(level: 2, text: "Összetevők", explicitID: "components", slug: "összetevők", line: 300),
            Heading(level: 6, text: "", slug: nil, line: 1),
        ]
        body.links = [Link(destination: "x.md#y", isImage: false, line: 5, column: 1 << 40)]
        body.sections = [
            SectionFacts(
                heading: 1, components: [Component(name: "View", line: 4)],
                steps: [
                    InteractionStep(arrow: InteractionStep.Arrow(from: "A", to: "B"), line: 9),
                    InteractionStep(arrow: nil, line: 10),
                ])
        ]
        let reference = Listing.Reference(path: "A.swift", region: "r")
        let contents: [Listing.Content] = [
            .inline, .sample(reference), .tabs([reference, Listing.Reference(path: "B.swift")]),
            .diff(old: reference, new: reference), .tree(path: "A"),
        ]
        body.listings = contents.map {
            Listing(
                language: "swift", content: $0, title: "t", line: 8, body: [Listing.Line(text: "a => b", line: 9)],
                lineCount: 3)
        }
        body.footnotes = [12, 300]
        body.tables = [Table(rows: 2, columns: 3, line: 4)]
        return PageFacts(
            id: PageID("a/b"), language: tag, file: "Content/a/b.hu.md", frontMatter: front, body: body,
            digests: PageDigests(
                front: digest, introduction: digest, sections: [PageDigests.Section(heading: 1, digest: digest)]))
    }

    @Test func `the page of this test says something about everything`() throws {
        let page = try page()
        let body = BodyFacts(
            headings: page.headings, links: page.links, sections: page.sections, listings: page.listings, tables: page.tables,
            footnotes: page.footnotes)
        for value in [page as Any, page.frontMatter, body] {
            for child in Mirror(reflecting: value).children {
                let text = "\(child.value)"
                #expect(text != "nil" && text != "[]" && text != "", "\(child.label ?? "")")
            }
        }
    }

    @Test func `every fact of a page comes back as it was`() throws {
        let page = try page()
        let place = SourceLocation(file: "f", line: 3, column: 4, length: 5, excerpt: "the line")
        var diagnostic = Diagnostic(
            .unknownPage, at: place, "message", remedy: "remedy", notes: [Diagnostic.Note("note", at: place)])
        diagnostic.severity = .note
        let record = PageRecord(of: page, [diagnostic], content: Digest(of: []), stamp: nil)
        var writer = StateWriter()
        writer.write(record)
        var reader = StateReader(writer.bytes[...])
        let kept = try PageRecord(from: &reader).read(as: page.id, in: page.language)
        var (before, after) = ("", "")
        dump(page, to: &before)
        dump(kept.facts, to: &after)
        #expect(before == after)
        #expect(kept.diagnostics == [diagnostic])
    }

    @Test func `the words of pages come back as they were`() throws {
        var terms = KeptTerms(key: Digest(of: [1]))
        var reader = PageTermsReader()
        for number in UInt8(0)..<9 {
            terms.words.terms[Digest(of: [number])] = reader.terms(ofCode: Array("word other\(number)".utf8))
        }
        terms.words.vocabulary = reader.vocabulary
        var writer = StateWriter()
        writer.write(terms)
        var state = StateReader(writer.bytes[...])
        let kept = try KeptTerms(from: &state)
        #expect(kept.key == terms.key)
        #expect(kept.words.terms == terms.words.terms)
        #expect(kept.words.vocabulary.count == terms.words.vocabulary.count)
        for number in 0..<kept.words.vocabulary.count {
            #expect(kept.words.vocabulary[number] == terms.words.vocabulary[number])
        }
    }

    @Test func `words of which one has two numbers are damage`() {
        var writer = StateWriter()
        writer.write(Digest(of: [1]))
        writer.write(UInt64(2))
        for _ in 0..<2 { writer.write([97][...]) }
        writer.write(UInt64(0))
        var reader = StateReader(writer.bytes[...])
        #expect(throws: DamagedState.self) { _ = try KeptTerms(from: &reader) }
    }

    @Test(arguments: [0, 1, -1, 127, 128, -64, -65, Int.max, Int.min]) func `a number comes back`(number: Int) throws {
        var writer = StateWriter()
        writer.write(number)
        var reader = StateReader(writer.bytes[...])
        #expect(try reader.int() == number)
    }

    @Test func `bytes that end too early are damage`() throws {
        var writer = StateWriter()
        writer.write(PageRecord(of: try page(), [], content: Digest(of: []), stamp: nil))
        for end in 0..<writer.bytes.count {
            var reader = StateReader(writer.bytes[..<end])
            #expect(throws: DamagedState.self) { _ = try PageRecord(from: &reader) }
        }
    }
}
