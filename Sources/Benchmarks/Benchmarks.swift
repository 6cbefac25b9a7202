internal import Platform
internal import Site

/// Measures the tool's stages on a project's pages, and says how many times as long they take as libcmark alone.
///
/// `swift run -c release Benchmarks [PROJECT [ROUNDS]]`; the article “Speed” of `Site` explains what it prints.
@main struct Benchmarks {
    static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        let rounds = words.count > 1 ? Int(words[1]) : 5
        guard let rounds, rounds > 0, words.count < 3, let project = Project(at: words.first ?? "."),
            let corpus = try? Corpus(of: project), !corpus.files.isEmpty
        else {
            Terminal.complain("usage: Benchmarks [PROJECT [ROUNDS]], where the folder PROJECT holds Content with pages in it")
            Terminal.exit(64)
        }
        do {
            try Terminal.print(try await measure(corpus, of: project, rounds: rounds))
        } catch {
            Terminal.complain("\(error)")
            Terminal.exit(74)
        }
    }

    private static func measure(_ corpus: Corpus, of project: Project, rounds: Int) async throws -> String {
        let scratch = try ScratchFolder()
        let benchmarks =
            CommonMarkFloor.benchmarks(corpus, scratch) + StageBenchmarks.all(corpus) + BuildBenchmarks.all(project, scratch)
        var table = Measurements(benchmarks: benchmarks, corpus: corpus)
        // The stages take turns, so that a machine whose speed drifts is as unfair to each of them.
        for round in 0..<rounds {
            for number in benchmarks.indices {
                let turn = (number + round) % benchmarks.count
                table.add(try await time(benchmarks[turn]), of: turn)
            }
        }
        return table.text
    }

    private static func time(_ benchmark: Benchmark) async throws -> Duration {
        let start = ContinuousClock.now
        try await benchmark.run()
        return ContinuousClock.now - start
    }
}
