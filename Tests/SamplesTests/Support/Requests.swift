/// Questions that wait until the test answers them, in the order in which they were asked.
@MainActor
final class Requests<Question: Sendable, Answer: Sendable> {
    private var waiting: [(question: Question, continuation: CheckedContinuation<Answer, any Error>)] = []
    private(set) var asked: [Question] = []
    private(set) var cancelled = 0

    nonisolated init() {}

    var open: Int {
        waiting.count
    }

    func ask(_ question: Question) async throws -> Answer {
        asked.append(question)
        defer { if Task.isCancelled { cancelled += 1 } }
        return try await withCheckedThrowingContinuation { waiting.append((question, $0)) }
    }

    /// Answers the oldest open question.
    func answer(_ answer: Result<Answer, any Error>) {
        guard !waiting.isEmpty else { return }
        waiting.removeFirst().continuation.resume(with: answer)
    }
}

/// A failure that means nothing.
struct Failure: Error {}
