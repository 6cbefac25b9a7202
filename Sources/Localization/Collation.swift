import CICU

/// The alphabetical order of a language. Open one for a list, sort, and let it go: it costs far more than a comparison.
///
/// - SeeAlso: [Unicode Collation Algorithm, UTS 10](https://www.unicode.org/reports/tr10/)
@safe public struct Collation: ~Copyable {
    /// How many UTF-16 units of a text decide its place in the alphabet; after them its bytes do.
    public static let maximumLength = 1_024

    private let collator: OpaquePointer?

    /// The order of a language; the root order of Unicode for one that CLDR does not know.
    public init(_ tag: LanguageTag) {
        var status = U_ZERO_ERROR
        unsafe collator = cicu_collator_open(tag.locale, &status)
    }

    deinit {
        if let collator = unsafe collator { unsafe cicu_collator_close(collator) }
    }

    /// The key by which to sort `text`.
    public func key(for text: String) -> CollationKey {
        let units = Array(text.utf16.prefix(Self.maximumLength))
        let sortKey = unsafe ICUCall.filled(capacity: 4 * units.count + 16) { buffer, capacity, status in
            let needed = unsafe cicu_collator_sort_key(collator, units, Int32(units.count), buffer, capacity)
            // This one function of ICU has no status: it tells by the length alone that the buffer is too small.
            if needed > capacity { status = U_BUFFER_OVERFLOW_ERROR }
            return needed
        }
        return CollationKey(bytes: (sortKey ?? []) + text.utf8)
    }

    /// `items` in the order of their names.
    public func sorted<Item>(_ items: [Item], by name: (Item) -> String) -> [Item] {
        items.map { (key: key(for: name($0)), item: $0) }.sorted { $0.key < $1.key }.map(\.item)
    }
}
