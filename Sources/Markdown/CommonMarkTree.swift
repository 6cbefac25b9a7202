internal import CCmark

/// Sole owner of a tree that libcmark parsed, with memory that is used again for the next one. Its nodes are lent to a closure while the tree is alive.
@safe struct CommonMarkTree: ~Copyable {
    private let tree: ccmark_tree
    private let root: OpaquePointer

    /// Parses a file from `offset` on, UTF-8; libcmark replaces what is not UTF-8 by U+FFFD.
    ///
    /// - Returns: `nil` when there is nothing to hold the tree.
    init?(parsing file: [UInt8], from offset: Int = 0) {
        let parsed = unsafe file.withUnsafeBytes { bytes in
            let body = unsafe UnsafeRawBufferPointer(rebasing: bytes[offset...])
            // libcmark wants an address even for no bytes.
            guard let start = body.baseAddress else { return unsafe ccmark_parse("", 0) }
            return unsafe ccmark_parse(start.assumingMemoryBound(to: CChar.self), body.count)
        }
        guard let root = unsafe parsed.root else { return nil }
        unsafe tree = parsed
        unsafe self.root = root
    }

    deinit { unsafe ccmark_release(tree) }

    /// Calls `body` with each node as libcmark's own iterator meets it: a container on the way in and on the way out, a
    /// leaf once. There is no recursion, so any depth is safe.
    borrowing func walk(_ body: (_ isEntering: Bool, _ node: CommonMarkNode) -> Void) {
        let iterator = unsafe cmark_iter_new(root)
        defer { unsafe cmark_iter_free(iterator) }
        while true {
            let event = unsafe cmark_iter_next(iterator)
            guard event == CMARK_EVENT_ENTER || event == CMARK_EVENT_EXIT else { return }
            guard let node = unsafe cmark_iter_get_node(iterator) else { return }
            unsafe body(event == CMARK_EVENT_ENTER, CommonMarkNode(pointer: node))
        }
    }
}
