/// What libyaml says next, free of its memory and of what is refused.
enum Event {
    case scalar(YAMLScalar)
    /// The mark covers one character: how far the list reaches is known at its end.
    case sequenceStart(YAMLMark)
    /// The mark covers one character: how far the mapping reaches is known at its end.
    case mappingStart(YAMLMark)
    /// The innermost list or mapping ends; the mark is that of all of it.
    case collectionEnd(YAMLMark)
}
