/// How much a diagnostic weighs.
public enum Severity: String, CaseIterable, Comparable, Sendable {
    /// Worth knowing; never fails a build.
    case note
    /// Probably a mistake; fails a build that is strict.
    case warning
    /// Nothing is published.
    case error

    /// By weight.
    public static func < (left: Severity, right: Severity) -> Bool { left.weight < right.weight }

    private var weight: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
