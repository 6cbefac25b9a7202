#if canImport(SwiftParser) || os(Linux)
    import SampleSource
    import Testing

    /// The highlighter against the toolchain's own classification.
    struct `SwiftHighlighter against SwiftSyntax` {
        @Test(arguments: SourceFixture.wellFormed)
        func `agrees on a fixture`(fixture: SourceFixture) {
            #expect(unexplainedDifferences(in: fixture.bytes) == [])
        }

        @Test(arguments: PackageFiles.swiftFiles)
        func `agrees on every file of this package`(path: String) {
            #expect(
                unexplainedDifferences(in: PackageFiles.bytes(of: path)) == [],
                "mend a rule in WordPlace, or argue the difference in ExplainedDifference")
        }

        /// Each difference as `line: text: theirs → ours`.
        private func unexplainedDifferences(in bytes: [UInt8]) -> [String] {
            let theirs = SyntaxOracle.classes(of: bytes)
            let ours = highlightedClasses(of: bytes)
            var differences: [String] = []
            var index = 0
            while index < bytes.count {
                var end = index + 1
                defer { index = end }
                guard theirs[index] != ours[index], bytes[index] > 0x20 else { continue }
                while end < bytes.count, theirs[end] == theirs[index], ours[end] == ours[index], bytes[end] > 0x20 { end += 1 }
                let text = String(decoding: bytes[index..<end], as: UTF8.self)
                let next = String(decoding: bytes[end...].prefix(1), as: UTF8.self)
                if ExplainedDifference.explaining(text, before: next, theirs: theirs[index], ours: ours[index]) == nil {
                    let line = bytes[..<index].count { $0 == 0x0A } + 1
                    differences.append("\(line): \(text): \(theirs[index]) → \(ours[index])")
                }
            }
            return differences
        }
    }
#endif
