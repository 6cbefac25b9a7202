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
}
