import CXXHash

/// What tells two contents apart: 128 bits of XXH3. Equal contents have equal digests, on every machine; different ones have
/// different digests but for chance. No protection against someone who wants a collision.
///
/// - SeeAlso: [xxHash](https://xxhash.com)
public struct Digest: Sendable {
    /// The first 64 bits of the canonical form.
    public let high: UInt64
    /// The last 64 bits of the canonical form.
    public let low: UInt64

    /// A digest from its parts, as a state file keeps them.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The digest of `bytes`.
    public init(of bytes: Span<UInt8>) {
        let hash = unsafe bytes.withUnsafeBytes { unsafe XXH3_128bits($0.baseAddress, $0.count) }
        self.init(high: hash.high64, low: hash.low64)
    }

    /// The digest of `bytes`.
    public init(of bytes: [UInt8]) {
        self.init(of: bytes.span)
    }
}

extension Digest: Hashable {
    /// Half of it is as good as all of it for finding a bucket.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(low)
    }
}
