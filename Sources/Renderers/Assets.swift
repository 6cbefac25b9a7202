/// The site's own files that are the same for every site. They are part of the executable, so that it needs no folder of
/// its own beside it.
public enum Assets {
    /// The style sheet of all pages.
    public static var styleSheet: [UInt8] {
        PackageResources.site_css + PackageResources.diagram_css + PackageResources.compare_css
    }
    /// The site's mark, for the browser's tab.
    public static var favicon: [UInt8] { PackageResources.favicon_svg }
}
