#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Work on many things at once, with the results in their order.
struct Parallel: Sendable {
    /// How many tasks work at once.
    let jobs: Int

    init(jobs: Int?) { self.jobs = max(1, jobs ?? sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// With fewer ranges than that, the last job would work alone for long.
    private static let rangesPerJob = 4

    /// Divides the numbers below `count` into ranges, and works on as many of them at once as there are jobs. Memory is
    /// bounded by the ranges in work, whatever the count.
    ///
    /// - Parameters:
    ///   - size: How large a range is at most. Where that leaves jobs without work, ranges are smaller.
    ///   - counter: Told how many of the numbers are done, whenever a range is.
    func chunks<Result: Sendable>(
        of count: Int, size: Int, counter: (@Sendable (_ done: Int) -> Void)? = nil,
        _ body: @escaping @Sendable (Range<Int>) async throws -> Result
    ) async throws -> [Result] {
        var results: [Result] = []
        try await chunks(of: count, size: size, counter: counter, into: &results, { $0.append($1) }, body)
        return results
    }

    /// The same, with each result added to a total as soon as those before it are there: they need not be in memory together.
    func chunks<Result: Sendable, Total: Sendable>(
        of count: Int, size: Int, counter: (@Sendable (_ done: Int) -> Void)? = nil, into total: inout Total,
        _ add: @Sendable (inout Total, Result) -> Void, _ body: @escaping @Sendable (Range<Int>) async throws -> Result
    ) async throws {
        let size = max(1, min(size, count / (jobs * Self.rangesPerJob)))
        let starts = Array(stride(from: 0, to: count, by: size))
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            var waiting: [Int: Result] = [:]
            var added = 0
            var next = 0
            var done = 0
            // As many as there are jobs begin; after that each one that ends lets one begin.
            while next < min(jobs, starts.count) {
                group.addTask(operation: Self.task(next, starts, size, count, body))
                next += 1
            }
            for try await (number, result) in group {
                waiting[number] = result
                while let result = waiting.removeValue(forKey: added) {
                    add(&total, result)
                    added += 1
                }
                done += min(size, count - starts[number])
                counter?(done)
                guard next < starts.count else { continue }
                group.addTask(operation: Self.task(next, starts, size, count, body))
                next += 1
            }
        }
    }

    private static func task<Result: Sendable>(
        _ number: Int, _ starts: [Int], _ size: Int, _ count: Int,
        _ body: @escaping @Sendable (Range<Int>) async throws -> Result
    ) -> @Sendable () async throws -> (Int, Result) {
        let range = starts[number]..<min(count, starts[number] + size)
        return { try (number, await body(range)) }
    }
}
