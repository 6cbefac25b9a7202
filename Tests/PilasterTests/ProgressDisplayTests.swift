import Testing

@testable import pilaster

@Suite struct `Progress` {
    @Test(arguments: [(0, []), (499, []), (500, ["draw: 16 of 40 pages"]), (90_000, ["draw: 16 of 40 pages"])])
    func `is shown to a person who has waited for half a second`(milliseconds: Int, lines: [String]) async {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        let show = ProgressDisplay.show(
            isSeen: true, elapsed: { .milliseconds(milliseconds) }, draw: { continuation.yield($0) })
        show?("draw: 16 of 40 pages")
        continuation.finish()
        var shown: [String] = []
        for await line in stream { shown.append(line) }
        #expect(shown == lines)
    }

    @Test func `is asked for by nobody where standard error is no terminal`() {
        #expect(ProgressDisplay.show(isSeen: false) == nil)
    }
}
