@testable import Preview
import Testing

struct ByteRangeTests {
    @Test(arguments: [
        (nil, ByteRange.whole), ("bytes=0-9", .part(0..<10)), ("bytes=5-", .part(5..<100)), ("bytes=-10", .part(90..<100)),
        ("bytes=-1000", .part(0..<100)), ("bytes=90-1000", .part(90..<100)), ("bytes=99-99", .part(99..<100)),
        ("bytes=0-9223372036854775807", .part(0..<100)), ("bytes=100-", .unsatisfiable), ("bytes=-0", .unsatisfiable),
        ("bytes=9-5", .whole), ("bytes=-", .whole), ("bytes=a-b", .whole), ("bytes=0-1,5-6", .whole), ("items=0-1", .whole),
        ("bytes=+1-2", .whole), ("bytes=99999999999999999999-", .whole),
    ])
    func `a range is read as the standard says`(field: String?, range: ByteRange) {
        #expect(ByteRange(field, size: 100) == range)
    }

    @Test func `an empty file has no part`() { #expect(ByteRange("bytes=0-0", size: 0) == .unsatisfiable) }

    @Test(arguments: [
        (["if-none-match": "\"a\""], true), (["if-none-match": "\"b\", W/\"a\""], true), (["if-none-match": "*"], true),
        (["if-none-match": "\"b\""], false), (["if-modified-since": "then"], true), (["if-modified-since": "later"], false),
        (["if-none-match": "\"b\"", "if-modified-since": "then"], false), ([:], false),
    ])
    func `what the browser has is known by tag before date`(fields: [String: String], isKnown: Bool) {
        #expect(Conditions(fields).areKnown(tag: "\"a\"", date: "then") == isKnown)
    }

    @Test func `a range of something else is the whole`() {
        #expect(Conditions(["range": "bytes=0-1", "if-range": "\"b\""]).range(tag: "\"a\"", size: 9) == .whole)
        #expect(Conditions(["range": "bytes=0-1", "if-range": "\"a\""]).range(tag: "\"a\"", size: 9) == .part(0..<2))
    }

    @Test func `a date is written in English, whatever the system speaks`() {
        #expect(HTTPDate.text(784_111_777_000_000_000) == "Sun, 06 Nov 1994 08:49:37 GMT")
    }
}
