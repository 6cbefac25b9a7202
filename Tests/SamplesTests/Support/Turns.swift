import Testing

/// Lets other work take turns until the condition holds, and reports it if it never does. No clock is involved.
@MainActor
func eventually(_ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async {
    // Far more turns than any sample needs: a busy machine may be slow to serve the threads besides the main one.
    var turns = 0
    while !condition(), turns < 200_000 {
        await Task.yield()
        turns += 1
    }
    #expect(condition(), "it has not come about", sourceLocation: sourceLocation)
}

/// Gives work that should not be there the chance to show itself, on the main actor and besides it.
@MainActor
func settle() async {
    for _ in 0..<20 {
        await Task.detached {}.value
        await Task.yield()
    }
}
