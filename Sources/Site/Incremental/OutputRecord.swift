internal import Digest
internal import Platform

/// What a build knows of one file that it published, and keeps for the next one.
struct OutputRecord: Sendable {
    /// The path below the output folder.
    var path: String
    /// All that the file shows; `nil` where something of it changed while it was drawn.
    var shown: Digest?
    /// The file's bytes; `nil` for one that was copied.
    var content: Digest?
    /// Evidence that the file is as it was written; `nil` where an equal stamp would prove nothing.
    var stamp: FileStamp?

    init(path: String, shown: Digest?, content: Digest? = nil, stamp: FileStamp? = nil) {
        self.path = path
        self.shown = shown
        self.content = content
        self.stamp = stamp
    }

    /// The record with the file's present stamp, or `nil` where the file in the output is not the one that was written.
    func renewed(in folder: OpenFolder) -> OutputRecord? {
        // Before the file is read: what changes while it is read has another stamp afterwards.
        guard let present = folder.stamp(of: path, followingLinks: false) else { return nil }
        if present == stamp { return self }
        guard let content, let bytes = try? File.read("\(folder.path)/\(path)"), Digest(of: bytes) == content else { return nil }
        var record = self
        record.stamp = present
        return record
    }
}

extension OutputRecord: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(path)
        writer.write(shown)
        writer.write(content)
        writer.write(stamp)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        path = try reader.text()
        shown = try reader.optional()
        content = try reader.optional()
        stamp = try reader.optional()
    }
}
