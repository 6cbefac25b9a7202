/// The site's own files that are the same for every site. They are part of the executable, so that it needs no folder of
/// its own beside it.
public enum Assets {
    /// The style sheet of all pages.
    public static var styleSheet: [UInt8] {
        AssetText.styleSheet(PackageResources.site_css + PackageResources.diagram_css)
    }
    /// The script of all pages.
    public static var script: [UInt8] { AssetText.script(PackageResources.site_js) }
    /// The site's mark, for the browser's tab.
    public static var favicon: [UInt8] { PackageResources.favicon_svg }
}
