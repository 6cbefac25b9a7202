internal import Digest
internal import Markup
internal import Models

/// Makes the digests of a page's sections: one for each heading of level 2 with all below it, one for what stands before the
/// first, one for title, description and question.
///
/// A heading of level 1 is the page's title if it is the page's first heading; another one begins a section too.
struct SectionDigester: ~Copyable {
    private let document: Document
    private let listings: [Listing]
    private var form = CanonicalForm()

    init(document: Document, listings: [Listing]) {
        self.document = document
        self.listings = listings
    }

    /// The digests of the page that front matter and document make up.
    mutating func digests(frontMatter: FrontMatter) -> PageDigests {
        var sections: [PageDigests.Section] = []
        var introduction: SectionDigest?
        var part = Part(start: document.nodes.isEmpty ? 0 : 1, heading: nil, fence: 0)
        var headings = 0
        var fences = 0
        for block in topLevelBlocks {
            let node = document.nodes[block]
            if node.kind == .heading, node.number == 2 || node.number == 1 && headings > 0 {
                finish(part, before: block, &introduction, &sections)
                part = Part(start: block, heading: headings, fence: fences)
            }
            // Quotes and lists hold headings and fences too.
            for node in document.nodes[block..<Int(node.end)] {
                if node.kind == .heading { headings += 1 }
                if node.kind == .codeBlock { fences += 1 }
            }
        }
        finish(part, before: document.nodes.count, &introduction, &sections)
        return PageDigests(
            front: Self.digest(of: [frontMatter.title, frontMatter.description, frontMatter.question]),
            introduction: introduction ?? Self.digest(of: []), sections: sections)
    }

    /// A section in the making.
    private struct Part {
        var start: Int
        /// `nil` for what stands before the first section.
        var heading: Int?
        /// The place of its first fence among the page's.
        var fence: Int
    }

    private var topLevelBlocks: Document.Siblings {
        Document.Siblings(document: document, range: min(1, document.nodes.count)..<document.nodes.count)
    }

    private mutating func finish(
        _ part: Part, before end: Int, _ introduction: inout SectionDigest?, _ sections: inout [PageDigests.Section]
    ) {
        form.removeAll()
        form.append(part.start..<max(part.start, end), of: document, firstFence: part.fence) { fence in
            fence < listings.count && !listings[fence].isInline
        }
        let digest = SectionDigest(upperBitsOf: form.digest.high)
        if let heading = part.heading {
            sections.append(PageDigests.Section(heading: heading, digest: digest))
        } else {
            introduction = digest
        }
    }

    /// The digest of texts that are no markdown.
    static func digest(of fields: [String?]) -> SectionDigest {
        var form = CanonicalForm()
        for field in fields { form.append(field: field) }
        return SectionDigest(upperBitsOf: form.digest.high)
    }
}
