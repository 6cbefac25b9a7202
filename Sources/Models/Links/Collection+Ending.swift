extension BidirectionalCollection where Element == UInt8 {
    /// Whether the last bytes are those of another text. Comparing bytes spares what comparing characters costs.
    func ends(with other: some BidirectionalCollection<UInt8>) -> Bool {
        count >= other.count && suffix(other.count).elementsEqual(other)
    }
}
