internal import Models
internal import Platform
internal import YAML

/// The package of the samples, as SwiftPM describes it.
struct SamplePackage: Sendable {
    /// The variable that cuts a manifest down to samples, their tests and what they stand on.
    static let variable = "PILASTER_SAMPLES"

    /// For each target's module, the target's folder from the project's.
    let paths: [String: String]

    /// The targets' folders, sorted.
    var folders: [String] { paths.values.sorted() }

    /// Asks SwiftPM.
    ///
    /// - Returns: `nil` where the manifest cannot be read.
    static func describe(in project: Project, scratch: String, with toolchain: SwiftToolchain) throws -> SamplePackage? {
        let outcome = try toolchain.run(
            ["package", "--package-path", project.root, "--scratch-path", scratch, "describe", "--type", "json"])
        // Warnings stand before the object. JSON is YAML (YAML 1.2, section 1.3), so one parser reads both.
        guard outcome.status == 0, let start = outcome.output.firstIndex(of: UInt8(ascii: "{")),
            let node = try? YAML.parse(Array(outcome.output[start...])),
            let targets = node.mapping?["targets"]?.sequence
        else { return nil }
        var paths: [String: String] = [:]
        for target in targets.items {
            guard let module = target.mapping?["c99name"]?.scalar?.text, let path = target.mapping?["path"]?.scalar?.text else {
                continue
            }
            paths[module] = path
        }
        return SamplePackage(paths: paths)
    }
}

/// The `import` lines of Swift source.
enum ImportLines {
    /// The modules that a source imports, in order.
    static func modules(in source: String) -> [String] {
        source.split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let position = words.firstIndex(of: "import"), position + 1 < words.count else { return nil }
            guard words[..<position].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains(String($0)) }) else { return nil }
            return String(words[position + 1].prefix { $0 != "." && $0 != ";" })
        }
    }

    private static let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
}
