internal import HTML
internal import ViewModels

/// A navigation as it was drawn for one page, for the next page that shares it: only the mark of the current page differs.
public struct DrawnNavigation: ~Copyable {
    var html = HTMLWriter()
    var view: NavigationView?
    /// For each page of the current group: where its mark stands.
    var marks: [Int] = []

    /// Nothing yet.
    public init() {}
}
