import CYaml

/// Owns libyaml's parser and the text that it reads; turns its events into ours and refuses what settings do not need.
///
/// Events rather than libyaml's documents, which are built by recursion and resolve aliases.
@safe struct EventParser: ~Copyable {
    // libyaml keeps a pointer to its parser inside the parser, so that one must not move.
    let parser: UnsafeMutablePointer<yaml_parser_t>
    let text: UnsafeMutableBufferPointer<UInt8>
    let lines: LineIndex
    private var openCollections: [Int] = []
    private var documents = 0
    private(set) var lastScalar: YAMLMark?

    /// A parser at the start of `text`, which it copies.
    init(_ text: Span<UInt8>, lines: LineIndex) throws(YAMLError) {
        unsafe parser = .allocate(capacity: 1)
        guard unsafe yaml_parser_initialize(parser) == 1 else {
            unsafe parser.deallocate()
            throw .outOfMemory(at: lines.mark(at: 0))
        }
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
        _ = unsafe text.withUnsafeBufferPointer { unsafe copy.initialize(fromContentsOf: $0) }
        unsafe self.text = copy
        self.lines = lines
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, self.text.baseAddress, self.text.count)
    }

    deinit {
        unsafe yaml_parser_delete(parser)
        unsafe parser.deallocate()
        unsafe text.deallocate()
    }

    /// The next event, or `nil` at the end of the only document.
    mutating func next() throws(YAMLError) -> Event? {
        while true {
            var event = unsafe yaml_event_t()
            guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw fault() }
            defer { unsafe yaml_event_delete(&event) }
            if unsafe event.type == YAML_STREAM_END_EVENT { return nil }
            if let ours = try unsafe translate(event) { return ours }
        }
    }

    /// Our event for libyaml's; `nil` for those that say nothing to us.
    @unsafe private mutating func translate(_ event: yaml_event_t) throws(YAMLError) -> Event? {
        let mark = unsafe lines.mark(at: event.start_mark.index, to: event.end_mark.index)
        switch unsafe event.type {
        case YAML_DOCUMENT_START_EVENT:
            documents += 1
            guard documents == 1 else { throw .secondDocument(at: mark) }
            return nil
        case YAML_ALIAS_EVENT:
            throw .alias(at: mark)
        case YAML_SCALAR_EVENT:
            return try unsafe .scalar(scalar(event.data.scalar, at: mark))
        case YAML_SEQUENCE_START_EVENT:
            try unsafe refuse(anchor: event.data.sequence_start.anchor, tag: event.data.sequence_start.tag, at: mark)
            return unsafe .sequenceStart(open(at: event.start_mark.index))
        case YAML_MAPPING_START_EVENT:
            try unsafe refuse(anchor: event.data.mapping_start.anchor, tag: event.data.mapping_start.tag, at: mark)
            return unsafe .mappingStart(open(at: event.start_mark.index))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            let start = unsafe openCollections.popLast() ?? event.start_mark.index
            return unsafe .collectionEnd(lines.mark(at: start, to: event.end_mark.index))
        default:
            return nil
        }
    }

    private mutating func open(at start: Int) -> YAMLMark {
        openCollections.append(start)
        return lines.mark(at: start)
    }

    @unsafe private mutating func scalar(
        _ scalar: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar, at mark: YAMLMark
    ) throws(YAMLError) -> YAMLScalar {
        try unsafe refuse(anchor: scalar.anchor, tag: scalar.tag, at: mark)
        guard unsafe scalar.length <= YAMLLimits.scalarBytes else { throw .longScalar(at: mark) }
        lastScalar = mark
        let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        return unsafe YAMLScalar(
            text: String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE, mark: mark)
    }

    @unsafe private func refuse(
        anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?, at mark: YAMLMark
    ) throws(YAMLError) {
        guard unsafe anchor == nil else { throw .anchor(at: mark) }
        guard unsafe tag == nil else { throw .tag(at: mark) }
    }
}
