/// What a document may hold. Beyond a limit stands a ``YAMLError``, so that no input costs more than these say.
public enum YAMLLimits {
    /// Bytes of one document.
    public static let bytes = 1 << 20
    /// Lists and mappings inside each other.
    public static let depth = 64
    /// Values, lists and mappings together; keys do not count.
    public static let nodes = 100_000
    /// Bytes of one value.
    public static let scalarBytes = 1 << 16
    /// Bytes of one key.
    public static let keyBytes = 1_024
}
