import TestSupport
import Testing
import YAML

@Suite struct MutationTests {
    private static let document = """
        # remark
        title: "Idéző \\" jel"
        tags: [a, 'b', {c: d}]
        translation:
          of: hu
          sections: {front: 9b1e40, intro: ~}
        text: >-
          két
          sor
        list:
          - вид: 🎉
            x: |
              y

        """
    private static let splices = [
        "[", "{", ": ", "- ", "\"", "'", "\t", "\r", "\n", "&a ", "*a", "!x ", "---\n", "\u{2028}", "|", "? ",
    ]

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `any slip gives a tree or an error whose place is in the text`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            var bytes = Array(Self.document.utf8)
            for _ in 0...Int.random(in: 0..<3, using: &generator) { mutate(&bytes, &generator) }
            do throws(YAMLError) {
                _ = try YAML.parse(bytes)
            } catch {
                let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
                #expect((1...lines).contains(error.line))
                #expect((1...bytes.count + 1).contains(error.column))
                #expect(!error.message.isEmpty)
            }
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: Self.splices.randomElement(using: &generator)?.utf8 ?? "".utf8, at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 12))
        }
        if bytes.isEmpty { bytes = [0x0A] }
    }
}
