import Platform
import Testing

@Suite struct `File stamps` {
    private static let second = 1_000_000_000

    @Test(arguments: [
        // A file is as old as the last of its times; a tick of the file system's clock may pass unseen.
        (modified: 100 * second + 1, changed: 100 * second + 1, time: 100 * second + 1, isSettled: false),
        (modified: 100 * second + 1, changed: 100 * second + 1, time: 100 * second + 30_000_000, isSettled: true),
        (modified: 1, changed: 100 * second + 1, time: 100 * second + 1, isSettled: false),
        (modified: 200 * second + 1, changed: 1, time: 100 * second, isSettled: false),
        // Whole seconds are those of a file system that knows no others.
        (modified: 100 * second, changed: 100 * second, time: 101 * second, isSettled: false),
        (modified: 100 * second, changed: 100 * second, time: 103 * second, isSettled: true),
    ])
    func `a stamp is evidence when the next write must change it`(
        modified: Int, changed: Int, time: Int, isSettled: Bool
    ) {
        let stamp = FileStamp(size: 1, modified: modified, changed: changed, inode: 1)
        #expect(stamp.isSettled(at: time) == isSettled)
    }
}
