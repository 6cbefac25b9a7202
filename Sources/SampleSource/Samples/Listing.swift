/// Code of a sample as a page shows it.
public struct Listing: Equatable, Sendable {
    /// The sample's path below the samples folder.
    public let path: String

    /// The region that it shows, or `nil` for the whole file.
    public let region: String?

    /// The code: lines that end with a line feed, the last one too; empty if there is nothing to show.
    public let code: [UInt8]

    /// For each line of the code its line in the sample, counted from 1.
    public let sourceLines: [Int]
}

extension Listing {
    /// The line of the code, counted from 1, that shows a line of the sample; `nil` if it does not show it.
    ///
    /// - Parameter sourceLine: as a compiler error gives it, counted from 1.
    public func line(ofSourceLine sourceLine: Int) -> Int? {
        var low = 0
        var high = sourceLines.count
        while low < high {
            let middle = (low + high) / 2
            if sourceLines[middle] < sourceLine { low = middle + 1 } else { high = middle }
        }
        return low < sourceLines.count && sourceLines[low] == sourceLine ? low + 1 : nil
    }
}
