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

    /// Divides the numbers below `count` into ranges, and works on as many of them at once as there are jobs. Memory is
    /// bounded by the ranges in work, whatever the count.
    func chunks<Result: Sendable>(
        of count: Int, size: Int, _ body: @escaping @Sendable (Range<Int>) async throws -> Result
    ) async throws -> [Result] {
        let starts = Array(stride(from: 0, to: count, by: size))
        return try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            var results = [Result?](repeating: nil, count: starts.count)
            var next = 0
            func add() {
                guard next < starts.count else { return }
                let number = next
                next += 1
                group.addTask {
                    try (number, await body(starts[number]..<min(count, starts[number] + size)))
                }
            }
            for _ in 0..<jobs { add() }
            for try await (number, result) in group {
                results[number] = result
                add()
            }
            return results.compactMap { $0 }
        }
    }
}
