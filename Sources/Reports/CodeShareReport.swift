public import Models

/// How much of the code that pages show was never compiled, as people read it.
public enum CodeShareReport {
    /// A line for each page that shows such code, under a heading; empty where there is none.
    public static func text(of shares: [CodeShare]) -> String {
        let lines = shares.filter { $0.uncompiled.listings > 0 }.map { share in
            "  \(TextReport.visible(share.file)): \(share.uncompiled.listings) of \(share.listings) "
                + "\(share.listings == 1 ? "listing" : "listings") (\(share.uncompiledPercent) % of the lines)\n"
        }
        return lines.isEmpty ? "" : "code that nobody compiles:\n" + lines.joined()
    }
}
