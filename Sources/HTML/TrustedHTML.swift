/// HTML that is written as it is, because its author is trusted: a decision that the site's owner takes, never the tool.
public struct TrustedHTML: Sendable {
    let bytes: ArraySlice<UInt8>

    /// Vouches for bytes. Whoever calls this names the setting that allows it.
    public init(trusting bytes: ArraySlice<UInt8>) { self.bytes = bytes }
}
