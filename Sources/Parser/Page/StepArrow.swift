internal import Localization
internal import Models

/// `A → B` at the beginning of a step, however the arrow is drawn.
struct StepArrow {
    /// Who sends, and who receives.
    let names: InteractionStep.Arrow
    private let mark: ArrowMark

    /// Reads the bold text that a step begins with; `nil` where that is no arrow between two names.
    ///
    /// An arrow leads to the name behind it if it is drawn the way in which the language runs, and also if it is drawn to the
    /// right where that runs to the left: keyboards and scaffolds have `→`. Drawn to the left in a text that runs to the right,
    /// it leads to the name before it.
    init?(_ text: String, in language: LanguageTag) {
        guard let (mark, range) = ArrowMark.first(in: text) else { return nil }
        let before = text[..<range.lowerBound].trimmed
        var behind = text[range.upperBound...].trimmed
        if behind.last?.isColon == true { behind = behind.dropLast().trimmed }
        guard !before.isEmpty, !behind.isEmpty else { return nil }
        let isTurned = mark.pointsLeft && !language.isRightToLeft
        names = isTurned ? .init(from: behind, to: before) : .init(from: before, to: behind)
        self.mark = mark
    }

    /// The arrow as it is written in a new page, with other names for some participants.
    func written(with names: [String: String]) -> String {
        let (from, to) = (self.names.from, self.names.to)
        return "\(names[from] ?? from) \(mark.text == "->" ? "->" : "→") \(names[to] ?? to)"
    }
}
