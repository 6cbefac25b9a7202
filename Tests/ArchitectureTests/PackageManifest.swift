/// What `Package.swift` says of targets and the arrows between them.
///
/// The text is read, for two reasons. SwiftPM cannot be asked from here: `swift package` waits for the lock that the `swift
/// test` above us holds. And a second table beside the manifest would be one more thing to keep in step: the manifest is the
/// picture of the house. It must therefore spell names and arrows out as literals; `unreadable` tells where it does not.
struct PackageManifest {
    struct Target: Equatable {
        enum Kind: String {
            case target, executableTarget, testTarget, systemLibrary
        }

        var kind: Kind
        var name: String
        var dependencies: [String]
        /// From the package's folder.
        var path: String

        var isSample: Bool { path.hasPrefix("Sources/Samples/") }
        var isStandIn: Bool { path.hasPrefix("Sources/StandIns/") }

        /// Whether it is part of the tool: no sample, no stand-in, no test, no system library.
        var isGenerator: Bool { !isSample && !isStandIn && kind != .testTarget && kind != .systemLibrary }
    }

    var targets: [Target] = []

    /// Debian's packages that the system libraries come from.
    var debianPackages: [String] = []

    /// Faults of the manifest that would leave an arrow unseen.
    var unreadable: [String] = []

    init(_ source: String) {
        let words = SourceWords.of(Array(source.utf8))
        debianPackages = words.indices.flatMap { Self.debianPackages(at: $0, in: words) }
        var index = 0
        while index + 2 < words.count {
            guard words[index].text == ".", let kind = Target.Kind(rawValue: words[index + 1].text), words[index + 2].text == "("
            else {
                index += 1
                continue
            }
            let call = Arguments(openedAt: index + 2, in: words)
            read(call, kind, line: words[index].line)
            index = call.end
        }
    }

    private mutating func read(_ call: Arguments, _ kind: Target.Kind, line: Int) {
        guard let name = call.literal("name") else {
            unreadable.append("Package.swift:\(line): a target's name is no literal")
            return
        }
        let dependencies = call.list("dependencies")
        if dependencies == nil { unreadable.append("Package.swift:\(line): the dependencies of \(name) are no list of names") }
        let folder = kind == .testTarget ? "Tests" : "Sources"
        targets.append(
            Target(
                kind: kind, name: name, dependencies: dependencies ?? [], path: call.literal("path") ?? "\(folder)/\(name)"))
    }

    /// The names in `.apt(["…"])`.
    private static func debianPackages(at index: Int, in words: [SourceWords.Word]) -> [String] {
        guard words[index].text == "apt", index + 1 < words.count, words[index + 1].text == "(" else { return [] }
        return Arguments(openedAt: index + 1, in: words).list("") ?? []
    }
}
