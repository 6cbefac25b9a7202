import Bytes
import Testing

@Suite struct `A byte buffer` {
    @Test func `holds what was appended, however it came`() {
        var buffer = ByteBuffer(capacity: 1)
        buffer.append(UInt8(ascii: "a"))
        buffer.append("é" as String)
        buffer.append("!" as StaticString)
        buffer.append([0, 255].span)
        #expect(buffer.array == [0x61, 0xC3, 0xA9, 0x21, 0, 255])
        #expect(buffer.count == 6)
        #expect(buffer.last == 255)
    }

    @Test(arguments: [0, 1, 2, 255, 256, 257, 100_000])
    func `grows for a piece of any size`(count: Int) {
        var buffer = ByteBuffer(capacity: 2)
        buffer.append(UInt8(7))
        buffer.append([UInt8](repeating: 9, count: count).span)
        #expect(buffer.array == [7] + [UInt8](repeating: 9, count: count))
    }

    @Test func `takes a part of another one`() {
        var source = ByteBuffer()
        source.append("navigation" as String)
        var buffer = ByteBuffer()
        buffer.append(3..<6, of: source)
        buffer.append(0..<0, of: source)
        #expect(buffer.array == Array("iga".utf8))
    }

    @Test func `is empty after it was emptied, and starts anew`() {
        var buffer = ByteBuffer()
        #expect(buffer.last == nil)
        buffer.removeLast()
        buffer.append("abc" as String)
        buffer.removeLast()
        #expect(buffer.array == Array("ab".utf8))
        buffer.removeAll()
        #expect(buffer.array == [])
        buffer.append("d" as String)
        #expect(buffer.array == Array("d".utf8))
    }
}
