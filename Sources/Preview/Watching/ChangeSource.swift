/// Where a watch learns of changes.
protocol ChangeSource {
    /// Becomes readable when there is something to learn; `nil` where one must look again and again.
    var descriptor: Int32? { get }

    /// Whether changes may be missed, since the system has no more watches to give.
    var isExhausted: Bool { get }

    /// Adds what has changed since the last call.
    mutating func read(into changes: inout Changes)

    /// Watches something else from now on.
    ///
    /// - Parameter changes: Gets the files that were not watched before: nobody knows whether they are as they were when they were
    ///   read.
    mutating func follow(_ scope: WatchScope, into changes: inout Changes)
}
