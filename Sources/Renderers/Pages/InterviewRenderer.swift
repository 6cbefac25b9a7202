internal import HTML
internal import Models
internal import ViewModels

/// Draws all questions, each with an answer that unfolds.
enum InterviewRenderer {
    static func write(_ interview: InterviewView, in frame: FrameView, to html: inout HTMLWriter) {
        html.markup("<header class=\"hero\">\n<h1>")
        html.prose(interview.title)
        html.markup("</h1>\n<p class=\"lead\">")
        html.prose(interview.introduction)
        html.markup("</p>\n</header>\n")
        var listings = 0
        for group in interview.groups {
            html.markup("<section class=\"group\" aria-labelledby=\"")
            html.value(group.id)
            html.markup("\">\n<h2 id=\"")
            html.value(group.id)
            html.markup("\">")
            html.prose(group.title)
            html.markup("</h2>\n")
            for question in group.questions { write(question, firstListing: &listings, in: frame, to: &html) }
            html.markup("</section>\n")
        }
    }

    /// - Parameter listings: The number of the next listing on the page, which makes its ids unique.
    private static func write(
        _ question: InterviewView.Question, firstListing listings: inout Int, in frame: FrameView, to html: inout HTMLWriter
    ) {
        html.markup("<details class=\"question\">\n<summary><h3>")
        html.text(question.question, in: question.language)
        // Beside a heading a summary may hold nothing.
        if let badge = question.link.badge { BadgeRenderer.write(badge, to: &html) }
        html.markup("</h3></summary>\n")
        for notice in question.notices { NoticeRenderer.write(notice, in: frame, to: &html) }
        if let description = question.description {
            html.markup("<p class=\"lead\"")
            html.language(question.language)
            html.markup(">")
            html.prose(description)
            html.markup("</p>\n")
        }
        if let answer = question.answer {
            var body = BodyRenderer(answer, in: frame)
            body.firstListing = listings
            body.writeText(to: &html)
            listings += answer.listings.count
        }
        html.markup("<p class=\"more\">")
        html.text(frame.words[.interviewMore])
        html.markup(": ")
        LinkRenderer.write(question.link, in: frame, to: &html)
        html.markup("</p>\n</details>\n")
    }
}
