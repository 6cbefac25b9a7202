/// All questions of an edition with short answers.
public struct InterviewView: Sendable {
    public var title: String
    public var introduction: String
    public var groups: [Group]

    /// The questions of a family or a folder.
    public struct Group: Sendable {
        public var title: String
        /// The id that links can lead to.
        public var id: String
        public var questions: [Question]
    }

    /// A question, and what its page says in short.
    public struct Question: Sendable {
        public var question: String
        /// The language of question and answer, where it is not the page's.
        public var language: TextLanguage?
        /// The page that answers it at length.
        public var link: FrameView.NavigationLink
        public var description: String?
        /// The page's conclusion, or else its beginning; `nil` where there is neither, and on a site with many questions.
        public var answer: BodyView?
        /// What of it is behind its origin.
        public var notices: [HeadingView.BehindNotice]
    }
}
