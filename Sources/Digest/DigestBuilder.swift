import CXXHash

/// Makes one ``Digest`` of several pieces.
///
/// ``update(_:)-(Span<UInt8>)`` appends bytes as they are: `ab`, `c` and `a`, `bc` give the same digest. Pieces whose borders
/// matter are fields, which say their length first.
@safe public struct DigestBuilder: ~Copyable {
    private let state: OpaquePointer?
    /// What was appended, kept only where xxHash could get no memory for its state.
    private var collected: [UInt8] = []

    /// A builder that has seen nothing.
    public init() {
        unsafe state = XXH3_createState()
        if let state = unsafe state { _ = unsafe XXH3_128bits_reset(state) }
    }

    deinit {
        if let state = unsafe state { _ = unsafe XXH3_freeState(state) }
    }

    /// Appends bytes as they are.
    public mutating func update(_ bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBytes { unsafe append($0) }
    }

    /// Appends bytes as they are.
    public mutating func update(_ bytes: [UInt8]) {
        update(bytes.span)
    }

    /// Appends a number, in 64 bits.
    public mutating func update(_ number: Int) {
        update(UInt64(bitPattern: Int64(number)))
    }

    /// Appends a digest.
    public mutating func update(_ digest: Digest) {
        update(digest.high)
        update(digest.low)
    }

    /// Appends the length of `bytes`, then `bytes`.
    public mutating func update(field bytes: Span<UInt8>) {
        update(bytes.count)
        update(bytes)
    }

    /// Appends the length of `bytes`, then `bytes`.
    public mutating func update(field bytes: [UInt8]) {
        update(field: bytes.span)
    }

    /// Appends the length of `text` in UTF-8, then `text`.
    public mutating func update(field text: String) {
        var text = text
        text.withUTF8 { utf8 in
            update(utf8.count)
            unsafe append(UnsafeRawBufferPointer(utf8))
        }
    }

    /// The digest of all that was appended.
    public consuming func finalize() -> Digest { digest }

    /// The digest of all that was appended so far.
    public var digest: Digest {
        guard let state = unsafe state else { return Digest(of: collected) }
        let hash = unsafe XXH3_128bits_digest(state)
        return Digest(high: hash.high64, low: hash.low64)
    }

    private mutating func update(_ number: UInt64) {
        unsafe withUnsafeBytes(of: number.littleEndian) { unsafe append($0) }
    }

    @unsafe private mutating func append(_ bytes: UnsafeRawBufferPointer) {
        if let state = unsafe state {
            _ = unsafe XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
        } else {
            unsafe collected.append(contentsOf: bytes)
        }
    }
}
