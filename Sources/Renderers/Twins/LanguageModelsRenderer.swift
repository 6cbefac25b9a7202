public import ViewModels

/// Writes `llms.txt`: what language models find the site's texts by.
///
/// Source: <https://llmstxt.org>.
public enum LanguageModelsRenderer {
    /// A whole document of markdown.
    public static func bytes(of view: LanguageModelsView) -> [UInt8] {
        var markdown = MarkdownWriter()
        TwinRenderer.heading(view.title, level: "# ", to: &markdown)
        if let description = view.description { TwinRenderer.quote(description, to: &markdown) }
        for list in view.lists { TwinRenderer.write(list, to: &markdown) }
        markdown.end()
        return markdown.bytes
    }
}
