/// File names that Windows does not allow (“Naming Files, Paths, and Namespaces”, Microsoft Learn).
enum WindowsName {
    static func isForbidden(_ name: String) -> Bool {
        if name.hasSuffix(".") || name.hasSuffix(" ") { return true }
        if name.utf8.contains(where: { $0 < 32 || forbidden.contains($0) }) { return true }
        let stem = name.prefix { $0 != "." }
        // `x .html` becomes `x.html` on some systems, so a space before the ending counts as one at the end.
        return stem.hasSuffix(" ") || devices.contains(stem.lowercased())
    }

    private static let forbidden = Set("<>:\"\\|?*".utf8)
    private static let devices = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })
}
