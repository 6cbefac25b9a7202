/// Something wrong in a sample, described so that its author can mend it.
public struct SampleFault: Equatable, Sendable {
    /// What is wrong.
    public enum Kind: Equatable, Sendable {
        /// The file is no UTF-8.
        case invalidUTF8
        /// The file is UTF-16, by its byte order mark.
        case utf16
        /// The text behind `snippet.` cannot be a name.
        case badName(String)
        /// A region of this name was there before.
        case repeatedRegion(String)
        /// A region that does not end.
        case missingEnd(String)
        /// An end without a region.
        case strayEnd
        /// A hidden part that does not end.
        case missingShow
        /// `snippet.show` where nothing is hidden.
        case strayShow
        /// `snippet.hide` where everything is hidden already.
        case repeatedHide
        /// A region that shows nothing.
        case emptyRegion(String)
        /// A marker inside an interpolation, where no listing can be cut.
        case insideInterpolation
    }

    /// How much it matters, unless the site says otherwise.
    public enum Severity: Sendable {
        case error
        case warning
    }

    /// What is wrong.
    public var kind: Kind

    /// Where it is.
    public var place: SourcePlace

    /// The place that it clashes with, such as the first region of the same name.
    public var other: SourcePlace?

    init(_ kind: Kind, at place: SourcePlace, other: SourcePlace? = nil) {
        self.kind = kind
        self.place = place
        self.other = other
    }
}

extension SampleFault {
    /// How much it matters, unless the site says otherwise.
    public var severity: Severity {
        if case .emptyRegion = kind { .warning } else { .error }
    }

    /// What is wrong, as a sentence without its place.
    public var message: String {
        switch kind {
        case .invalidUTF8: "this sample is not valid UTF-8"
        case .utf16: "this sample is UTF-16, not UTF-8"
        case .badName(let name): "“\(name)” is no name for a region"
        case .repeatedRegion(let name): "region “\(name)” begins a second time\(other.map { "; first in line \($0.line)" } ?? "")"
        case .missingEnd(let name): "region “\(name)” never ends"
        case .strayEnd: "this end closes no region"
        case .missingShow: "what is hidden from here on is never shown again"
        case .strayShow: "nothing is hidden here"
        case .repeatedHide: "this is hidden already\(other.map { ", since line \($0.line)" } ?? "")"
        case .emptyRegion(let name): "region “\(name)” shows nothing"
        case .insideInterpolation: "a marker inside an interpolation cannot cut a listing"
        }
    }

    /// How to mend it.
    public var remedy: String {
        switch kind {
        case .invalidUTF8, .utf16: "save the file as UTF-8"
        case .badName: "write letters, digits, “-”, “_” or “.” behind “// snippet.” and nothing else on the line"
        case .repeatedRegion: "give one of the two another name"
        case .missingEnd: "add a line “// snippet.end”"
        case .strayEnd: "remove the line, or add “// snippet.NAME” above it"
        case .missingShow: "add a line “// snippet.show”"
        case .strayShow: "remove the line, or add “// snippet.hide” above it"
        case .repeatedHide: "remove one of the two lines"
        case .emptyRegion: "put code between its markers, or remove them"
        case .insideInterpolation: "move the marker to a line outside of the string literal"
        }
    }
}
