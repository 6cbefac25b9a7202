internal import HTML

/// A page as it is served: the page on disk, and behind it what shows problems and listens for changes. None of that is ever
/// written to the output.
enum PreviewPage {
    /// The script of all pages.
    static var script: [UInt8] { PackageResources.preview_js }

    /// A page on disk with what the preview adds.
    ///
    /// - Parameter files: The paths in the output that it depends on, its own first.
    static func live(_ html: [UInt8], files: [String], site: ServedSite) -> [UInt8] {
        var writer = HTMLWriter()
        write(files, site, to: &writer)
        let end = bodyEnd(in: html)
        var page: [UInt8] = []
        page.reserveCapacity(html.count + writer.bytes.count)
        page += html[..<end]
        page += writer.bytes
        page += html[end...]
        return page
    }

    /// What is shown where there is no page.
    ///
    /// - Parameter isBuilt: Whether there is a site at all.
    static func empty(isBuilt: Bool) -> [UInt8] {
        var html = HTMLWriter()
        html.markup(
            """
            <!DOCTYPE html>
            <html lang="en" dir="ltr">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>Pilaster</title>
            </head>
            <body style="font-family: system-ui, sans-serif; margin: 4rem auto; max-width: 36rem; padding: 0 1rem">

            """)
        html.markup(isBuilt ? "<h1>There is no such page</h1>\n" : "<h1>There is no site yet</h1>\n")
        html.markup(
            isBuilt
                ? "<p><a href=\"/\">To the site</a></p>\n" : "<p>This page shows it as soon as it is built without errors.</p>\n")
        html.markup("</body>\n</html>\n")
        return html.bytes
    }

    /// Changes with the page, whatever of it changes.
    static func digest(of page: [UInt8]) -> UInt {
        var hasher = Hasher()
        unsafe page.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
        return UInt(bitPattern: hasher.finalize())
    }

    private static func write(_ files: [String], _ site: ServedSite, to html: inout HTMLWriter) {
        html.markup("<pilaster-preview lang=\"en\" dir=\"ltr\"><template shadowrootmode=\"open\"><style>")
        html.markup(PreviewStyle.sheet)
        html.markup("</style><div id=\"tools\">")
        if let review = files.first.flatMap(site.review) {
            html.markup("<a")
            html.attribute("href", url: review)
            html.markup(">Review the translation</a>")
        }
        html.markup("</div><div id=\"problems\" aria-live=\"polite\">")
        ProblemsRenderer.write(site.problems, to: &html)
        html.markup("</div></template></pilaster-preview>\n<script src=\"/-/preview.js\"")
        html.attribute("data-version", site.version.text)
        html.attribute("data-base", site.basePath)
        html.attribute("data-files", json(files))
        html.markup("></script>\n")
    }

    private static func json(_ texts: [String]) -> String {
        var writer = HTMLWriter()
        writer.markup("[")
        for (number, text) in texts.enumerated() {
            if number > 0 { writer.markup(",") }
            writer.json(text)
        }
        writer.markup("]")
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Where the body ends: before the last `</body>`, or at the end of a page that leaves it out.
    private static func bodyEnd(in html: [UInt8]) -> Int {
        let tag = Array("</body>".utf8)
        var position = html.count - tag.count
        while position >= 0 {
            if html[position] == tag[0], html[position..<(position + tag.count)].elementsEqual(tag) { return position }
            position -= 1
        }
        return html.count
    }
}
