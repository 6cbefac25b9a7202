/// A value of a YAML document. Trees are never deeper than ``YAMLLimits/depth``, so that walking one may recurse.
public enum YAMLNode: Hashable, Sendable {
    /// Text.
    case scalar(YAMLScalar)
    /// A list.
    case sequence(YAMLSequence)
    /// Keys with values.
    case mapping(YAMLMapping)

    /// Where the value stands.
    public var mark: YAMLMark {
        switch self {
        case .scalar(let scalar): scalar.mark
        case .sequence(let sequence): sequence.mark
        case .mapping(let mapping): mapping.mark
        }
    }

    /// The text, if it is text.
    public var scalar: YAMLScalar? {
        if case .scalar(let scalar) = self { scalar } else { nil }
    }

    /// The list, if it is one.
    public var sequence: YAMLSequence? {
        if case .sequence(let sequence) = self { sequence } else { nil }
    }

    /// The mapping, if it is one.
    public var mapping: YAMLMapping? {
        if case .mapping(let mapping) = self { mapping } else { nil }
    }

    /// Whether there is no value; see ``YAMLScalar/isNull``.
    public var isNull: Bool { scalar?.isNull ?? false }
}
