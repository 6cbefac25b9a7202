internal import HTML
internal import ViewModels

extension HTMLWriter {
    /// Writes the attributes that say which language an element's text is in and which way it is read.
    mutating func language(_ tag: String, isRightToLeft: Bool) {
        attribute("lang", tag)
        markup(isRightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
    }

    /// The same for the page's own language.
    mutating func language(of frame: FrameView) {
        language(frame.language, isRightToLeft: frame.isRightToLeft)
    }

    /// The same for a text that may be in another language than the page; nothing if it is not.
    mutating func language(_ other: TextLanguage?) {
        guard let other else { return }
        language(other.language, isRightToLeft: other.isRightToLeft)
    }

    // MARK: Text

    /// Writes prose that may be in another language than the page; then it keeps its direction to itself.
    mutating func text(_ text: String, in other: TextLanguage?) {
        guard let other else { return prose(text) }
        markup("<bdi")
        language(other)
        isolated(text)
    }

    /// The same for a language of which only the tag is known: the text's letters tell its direction.
    mutating func text(_ text: String, inLanguage tag: String?) {
        guard let tag else { return prose(text) }
        markup("<bdi")
        attribute("lang", tag)
        isolated(text)
    }

    private mutating func isolated(_ text: String) {
        markup(">")
        prose(text)
        markup("</bdi>")
    }
}
