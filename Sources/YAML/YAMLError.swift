/// Why a document could not be read: where, what is wrong, and what to write instead.
public struct YAMLError: Error, Hashable, Sendable {
    /// Where it went wrong, as near to the author's slip as can be told.
    public let mark: YAMLMark
    /// The cause, one line without a full stop.
    public let message: String
    /// What to do about it, one line without a full stop.
    public let remedy: String?
    /// The other place that the cause has to do with: the first of two equal keys, or where an open list was found to be open.
    public let related: YAMLMark?

    /// The line of the fault, from 1.
    public var line: Int { mark.line }
    /// The column of the fault, from 1, in Unicode scalars.
    public var column: Int { mark.column }

    init(mark: YAMLMark, message: String, remedy: String?, related: YAMLMark? = nil) {
        self.mark = mark
        self.message = message
        self.remedy = remedy
        self.related = related
    }
}
