/// The data of the screen; it knows nothing of any user interface.
struct Article: Equatable, Sendable {
    let title: String
    let author: String
    let wordCount: Int

    /// A business rule belongs to the model: 200 words a minute, never less than one minute.
    var minutesToRead: Int {
        max(1, wordCount / 200)
    }
}
