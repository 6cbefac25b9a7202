internal import CCmark
internal import Models
internal import Platform

/// libcmark alone, on one thread: what no tool that is built on it can be faster than.
enum CommonMarkFloor {
    static func benchmarks(_ corpus: Corpus, _ scratch: ScratchFolder) -> [Benchmark] {
        [
            Benchmark(name: "libcmark: parse, discard") {
                for page in corpus.files { parse(page.file.bytes) }
            },
            Benchmark(name: "libcmark: parse, write") {
                let folder = try scratch.fresh()
                for (number, page) in corpus.files.enumerated() {
                    try File.replace("\(folder)/\(number).html", with: html(of: page.file.bytes))
                }
            },
        ]
    }

    private static func parse(_ bytes: [UInt8]) {
        let tree = unsafe bytes.withUnsafeBytes { unsafe parse($0) }
        unsafe cmark_node_free(tree)
    }

    private static func html(of bytes: [UInt8]) -> [UInt8] {
        guard let tree = unsafe bytes.withUnsafeBytes({ unsafe parse($0) }) else { return [] }
        defer { unsafe cmark_node_free(tree) }
        guard let text = unsafe cmark_render_html(tree, CMARK_OPT_DEFAULT) else { return [] }
        defer { unsafe cmark_get_default_mem_allocator().pointee.free(text) }
        return unsafe Array(String(cString: text).utf8)
    }

    private static func parse(_ bytes: UnsafeRawBufferPointer) -> OpaquePointer? {
        guard let start = bytes.baseAddress else { return nil }
        return unsafe cmark_parse_document(start.assumingMemoryBound(to: CChar.self), bytes.count, CMARK_OPT_DEFAULT)
    }
}
