extension [UInt8] {
    /// Appends bytes. As a sequence, they would be asked for one by one whether there are more.
    public mutating func append(contentsOf bytes: Span<UInt8>) {
        // The library would write that there are none, into the storage that all empty arrays share.
        guard !bytes.isEmpty else { return }
        append(addingCapacity: bytes.count) { spare in
            unsafe spare.withUnsafeMutableBufferPointer { buffer, used in
                unsafe bytes.withUnsafeBufferPointer { used = unsafe buffer.initialize(fromContentsOf: $0) }
            }
        }
    }
}
