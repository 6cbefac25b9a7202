/// Tells how far work on many pages has come. Where nobody looks there is no counter, and nothing is counted.
enum PageCounter {
    /// What is to be told how many are done, and tells it on as a line: `draw: 1200 of 3003 pages`.
    static func lines(
        _ work: String, of count: Int, to show: (@Sendable (String) -> Void)?
    ) -> (@Sendable (_ done: Int) -> Void)? {
        guard let show else { return nil }
        return { done in show("\(work): \(done) of \(count) pages") }
    }
}
