internal import Bytes
internal import Digest
internal import Localization
internal import Platform

extension Int: Stored {
    func store(in writer: inout StateWriter) { writer.write(self) }
    init(from reader: inout StateReader) throws(DamagedState) { self = try reader.int() }
}

extension Digest: Stored {
    func store(in writer: inout StateWriter) { writer.write(self) }
    init(from reader: inout StateReader) throws(DamagedState) { self = try reader.digest() }
}

extension FileStamp: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(size)
        writer.write(modified)
        writer.write(changed)
        writer.write(inode)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        self.init(
            size: try reader.int(), modified: try reader.int(), changed: try reader.int(), inode: try reader.number())
    }
}

extension LanguageTag: Stored {
    func store(in writer: inout StateWriter) { writer.write(string) }

    init(from reader: inout StateReader) throws(DamagedState) {
        guard let tag = LanguageTag(try reader.text()) else { throw DamagedState() }
        self = tag
    }
}
