public import ViewModels

/// Writes `llms.txt`: what language models find the site's texts by.
///
/// Source: <https://llmstxt.org>.
public enum LanguageModelsRenderer {
    /// The part of a document of markdown that some of the lists take; with the first of them its beginning.
    public static func bytes(of view: LanguageModelsView) -> [UInt8] {
        var markdown = MarkdownWriter()
        if view.isFirst {
            TwinRenderer.heading(view.title, level: "# ", to: &markdown)
            if let description = view.description { TwinRenderer.quote(description, to: &markdown) }
        } else if !view.lists.isEmpty {
            // The blank line behind the lists before these.
            markdown.newLine()
        }
        for list in view.lists { TwinRenderer.write(list, to: &markdown) }
        markdown.end()
        return markdown.bytes
    }
}
