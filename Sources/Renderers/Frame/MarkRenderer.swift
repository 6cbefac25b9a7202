internal import HTML

/// Draws the site's mark, a pilaster, in the colour of the text around it.
enum MarkRenderer {
    static func write(to html: inout HTMLWriter) {
        html.markup(
            """
            <svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">\
            <path d="M4 2h16v3H4zM6 6h12l-1 2H7zM7 9h2v10H7zM11 9h2v10h-2zM15 9h2v10h-2zM4 20h16v2H4z"/></svg>
            """)
    }
}
