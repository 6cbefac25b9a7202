/// The site's navigation as the pages of one folder and one group have it: they share it, and each marks itself in it.
public final class NavigationView: Sendable {
    /// The groups, the nearest of them where there are many; only the current one lists its pages.
    public let groups: [Group]
    /// Where all groups are listed, if some are left out.
    public let allGroups: String?

    /// A navigation of groups.
    public init(groups: [Group], allGroups: String? = nil) {
        self.groups = groups
        self.allGroups = allGroups
    }

    /// A family of patterns, or the pages of a folder.
    public struct Group: Sendable {
        public var title: String
        /// The group's first page.
        public var address: String
        public var isCurrent: Bool
        /// Its pages; empty where the group is not the current one.
        public var pages: [FrameView.NavigationLink]
        /// Where all pages of the group are listed, if `pages` are only the nearest.
        public var allPages: String? = nil
    }
}
