import Testing

@testable import Bytes

@Suite struct `UTF-8` {
    private func isFoundValid(_ bytes: [UInt8]) -> Bool { UTF8Check.isValid(bytes.span) }

    private func isValid(_ bytes: [UInt8]) -> Bool {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes.span)
            return true
        } catch {
            return false
        }
    }

    /// With letters before and behind, so that it meets the bytes that are taken sixteen at a time.
    private func check(_ bytes: [UInt8]) {
        for before in ["", "a", "жжж", "ж.", "ten letters", "a — ж"] {
            for after in ["", "жук летит!", "plain text"] {
                let text = Array(before.utf8) + bytes + Array(after.utf8)
                #expect(isFoundValid(text) == isValid(text), "\(text)")
            }
        }
    }

    @Test func `each character is valid`() {
        var text: [UInt8] = []
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            text.append(contentsOf: UTF8.encode(scalar)!)
        }
        #expect(isFoundValid(text))
        #expect(!isFoundValid(text.dropLast()))
    }

    @Test func `two bytes are judged as the library judges them`() {
        for first in UInt8.min...UInt8.max {
            for second in UInt8.min...UInt8.max where isValid([first, second]) != isFoundValid([first, second]) {
                Issue.record("\(first) \(second)")
            }
        }
    }

    @Test(
        arguments: [
            [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xE0, 0x9F, 0xBF], [0xE0, 0xA0], [0xED, 0xA0, 0x80], [0xEF, 0xBF, 0xBE],
            [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0x80],
            [0xD0, 0xD0, 0xB6, 0xB6], [0xE2, 0x82, 0xAC], [0xF0, 0x9F, 0xA6, 0xA9], [0xE2, 0x28, 0xA1],
        ] as [[UInt8]]) func `what is no UTF-8 is found wherever it stands`(bytes: [UInt8])
    { check(bytes) }

    @Test func `random bytes are judged as the library judges them`() {
        var random = SystemRandomNumberGenerator()
        // Of these, many a sequence is whole.
        let likely: [UInt8] = [0x20, 0x61, 0xC2, 0xD0, 0xB6, 0x80, 0xBF, 0xE0, 0xA0, 0xED, 0xF0, 0x90, 0xF4]
        for _ in 0..<200_000 {
            let bytes = (0..<Int.random(in: 0...20, using: &random)).map { _ in likely.randomElement(using: &random)! }
            if isFoundValid(bytes) != isValid(bytes) { Issue.record("\(bytes)") }
        }
    }

    @Test func `a text with a wrong byte is judged as the library judges it`() {
        var random = SystemRandomNumberGenerator()
        let pieces = ["a", "plain ", "ж", "\u{80}", "жук", "—", "日本", "🦩"]
        for _ in 0..<100_000 {
            var text = (0..<Int.random(in: 1...20, using: &random)).flatMap { _ in pieces.randomElement(using: &random)!.utf8 }
            let place = Int.random(in: 0..<text.count, using: &random)
            let wrong: UInt8 = [0x20, 0x80, 0xBF, 0xC1, 0xD0, 0xE0, 0xE2, 0xED, 0xF0, 0xF4].randomElement(using: &random)!
            switch UInt8.random(in: 0...2, using: &random) {
            case 0: text[place] = wrong
            case 1: text.insert(wrong, at: place)
            default: text.remove(at: place)
            }
            if isFoundValid(text) != isValid(text) { Issue.record("\(text)") }
        }
    }

    @Test func `bytes are appended to an array`() {
        var text: [UInt8] = [1]
        let (more, none): ([UInt8], [UInt8]) = ([2, 3], [])
        text.append(contentsOf: more.span)
        text.append(contentsOf: none.span)
        #expect(text == [1, 2, 3])
    }
}
