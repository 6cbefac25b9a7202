import Testing

/// Lets the main actor take turns until the condition holds. No clock is involved: each turn is work that was waiting.
@MainActor
func eventually(_ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<1_000 where !condition() {
        await Task.yield()
    }
    #expect(condition(), "it has not come about", sourceLocation: sourceLocation)
}

/// Lets the main actor do all work that is waiting now, and what follows from it.
@MainActor
func settle() async {
    for _ in 0..<20 {
        await Task.yield()
    }
}
