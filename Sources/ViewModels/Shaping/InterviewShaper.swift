internal import Localization
internal import Markup
internal import Models

/// Shapes the page of all interview questions.
struct InterviewShaper {
    let pages: PageShaper
    private var edition: Edition { pages.edition }
    private var index: SiteIndex { pages.index }
    private var path: String { OutputPath.generated(.interview, in: edition.language.tag) }

    /// Up to so many questions are answered by more than their page's description: the page has to be loaded as a whole.
    private static let mostLongAnswers = 60

    /// The entries whose texts the page quotes.
    static func quotedEntries(of edition: Edition) -> [Int] {
        let entries = edition.questions.flatMap(\.entries)
        return entries.count > mostLongAnswers ? [] : entries
    }

    /// - Parameter documents: The texts of ``quotedEntries(of:)``, in order.
    func interview(quoting documents: [Document]) -> InterviewView {
        let quoted = Dictionary(
            zip(Self.quotedEntries(of: edition), documents), uniquingKeysWith: { first, _ in first })
        return InterviewView(
            title: edition.words[.interviewTitle], introduction: edition.words[.interviewIntro],
            groups: edition.questions.map { group in
                InterviewView.Group(
                    title: group.title, id: group.id, questions: group.entries.map { question($0, quoted[$0]) })
            })
    }

    private func question(_ entry: Int, _ document: Document?) -> InterviewView.Question {
        let page = edition.shown(entry)
        var question = InterviewView.Question(
            question: page.frontMatter.question ?? "", language: pages.foreignLanguage(of: entry),
            link: pages.frames.link(to: entry, from: path), description: page.frontMatter.description, answer: nil, notices: [])
        guard let document else { return question }
        let quotation = QuotationShaper(entry, document: document, for: path, pages: pages)
        if let conclusion = quotation.section("conclusion") {
            question.answer = conclusion.body
            question.notices = [quotation.body.titleNotice, conclusion.notice].compactMap { $0 }
        } else {
            question.answer = quotation.introduction()
            question.notices = [quotation.body.titleNotice, quotation.body.introductionNotice].compactMap { $0 }
        }
        return question
    }
}
