extension String {
    /// Whether this text comes before another one by the bytes of their UTF-8, which is the order of their code points. It is the
    /// same everywhere, and says nothing of what readers expect: for them there is `Collation`.
    public func precedesInBytes(_ other: String) -> Bool {
        // Of a text's bytes as such the library asks one by one whether they are there.
        let order = unsafe utf8.withContiguousStorageIfAvailable { left in
            unsafe other.utf8.withContiguousStorageIfAvailable { right in unsafe left.lexicographicallyPrecedes(right) }
        }
        return (order ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}
