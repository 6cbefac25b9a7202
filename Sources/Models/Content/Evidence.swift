/// What a run of the samples' tests proved.
public struct Evidence: Hashable, Sendable {
    /// A test that passed.
    public struct Test: Hashable, Sendable {
        /// Its name, which reads as a sentence.
        public var name: String
        /// The folders below the samples' folder whose modules the test's file imports.
        public var patterns: [String]

        /// A test of some patterns.
        public init(name: String, patterns: [String]) {
            self.name = name
            self.patterns = patterns
        }
    }

    /// The compiler, as in “Swift 6.3.1”.
    public var compiler: String
    /// The system that was compiled for, as a target triple.
    public var target: String
    /// The digest of everything that the verdict depends on, in hexadecimal digits.
    public var digest: String
    /// The tests that passed, in the order of their files and lines.
    public var tests: [Test]

    /// What a run proved.
    public init(compiler: String, target: String, digest: String, tests: [Test]) {
        self.compiler = compiler
        self.target = target
        self.digest = digest
        self.tests = tests
    }

    /// The tests of one pattern.
    public func tests(of folder: String) -> [Test] { tests.filter { $0.patterns.contains(folder) } }
}

/// Whether the samples of this build were compiled and tested.
public enum Verification: Hashable, Sendable {
    /// They were, now or by an earlier build of the same sources.
    case passed(Evidence)
    /// Nobody asked, or there is nothing to compile.
    case skipped
}
