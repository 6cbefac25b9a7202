/// The files that all pages share, as they are published.
public enum Assets {
    /// The style sheet.
    public static var styleSheet: [UInt8] { PackageResources.site_css }
    /// The picture in the browser's tab.
    public static var favicon: [UInt8] { PackageResources.favicon_svg }
}
