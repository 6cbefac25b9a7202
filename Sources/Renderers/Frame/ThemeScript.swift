internal import HTML

/// Draws the script that takes over the reader's theme before anything is painted. It is the same on every page, so that
/// a content security policy can name its digest.
enum ThemeScript {
    static func write(to html: inout HTMLWriter) {
        html.markup(
            """
            <script>{let t;try{t=localStorage.getItem("pilaster-theme")}catch{}\
            document.documentElement.dataset.theme=t=="light"||t=="dark"?t:"auto"}</script>

            """)
    }
}
