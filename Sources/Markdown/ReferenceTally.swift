/// How many bytes the destinations and titles of a body's links hold together.
///
/// libcmark writes out no more of what link definitions hold than the body is long, or 100,000 bytes if that is more: what
/// comes after that stays text, and it says nothing. (“Reference expansion limit”, libcmark 0.30, `references.c`.)
struct ReferenceTally {
    private var links = 0
    private var total = 0
    private var largest = 0

    mutating func add(_ size: Int) {
        links += 1
        total += size
        largest = max(largest, size)
    }

    /// Whether the limit may have been met by a body of so many bytes. It cannot be by links that stand in the body
    /// themselves, since they are shorter than the body.
    func mayExceedLimit(ofBody size: Int) -> Bool { links > 1 && total + largest > max(size, 100_000) }
}
