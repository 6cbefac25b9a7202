import TestSupport
import CCmark
import HTML
import Markdown
import Markup
import Renderers
import Testing

/// Our renderer against libcmark's own, on documents that nobody would write.
@Suite struct `libcmark's own renderer` {
    @Test(arguments: 0..<20 as Range<UInt64>)
    func `prints the same of random documents`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<250 {
            let markdown = RandomMarkdown.document(with: &generator)
            guard let html = ours(markdown) else { continue }
            #expect(html == theirs(markdown), "\(String(decoding: markdown, as: UTF8.self).debugDescription)")
        }
    }

    /// Our HTML, or `nil` where a limit kept a part from being read.
    private func ours(_ markdown: [UInt8]) -> String? {
        var document = Document()
        let faults = MarkdownReader(options: .commonMark).read(markdown, into: &document)
        guard faults.allSatisfy({ $0.kind == .unclosedFence }) else { return nil }
        var html = HTMLWriter()
        CommonMarkRenderer.write(document, to: &html)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    private func theirs(_ markdown: [UInt8]) -> String {
        unsafe markdown.withUnsafeBufferPointer { buffer in
            let text = unsafe UnsafeRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self)
            guard let text = unsafe text, let html = unsafe cmark_markdown_to_html(text, buffer.count, CMARK_OPT_UNSAFE) else {
                return ""
            }
            defer { unsafe cmark_get_default_mem_allocator().pointee.free(html) }
            return unsafe String(cString: html)
        }
    }
}
