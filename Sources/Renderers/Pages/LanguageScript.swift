internal import HTML

/// Draws a script that chooses among languages as the reader's browser is set. Like the one for the theme, it is the same on
/// every site.
enum LanguageScript {
    /// - Parameter use: What is to become of the choice: statements that may call `choose` with a list of tags, which gives the
    ///   place of the best one, or -1.
    static func write(_ use: StaticString, to html: inout HTMLWriter) {
        html.markup("<script>\n(() => {\n")
        choose(to: &html)
        html.markup(use)
        html.markup("\n})();\n</script>\n")
    }

    /// Takes the first of the reader's languages that the site has: exactly; in the same script and region; in the same script;
    /// in any. Likely scripts and regions are the browser's (UTS 35, “Likely Subtags”), so `zh-TW` finds `zh-Hant`, not `zh-Hans`.
    private static func choose(to html: inout HTMLWriter) {
        html.markup(
            """
            const locale = tag => { try { return new Intl.Locale(tag).maximize(); } catch { return {}; } };
            const choose = tags => {
              const locales = tags.map(locale);
              for (const tag of navigator.languages) {
                const wanted = locale(tag);
                const agree = keys => locales.findIndex(has => has.language && keys.every(key => has[key] === wanted[key]));
                const ways = [tags.findIndex(has => has.toLowerCase() === tag.toLowerCase()),
                  agree(["language", "script", "region"]), agree(["language", "script"]), agree(["language"])];
                const best = ways.find(place => place >= 0);
                if (best >= 0) return best;
              }
              return -1;
            };

            """)
    }
}
