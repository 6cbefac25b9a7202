/// The site's own files that are the same for every site. They are part of the executable, so that it needs no folder of
/// its own beside it.
public enum Assets {
    /// The style sheet of all pages.
    public static var styleSheet: [UInt8] {
        AssetText.styleSheet(
            PackageResources.site_css + PackageResources.diagram_css + PackageResources.compare_css
                + PackageResources.search_css)
    }
    /// The script of all pages.
    public static var script: [UInt8] { AssetText.script(PackageResources.site_js + PackageResources.find_js) }
    /// The script that answers questions to the search, loaded with the first of them.
    public static var search: [UInt8] { AssetText.script(PackageResources.search_js) }
    /// The script that loads the patterns which a reader compares.
    public static var comparison: [UInt8] { AssetText.script(PackageResources.compare_js) }
    /// The site's mark, for the browser's tab.
    public static var favicon: [UInt8] { PackageResources.favicon_svg }
}
