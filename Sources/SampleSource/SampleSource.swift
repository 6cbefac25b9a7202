public struct SampleLibrary: Sendable {}
public struct Evidence: Sendable { public var compiler = ""; public var target = ""; public var digest = ""; public func tests(of folder: String) -> [String] { [] } }
public enum Verification: Sendable { case passed(Evidence), skipped }
