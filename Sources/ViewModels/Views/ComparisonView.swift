/// The patterns side by side: a table of their traits, and for each of them what a reader may lay beside another.
public struct ComparisonView: Sendable {
    public var title: String
    public var introduction: String
    public var table: TraitTable
    /// What the choice of patterns is called.
    public var choice: String
    /// The patterns to choose from; empty where each is loaded when a reader chooses it.
    public var sides: [Side]
    /// Where the script is that loads them; `nil` where the page holds them all.
    public var script: String?

    /// Patterns by traits, or the other way round.
    public struct TraitTable: Sendable {
        public var caption: String
        /// What the table is called where it has to be scrolled.
        public var label: String
        /// What the first column holds.
        public var corner: String
        public var columns: [Heading]
        public var rows: [Row]

        /// What a column or a row is about.
        public enum Heading: Sendable {
            case trait(Name)
            case pattern(FrameView.NavigationLink)
        }

        /// A row with a cell for each column.
        public struct Row: Sendable {
            public var heading: Heading
            /// `nil` where a pattern says nothing of a trait.
            public var cells: [Name?]
        }

        /// What a trait or its value is called.
        public struct Name: Sendable {
            public var text: String
            /// Its language, where that is not the page's.
            public var language: TextLanguage?
        }
    }

    /// A pattern that can be laid beside others.
    public struct Side: Sendable {
        public var link: FrameView.NavigationLink
        /// Whether it is laid out before the reader has chosen.
        public var isChosen: Bool
        /// The language of its texts, where it is not the page's.
        public var language: TextLanguage?
        /// As many on each side, so that equal parts stand beside each other; `nil` where the pattern has none.
        public var parts: [Part?]
    }

    /// One part of a pattern.
    public struct Part: Sendable {
        public var title: String
        /// The feature that the part is the code of, where it depends on the other patterns whether it is shown.
        public var feature: String?
        /// Whether the title is a word of the chrome, and not of the pattern's page.
        public var isChromeTitle: Bool
        public var notice: HeadingView.BehindNotice?
        public var content: Content

        /// What a part shows.
        public enum Content: Sendable {
            case text(BodyView)
            case picture(DiagramView)
            case listing(ListingView)
        }
    }
}
