#if canImport(Glibc)
    internal import Glibc

    /// An event as the system writes it (Linux, `inotify(7)`).
    struct InotifyEvent {
        /// Which watch it comes from; -1 where events were lost.
        var watch: Int32
        /// What happened, as a set of bits.
        var mask: UInt32
        /// The name in the watched folder, empty for the folder itself; `nil` where it is not UTF-8.
        var name: String?

        /// Whether something of these kinds happened.
        func has(_ kinds: Int32...) -> Bool { kinds.contains { mask & UInt32(bitPattern: $0) != 0 } }

        var isOfFolder: Bool { mask & UInt32(IN_ISDIR) != 0 }

        /// The events in what was read from the descriptor.
        static func all(in bytes: ArraySlice<UInt8>) -> [InotifyEvent] {
            var events: [InotifyEvent] = []
            var rest = bytes
            while rest.count >= headerSize {
                let numbers = unsafe rest.withUnsafeBytes { header in
                    unsafe (
                        header.loadUnaligned(fromByteOffset: 0, as: Int32.self),
                        header.loadUnaligned(fromByteOffset: 4, as: UInt32.self),
                        header.loadUnaligned(fromByteOffset: 12, as: UInt32.self)
                    )
                }
                rest = rest.dropFirst(headerSize)
                // The name is filled up with zeros.
                let name = rest.prefix(Int(numbers.2)).prefix { $0 != 0 }
                rest = rest.dropFirst(Int(numbers.2))
                events.append(
                    InotifyEvent(watch: numbers.0, mask: numbers.1, name: String(validating: name, as: UTF8.self)))
            }
            return events
        }

        private static let headerSize = 16
    }
#endif
