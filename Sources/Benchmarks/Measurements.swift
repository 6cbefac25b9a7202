/// What was measured, as a table: medians, and medians of the ratios within each round.
struct Measurements {
    private let benchmarks: [Benchmark]
    private let corpus: Corpus
    private var times: [[Double]]

    init(benchmarks: [Benchmark], corpus: Corpus) {
        self.benchmarks = benchmarks
        self.corpus = corpus
        times = Array(repeating: [], count: benchmarks.count)
    }

    /// Adds a time of the benchmark at an index: one a round.
    mutating func add(_ time: Duration, of index: Int) { times[index].append(max(time / .seconds(1), 1e-9)) }

    /// A table in the syntax of GitHub Flavored Markdown. The first benchmark is what the others are compared with, then the
    /// second.
    var text: String {
        let head = """
            \(corpus.files.count) pages, \(decimal(Double(corpus.byteCount) / 1e6, 1)) MB, medians of \(times[0].count) rounds

            | work | ms | MB/s | pages/s | ÷ parse, discard | ÷ parse, write |
            |---|---|---|---|---|---|
            """
        return ([head] + benchmarks.indices.map(row)).joined(separator: "\n")
    }

    private func row(_ index: Int) -> String {
        let time = Self.median(times[index])
        let bytes = Double(benchmarks[index].bytes ?? corpus.byteCount)
        let cells = [
            benchmarks[index].name, decimal(time * 1e3, 1), decimal(bytes / 1e6 / time, 1),
            decimal(Double(corpus.files.count) / time, 0), decimal(ratio(of: index, to: 0), 2),
            decimal(ratio(of: index, to: 1), 2),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private func ratio(of index: Int, to floor: Int) -> Double {
        Self.median(zip(times[index], times[floor]).map { $0 / $1 })
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    private func decimal(_ value: Double, _ places: Int) -> String {
        var scale = 1
        for _ in 0..<places { scale *= 10 }
        let scaled = Int((value * Double(scale)).rounded())
        guard places > 0 else { return "\(scaled)" }
        let digits = "\(scale + scaled % scale)".dropFirst()
        return "\(scaled / scale).\(digits)"
    }
}
