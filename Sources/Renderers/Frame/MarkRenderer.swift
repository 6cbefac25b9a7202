internal import HTML

/// Draws the site's mark, a pilaster, in the colour of the text around it.
enum MarkRenderer {
    static func write(to html: inout HTMLWriter) {
        html.markup(
            """
            <svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">\
            <path d="M3 1h18v3H3zM5 5h14l-1 2H6zM6 8h3v11H6zM10.5 8h3v11h-3zM15 8h3v11h-3zM3 20h18v3H3z"/></svg>
            """)
    }
}
