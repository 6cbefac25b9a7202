import Testing

@testable import Site

@Suite struct `Work on many things at once` {
    @Test(arguments: [1, 2, 7], [0, 1, 50, 333]) func `adds results in their order`(jobs: Int, count: Int) async throws {
        var all: [Int] = []
        try await Parallel(jobs: jobs).chunks(of: count, size: 8, into: &all, { $0 += $1 }) { range in
            // Those that began first are the last to be ready.
            for _ in 0..<(count - range.lowerBound) % 40 { await Task.yield() }
            return Array(range)
        }
        #expect(all == Array(0..<count))
    }
}
