internal import CCmark
internal import Markup

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A node of a living `CommonMarkTree`, in Swift's words. It never outlives the closure that the tree lends it to.
@safe struct CommonMarkNode {
    fileprivate let pointer: OpaquePointer

    init(pointer: OpaquePointer) { unsafe self.pointer = pointer }

    var type: cmark_node_type { unsafe cmark_node_get_type(pointer) }
    var startLine: Int { Int(unsafe cmark_node_get_start_line(pointer)) }
    var startColumn: Int { Int(unsafe cmark_node_get_start_column(pointer)) }
    var endLine: Int { Int(unsafe cmark_node_get_end_line(pointer)) }
    var headingLevel: Int32 { unsafe cmark_node_get_heading_level(pointer) }
    var listStart: Int32 { unsafe cmark_node_get_list_start(pointer) }
    var isOrderedList: Bool { unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
    var isTightList: Bool { unsafe cmark_node_get_list_tight(pointer) != 0 }

    var parent: CommonMarkNode? { unsafe cmark_node_parent(pointer).map { unsafe CommonMarkNode(pointer: $0) } }
    var firstChild: CommonMarkNode? { unsafe cmark_node_first_child(pointer).map { unsafe CommonMarkNode(pointer: $0) } }
    var next: CommonMarkNode? { unsafe cmark_node_next(pointer).map { unsafe CommonMarkNode(pointer: $0) } }

    /// Takes the node out of the tree and frees it. The tree's iterator must not have it in hand.
    func remove() { unsafe cmark_node_free(pointer) }

    /// Whether the literal is exactly these bytes.
    /// Whether its text is another one, with capital or small letters.
    func hasLiteral(_ text: StaticString) -> Bool {
        guard let literal = unsafe cmark_node_get_literal(pointer) else { return false }
        let length = unsafe strlen(literal)
        return unsafe length == text.utf8CodeUnitCount
            && strncasecmp(literal, UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self), length) == 0
    }

    func appendLiteral(to document: inout Document) -> TextRange { unsafe append(cmark_node_get_literal(pointer), to: &document) }
    func appendURL(to document: inout Document) -> TextRange { unsafe append(cmark_node_get_url(pointer), to: &document) }
    func appendTitle(to document: inout Document) -> TextRange { unsafe append(cmark_node_get_title(pointer), to: &document) }
    func appendFenceInfo(to document: inout Document) -> TextRange {
        unsafe append(cmark_node_get_fence_info(pointer), to: &document)
    }

    private func append(_ text: UnsafePointer<CChar>?, to document: inout Document) -> TextRange {
        guard let text = unsafe text else { return .empty }
        return unsafe UnsafeBufferPointer(start: text, count: strlen(text)).withMemoryRebound(to: UInt8.self) {
            unsafe document.append(text: $0.span)
        }
    }
}
