/// A fence of a page, finished for drawing.
public struct ListingView: Sendable {
    public var content: Content
    /// Whether what is shown was compiled and tested.
    public var status: Status
    /// Where something on the page links to it.
    public var id: String?

    /// What is shown.
    public enum Content: Sendable {
        case code(Code)
        /// Several codes beside each other, one shown at a time.
        case tabs([Code])
        case diff(Diff)
        case tree(Tree)
    }

    /// What is known of a listing, told beside it.
    public enum Status: Sendable {
        /// This very build knows that it compiles and that its tests pass.
        case tested(label: String)
        /// Nobody asked the compiler in this build.
        case notVerified(label: String)
        /// It is no part of any sample.
        case notCompiled(label: String)
        /// It is no code that anybody compiles.
        case none
    }

    /// One piece of code.
    public struct Code: Sendable {
        /// The bytes as they are to be read and copied, with LF between lines.
        public var code: [UInt8]
        /// The language's name for class names and highlighting, one token.
        public var language: String
        /// What it is called: the file's name, or a title.
        public var title: String?
        /// The name for screen readers, since a wide listing can be scrolled by keyboard.
        public var label: String
        /// Where the whole file can be read.
        public var sourceURL: String?
        /// Comments that are not in the page's language.
        public var foreignComments: [Range<Int>]
        /// The language of those comments, where it is known.
        public var foreignLanguage: String?
        /// What is said of such a comment.
        public var foreignLabel: String
    }

    /// What differs between two codes.
    public struct Diff: Sendable {
        public var old: Code
        public var new: Code
        public var label: String
        public var lines: [Line]
        public var addedLabel: String
        public var removedLabel: String

        /// One line of a unified diff.
        public struct Line: Sendable {
            public enum Kind: Sendable { case context, removed, added, gap }
            public var kind: Kind
            public var text: [UInt8]
        }
    }

    /// A folder as it is on disk.
    public struct Tree: Sendable {
        public var label: String
        public var root: Node

        /// What a file says of itself.
        public struct Remark: Sendable {
            public var text: String
            /// Its language, where that is not the page's.
            public var language: String?
        }

        /// A file or a folder.
        public struct Node: Sendable {
            public var name: String
            public var remark: Remark?
            /// Where the page shows the file.
            public var address: String?
            public var isFolder: Bool
            public var children: [Node]
        }
    }
}

/// What is known of a pattern's samples: the block below its text.
public struct EvidenceView: Sendable {
    public var title: String
    /// One sentence: with what and for what it was compiled, or that it was not.
    public var summary: String
    public var isVerified: Bool
    /// How many tests passed, as a sentence.
    public var testsTitle: String?
    /// The tests' names.
    public var tests: [Test]
    public var digestLabel: String
    public var digest: String?
    public var testSourceLabel: String
    public var testSourceURL: String?

    /// A test that passed.
    public struct Test: Sendable {
        public var name: String
    }
}
