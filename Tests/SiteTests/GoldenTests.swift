import Platform
import Testing

/// A whole small site, every kind of page in every one of its languages, as it was last looked at.
@Suite struct `Golden site` {
    private static let folder = String(#filePath.prefix(through: #filePath.lastIndex(of: "/") ?? #filePath.startIndex))
    private static let goldens = folder + "Goldens"

    @Test func `holds each page as it was last looked at, and no golden is of a page that nobody writes`() async throws {
        let site = try TemporarySite(Self.files(below: Self.folder + "Fixtures"))
        #expect(try await site.build().complaints == "")
        // Those that are the same for every site stand in Sources.
        let shared = ["style.css", "script.js", "search.js", "favicon.svg"]
        let pages = try site.output().filter { !$0.hasPrefix(".") && !shared.contains($0) }.sorted()
        for page in pages { try compare(site.text("Output/\(page)") ?? "", with: page) }
        #expect(try Self.files(below: Self.goldens).keys.sorted() == pages)
    }

    private func compare(_ text: String, with golden: String) throws {
        let path = "\(Self.goldens)/\(golden)"
        guard let bytes = try? File.read(path) else {
            try Folder.create(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
            try File.replace(path, with: Array(text.utf8))
            Issue.record("\(golden) was recorded: look at it, and run the test again")
            return
        }
        let found = text.split(separator: "\n", omittingEmptySubsequences: false)
        let expected = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let line = zip(found, expected).enumerated().first { $1.0 != $1.1 }?.offset ?? min(found.count, expected.count)
        #expect(
            found == expected,
            "\(golden):\(line + 1) differs: \(line < found.count ? found[line] : "the end"); remove the golden to record it anew")
    }

    /// The texts below a folder, by their paths from it.
    private static func files(below folder: String) throws -> [String: String] {
        var files: [String: String] = [:]
        var pending = [""]
        while let path = pending.popLast() {
            guard let entries = try? Folder.entries(of: "\(folder)/\(path)") else { continue }
            for entry in entries {
                let inner = path + (entry.name ?? "?")
                if entry.kind == .folder {
                    pending.append(inner + "/")
                } else {
                    files[inner] = String(decoding: try File.read("\(folder)/\(inner)"), as: UTF8.self)
                }
            }
        }
        return files
    }
}
