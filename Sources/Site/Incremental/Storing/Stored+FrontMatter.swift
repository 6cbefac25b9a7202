internal import Bytes
internal import Models

extension FrontMatter: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(title)
        writer.write(description)
        writer.write(question)
        writer.write(tags)
        writer.write(order)
        writer.write(redirectFrom)
        writer.write(isDraft)
        writer.write(translation)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        self.init(title: try reader.text())
        description = try reader.optionalText()
        question = try reader.optionalText()
        tags = try reader.texts()
        order = try reader.optional()
        redirectFrom = try reader.texts()
        isDraft = try reader.bool()
        translation = try reader.optional()
    }
}

extension FrontMatter.Translation: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(of)
        writer.write(UInt64(sections.count))
        // A dictionary has another order at every run.
        for key in sections.keys.sorted() {
            writer.write(key)
            writer.write(sections[key])
        }
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        self.init(of: try reader.value())
        for _ in 0..<(try reader.number()) { sections[try reader.text()] = try reader.optional() }
    }
}

extension SectionDigest: Stored {
    func store(in writer: inout StateWriter) { writer.write(UInt64(bits)) }

    init(from reader: inout StateReader) throws(DamagedState) {
        guard let bits = UInt32(exactly: try reader.number()) else { throw DamagedState() }
        self.init(bits: bits)
    }
}
