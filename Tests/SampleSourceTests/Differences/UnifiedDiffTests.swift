import TestSupport
@testable import SampleSource
import Testing

struct UnifiedDiffTests {
    @Test(arguments: [
        ("a\nb\nc\n", "a\nx\nc\n", 3, "1,1 a|-2 b|+2 x|3,3 c"),
        ("a\n", "a\n", 3, ""), ("", "", 3, ""), ("", "a\n", 3, "+1 a"), ("a\n", "", 3, "-1 a"),
        ("a\nb\n", "b\n", 3, "-1 a|2,1 b"), ("a\n\nb", "a\nb\n", 0, "-2 "),
        ("1\n2\n3\n4\n5\n6\n7\n", "x\n2\n3\n4\n5\n6\ny\n", 1, "-1 1|+1 x|2,2 2 ~ 6,6 6|-7 7|+7 y"),
        ("1\n2\n3\n4\n", "x\n2\n3\ny\n", 1, "-1 1|+1 x|2,2 2|3,3 3|-4 4|+4 y"),
        ("1\n2\n3\n", "1\n2\nx\n", .max, "1,1 1|2,2 2|-3 3|+3 x"),
        ("a\nb\nc\na\nb\nb\na\n", "c\nb\na\nb\na\nc\n", 9, "-1 a|-2 b|3,1 c|+2 b|4,3 a|5,4 b|-6 b|7,5 a|+6 c"),
    ])
    func `shows what was removed and added`(old: String, new: String, context: Int, expected: String) {
        #expect(dump(Array(old.utf8), Array(new.utf8), context: context) == expected)
    }

    @Test func `two listings are compared`() {
        let sample = sample("// snippet.a\n  a\n  b\n// snippet.end\n// snippet.b\n    b\n// snippet.end\n")
        guard let old = sample.listing(region: "a"), let new = sample.listing(region: "b") else { return #expect(Bool(false)) }
        #expect(UnifiedDiff(from: old, to: new).hunks.flatMap(\.lines).map(\.kind) == [.removed, .context])
    }

    @Test func `applying a difference gives the new text, whatever the two are`() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<300 {
            let old = text(&generator)
            let new = text(&generator)
            let lines = UnifiedDiff(from: old, to: new, context: .max).hunks.flatMap(\.lines)
            if lines.isEmpty { #expect(old == new) } else { #expect(applied(lines, old, new) == [old, new]) }
        }
    }

    @Test func `texts of a hundred thousand different lines are compared as one change`() {
        let old = Array((0..<100_000).map { "a\($0)\n" }.joined().utf8)
        let new = Array((0..<100_000).map { "b\($0)\n" }.joined().utf8)
        let lines = UnifiedDiff(from: old, to: new, context: 3).hunks.flatMap(\.lines)
        #expect(lines.count == 200_000)
        #expect(lines.first?.kind == .removed)
        #expect(lines.last?.kind == .added)
    }

    private func text(_ generator: inout SeededGenerator) -> [UInt8] {
        let count = Int.random(in: 0...12, using: &generator)
        return (0..<count).flatMap { _ in [UInt8.random(in: 0x61...0x64, using: &generator), 0x0A] }
    }

    /// Both texts, put together from the lines of their difference.
    private func applied(_ lines: [UnifiedDiff.Line], _ old: [UInt8], _ new: [UInt8]) -> [[UInt8]] {
        let oldText = lines.filter { $0.kind != .added }.flatMap {
            ($0.kind == .removed ? old[$0.range] : new[$0.range]) + [0x0A]
        }
        let newText = lines.filter { $0.kind != .removed }.flatMap { new[$0.range] + [0x0A] }
        return [oldText, newText]
    }

    private func dump(_ old: [UInt8], _ new: [UInt8], context: Int) -> String {
        UnifiedDiff(from: old, to: new, context: context).hunks.map { hunk in
            hunk.lines.map { line in
                let text = String(decoding: line.kind == .removed ? old[line.range] : new[line.range], as: UTF8.self)
                let numbers = [line.oldNumber, line.newNumber].compactMap { $0.map(String.init) }.joined(separator: ",")
                return "\(line.kind == .removed ? "-" : line.kind == .added ? "+" : "")\(numbers) \(text)"
            }.joined(separator: "|")
        }.joined(separator: " ~ ")
    }
}
