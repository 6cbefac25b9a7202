extension [UInt8] {
    /// Appends bytes. As a sequence, they would be asked for one by one whether there are more.
    public mutating func append(contentsOf bytes: Span<UInt8>) {
        let count = bytes.count
        append(addingCapacity: count) { spare in
            unsafe spare.withUnsafeMutableBufferPointer { buffer, used in
                unsafe bytes.withUnsafeBufferPointer { used = unsafe buffer.initialize(fromContentsOf: $0) }
            }
        }
    }
}
