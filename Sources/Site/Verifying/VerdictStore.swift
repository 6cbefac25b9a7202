internal import Models
internal import Platform

/// A verdict that later builds may rely on while its digest holds.
struct Verdict: Sendable, Hashable {
    /// What was proved.
    var evidence: Evidence
    /// The folders of the package's targets, all of which the digest covers.
    var folders: [String]
}

/// Keeps the last verdict on disk. The file can be deleted at any time, and one that does not fit is not there.
struct VerdictStore {
    private let path: String
    private static let header = "pilaster verdict 1"

    init(path: String) { self.path = path }

    /// Where a project's verdict is kept.
    static func of(_ project: Project) -> VerdictStore { VerdictStore(path: project.path(".build/pilaster/verdict")) }

    /// One fact a line, with tabs between its parts.
    func load() -> Verdict? {
        guard let bytes = try? File.read(path) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 5, lines[0] == Self.header, lines.last == "end" else { return nil }
        var verdict = Verdict(
            evidence: Evidence(compiler: String(lines[1]), target: String(lines[2]), digest: String(lines[3]), tests: []),
            folders: [])
        for line in lines[4...].dropLast() {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            switch parts[0] {
            case "folder" where parts.count == 2: verdict.folders.append(parts[1])
            case "test" where parts.count >= 2:
                verdict.evidence.tests.append(Evidence.Test(name: parts[1], patterns: Array(parts[2...])))
            default: return nil
            }
        }
        return verdict
    }

    /// A verdict that cannot be kept costs time, nothing else.
    func save(_ verdict: Verdict) {
        var lines = [Self.header, verdict.evidence.compiler, verdict.evidence.target, verdict.evidence.digest]
        lines += verdict.folders.map { "folder\t\($0)" }
        lines += verdict.evidence.tests.map { (["test", $0.name] + $0.patterns).joined(separator: "\t") }
        lines.append("end")
        _ = try? File.replace(path, with: Array(lines.joined(separator: "\n").utf8))
    }

    /// So that a build which is killed while it verifies leaves no old verdict behind.
    func forget() throws { try File.remove(path) }
}
