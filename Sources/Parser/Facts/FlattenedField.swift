internal import YAML

/// One text of a mapping of mappings.
struct FlattenedField {
    /// The keys that lead to it, with dots between them.
    let key: String
    /// Where the last of the keys stands.
    let mark: YAMLMark
    let value: YAMLScalar
}
