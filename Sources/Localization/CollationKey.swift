/// A text's place in a language's alphabet. Keys of one ``Collation`` compare as its texts do; others do not compare at all.
///
/// Texts that the language holds equal are ordered by their bytes, so that only equal texts have equal keys.
public struct CollationKey: Hashable, Comparable, Sendable {
    /// ICU's sort key, its terminating zero, then the text itself.
    private let bytes: [UInt8]

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether the left text stands before the right one.
    public static func < (left: CollationKey, right: CollationKey) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}
