internal import Bytes
internal import Digest
internal import Search

/// The words of pages, by the bytes of their files.
struct KeptTerms: Sendable {
    /// What the words depend on besides: the tool, and the settings.
    var key: Digest
    /// The words, and for each page, by the digest of its file, which of them it holds.
    var words = NumberedTerms<Digest>()

    /// Nothing yet.
    init(key: Digest) { self.key = key }
}

extension KeptTerms: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(key)
        writer.write(UInt64(words.vocabulary.count))
        for number in 0..<words.vocabulary.count { writer.write(words.vocabulary[number]) }
        writer.write(UInt64(words.terms.count))
        // A dictionary has another order at every run.
        for (content, terms) in words.terms.sorted(by: { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }) {
            writer.write(content)
            writer.write(terms.bytes[...])
        }
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        key = try reader.digest()
        for number in 0..<(try reader.number()) {
            // No word has two numbers.
            let word = try reader.block()
            guard words.vocabulary.number(of: word.span) == number else { throw DamagedState() }
        }
        for _ in 0..<(try reader.number()) {
            let content = try reader.digest()
            words.terms[content] = PageTerms(bytes: Array(try reader.block()))
        }
    }
}
