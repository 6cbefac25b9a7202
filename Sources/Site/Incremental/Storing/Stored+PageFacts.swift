internal import Localization
internal import Models

/// What a page's name says, its path and language, is not kept: whoever reads the facts has the name.
extension PageFacts {
    func store(in writer: inout StateWriter) {
        writer.write(frontMatter)
        writer.write(headings)
        writer.write(links)
        writer.write(sections)
        writer.write(listings)
        writer.write(tables)
        writer.write(footnotes)
        writer.write(digests)
    }

    convenience init(id: PageID, language: LanguageTag, file: String, from reader: inout StateReader) throws(DamagedState) {
        self.init(
            id: id, language: language, file: file, frontMatter: try reader.value(),
            body: BodyFacts(
                headings: try reader.values(), links: try reader.values(), sections: try reader.values(),
                listings: try reader.values(), tables: try reader.values(), footnotes: try reader.values()),
            digests: try reader.optional())
    }
}

extension Heading: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(level)
        writer.write(text)
        writer.write(explicitID)
        writer.write(slug)
        writer.write(line)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        self.init(
            level: try reader.int(), text: try reader.text(), explicitID: try reader.optionalText(),
            slug: try reader.optionalText(), line: try reader.int())
    }
}

extension Link: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(destination)
        writer.write(isImage)
        writer.write(line)
        writer.write(column)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        self.init(
            destination: try reader.text(), isImage: try reader.bool(), line: try reader.int(), column: try reader.int())
    }
}

extension Table: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(rows)
        writer.write(columns)
        writer.write(line)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        self.init(rows: try reader.int(), columns: try reader.int(), line: try reader.int())
    }
}

extension PageDigests: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(front)
        writer.write(introduction)
        writer.write(sections)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        self.init(front: try reader.value(), introduction: try reader.value(), sections: try reader.values())
    }
}

extension PageDigests.Section: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(heading)
        writer.write(digest)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        self.init(heading: try reader.int(), digest: try reader.value())
    }
}
