internal import HTML
internal import Markdown
internal import Markup
internal import Models
internal import Parser
internal import Renderers
internal import SampleSource

/// The stages of a build, each for itself, on one thread and in memory.
enum StageBenchmarks {
    static func all(_ corpus: Corpus) -> [Benchmark] {
        [escape(corpus), parse(corpus), survey(corpus), render(corpus), highlight(corpus)]
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
}
