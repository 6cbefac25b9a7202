internal import HTML
internal import Markup
internal import Models
internal import ViewModels

/// Draws a callout: its kind as a word, then its text.
enum CalloutRenderer {
    static func open(_ node: Node, in body: BodyRenderer, to html: inout HTMLWriter) {
        let callout = Callout(rawValue: node.number) ?? .note
        html.markup("<div class=\"callout ")
        html.markup(callout.className)
        html.markup("\" role=\"note\">\n<p class=\"callout-title\"")
        body.chromeLanguage(to: &html)
        html.markup(">")
        html.text(body.frame.words[callout.word])
        html.markup("</p>\n")
    }
}

extension Callout {
    fileprivate var className: StaticString {
        switch self {
        case .note: "note"
        case .tip: "tip"
        case .important: "important"
        case .warning: "warning"
        case .caution: "caution"
        }
    }

    fileprivate var word: InterfaceWord {
        switch self {
        case .note: .calloutNote
        case .tip: .calloutTip
        case .important: .calloutImportant
        case .warning: .calloutWarning
        case .caution: .calloutCaution
        }
    }
}
