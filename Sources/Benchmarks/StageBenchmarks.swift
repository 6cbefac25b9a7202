internal import HTML
internal import Localization
internal import Markdown
internal import Markup
internal import Models
internal import Parser
internal import Renderers
internal import SampleSource
internal import Search

/// The stages of a build, each for itself, on one thread and in memory.
enum StageBenchmarks {
    static func all(_ corpus: Corpus) -> [Benchmark] {
        [escape(corpus), parse(corpus), survey(corpus), render(corpus), highlight(corpus), index(corpus)]
    }

    private static func escape(_ corpus: Corpus) -> Benchmark {
        Benchmark(name: "escape") {
            var html = HTMLWriter()
            for page in corpus.files {
                html.removeAll()
                html.text(page.file.bytes.span)
            }
        }
    }

    private static func parse(_ corpus: Corpus) -> Benchmark {
        Benchmark(name: "parse") {
            var document = Document()
            for page in corpus.files { _ = MarkdownReader().read(page.file.bytes, into: &document) }
        }
    }

    /// Parsing, front matter, and all that is known and diagnosed of a page taken for itself.
    private static func survey(_ corpus: Corpus) -> Benchmark {
        Benchmark(name: "parse with facts") {
            let parser = PageParser(configuration: SiteConfiguration())
            var document = Document()
            for page in corpus.files { _ = parser.parse(page.file, as: page.name, into: &document) }
        }
    }

    private static func render(_ corpus: Corpus) -> Benchmark {
        let documents = corpus.files.map { page in
            var document = Document()
            _ = MarkdownReader().read(page.file.bytes, into: &document)
            return document
        }
        return Benchmark(name: "render") {
            var html = HTMLWriter()
            for document in documents {
                html.removeAll()
                CommonMarkRenderer.write(document, to: &html)
            }
        }
    }

    /// The fences in Swift; their own size is what counts.
    private static func highlight(_ corpus: Corpus) -> Benchmark {
        let fences = corpus.files.flatMap { page in
            var document = Document()
            _ = MarkdownReader().read(page.file.bytes, into: &document)
            return document.nodes.filter { $0.kind == .codeBlock && document[$0.info].starts(with: "swift".utf8) }
                .map { Array(document[$0.text]) }
        }
        return Benchmark(name: "highlight", bytes: fences.reduce(0) { $0 + $1.count }) {
            var highlighter = SwiftHighlighter()
            for fence in fences { highlighter.highlight(fence.span) }
        }
    }

    /// From parsed pages to the search of every language, finished for writing.
    private static func index(_ corpus: Corpus) -> Benchmark {
        let parser = PageParser(configuration: SiteConfiguration())
        var documents: [String: Document] = [:]
        let pages = corpus.files.map { page in
            var document = Document()
            let facts = parser.parse(page.file, as: page.name, into: &document).facts
            documents[facts.file] = document
            return facts
        }
        let tags = Set(pages.map(\.language)).sorted()
        let index = SiteIndex(
            configuration: SiteConfiguration(), languages: tags.map { Language(tag: $0, file: "", name: $0.string) },
            pages: pages, patterns: [:], assets: [])
        let texts = index.pages.map { documents[$0.file] ?? Document() }
        return Benchmark(name: "index") {
            for (language, tag) in tags.enumerated() {
                var reader = PageTermsReader()
                var words = NumberedTerms<Int>()
                for (page, facts) in index.pages.enumerated() where facts.language == tag {
                    words.terms[page] = reader.terms(of: facts, document: texts[page], showsHTML: true)
                }
                words.vocabulary = reader.vocabulary
                _ = SearchIndex(of: index, language: language, texts: words, code: NumberedTerms())
            }
        }
    }
}
