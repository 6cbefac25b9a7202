/// The digests of a page's sections.
public struct PageDigests: Hashable, Sendable {
    /// Title, description and question.
    public var front: SectionDigest
    /// What stands before the first section.
    public var introduction: SectionDigest
    /// The sections in order.
    public var sections: [Section]

    /// A section of a page that is not yet known by its id.
    public struct Section: Hashable, Sendable {
        /// The place of its heading among the page's headings.
        public var heading: Int
        /// The digest of the heading and of all below it.
        public var digest: SectionDigest

        /// A section with its digest.
        public init(heading: Int, digest: SectionDigest) {
            self.heading = heading
            self.digest = digest
        }
    }

    /// The digests of a page.
    public init(front: SectionDigest, introduction: SectionDigest, sections: [Section] = []) {
        self.front = front
        self.introduction = introduction
        self.sections = sections
    }
}
