public import HTML
public import ViewModels

/// Draws a page of the site: the frame, and in it an article, a home page, a list or what else the site makes by itself.
public enum PageRenderer {
    /// Writes a whole document.
    public static func write(_ view: PageView, to html: inout HTMLWriter) {
        var navigation = DrawnNavigation()
        write(view, navigation: &navigation, to: &html)
    }

    /// Writes a whole document.
    ///
    /// - Parameter navigation: The navigation of the page before, and then that of this page.
    public static func write(_ view: PageView, navigation: inout DrawnNavigation, to html: inout HTMLWriter) {
        switch view.content {
        case .article(let article):
            FrameRenderer.write(view.frame, kind: .article, navigation: &navigation, to: &html) {
                ArticleRenderer.write(article, in: view.frame, to: &$0)
            }
        case .home(let home):
            FrameRenderer.write(view.frame, kind: .home, navigation: &navigation, to: &html) {
                HomeRenderer.write(home, in: view.frame, to: &$0)
            }
        case .list(let list):
            FrameRenderer.write(view.frame, kind: .list, navigation: &navigation, to: &html) {
                ListRenderer.write(list, in: view.frame, to: &$0)
            }
        case .comparison(let comparison):
            FrameRenderer.write(view.frame, kind: .comparison, navigation: &navigation, to: &html) {
                ComparisonRenderer.write(comparison, in: view.frame, to: &$0)
            }
        case .interview(let interview):
            FrameRenderer.write(view.frame, kind: .interview, navigation: &navigation, to: &html) {
                InterviewRenderer.write(interview, in: view.frame, to: &$0)
            }
        }
    }
}
