internal import Bytes

extension String {
    /// Whether this text comes before another one by the bytes of their UTF-8, which is the order of their code points. It is the
    /// same everywhere, and says nothing of what readers expect: for them there is `Collation`.
    public func precedesInBytes(_ other: String) -> Bool { utf8.precedes(other.utf8) }
}
