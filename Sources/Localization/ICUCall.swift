import CICU

/// The one way in which ICU hands out text: into a buffer that may prove too small, with the length that it needs.
enum ICUCall {
    /// What `fill` writes into a buffer, asked again with a larger one when the first was too small; `nil` when ICU fails.
    static func filled<Element: BitwiseCopyable>(
        capacity: Int = 64,
        _ fill: (_ buffer: UnsafeMutablePointer<Element>?, _ capacity: Int32, _ status: inout UErrorCode) -> Int32
    ) -> [Element]? {
        guard let first = Int32(exactly: capacity) else { return nil }
        var needed = first
        for _ in 0..<2 {
            var status = U_ZERO_ERROR
            let capacity = needed
            let result = unsafe [Element](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
                needed = unsafe fill(buffer.baseAddress, capacity, &status)
                count = isSuccess(status) ? Int(min(needed, capacity)) : 0
            }
            if isSuccess(status) && needed <= capacity { return result }
            guard status == U_BUFFER_OVERFLOW_ERROR else { return nil }
        }
        return nil
    }

    /// As ``filled(capacity:_:)``, for UTF-16.
    static func text(
        capacity: Int = 64,
        _ fill: (_ buffer: UnsafeMutablePointer<UInt16>?, _ capacity: Int32, _ status: inout UErrorCode) -> Int32
    ) -> String? {
        unsafe filled(capacity: capacity, fill).map { String(decoding: $0, as: UTF16.self) }
    }

    /// Warnings are negative and no failure.
    static func isSuccess(_ status: UErrorCode) -> Bool {
        status.rawValue <= U_ZERO_ERROR.rawValue
    }
}
