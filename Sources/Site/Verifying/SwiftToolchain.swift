internal import Platform

/// The Swift that compiles the samples.
struct SwiftToolchain: Sendable {
    /// The absolute path of `swift`.
    let executable: String
    /// Changes with the toolchain: cheap to ask for, since every build does.
    let identity: String

    /// The toolchain that `PATH` leads to.
    static func find() -> SwiftToolchain? {
        for folder in (Environment.value("PATH") ?? "").split(separator: ":") {
            let path = "\(folder)/swift"
            guard let real = Folder.realPath(path), let stamp = FileStamp(of: real) else { continue }
            return SwiftToolchain(executable: path, identity: "\(real) \(stamp.size) \(stamp.modified)")
        }
        return nil
    }

    /// As in “Swift 6.3.1”.
    var version: String { description.version }
    /// The triple that is compiled for.
    var target: String { description.target }

    private var description: (version: String, target: String) {
        let outcome = try? Subprocess(executable, ["--version"]).run()
        let text = String(decoding: outcome?.output ?? [], as: UTF8.self)
        func word(after mark: String) -> String? {
            guard let range = text.firstRange(of: mark) else { return nil }
            return text[range.upperBound...].split(whereSeparator: \.isWhitespace).first.map(String.init)
        }
        return ("Swift \(word(after: "Swift version ") ?? "")", word(after: "Target: ") ?? "")
    }

    /// For how long `swift` may print nothing: much longer than a file is compiled, linked or tested.
    static let longestSilence = Duration.seconds(300)

    /// Runs `swift` on the package of the samples. A test that never ends does not keep a site for ever.
    func run(_ arguments: [String], onLine: (String) -> Void = { _ in }) throws -> Subprocess.Outcome {
        try Subprocess(executable, arguments, environment: [SamplePackage.variable: "1"]).run(
            silence: Self.longestSilence, onLine: onLine)
    }
}
