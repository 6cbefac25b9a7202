internal import Digest
internal import Platform

/// The search of those languages in which nothing has changed that can be found: it need not be indexed again.
struct KeptSearch: Sendable {
    /// For each language, in the site's order, how many parts its index has; `nil` where it must be made.
    let shardCounts: [Int?]

    /// - Parameters:
    ///   - digests: For each language, all that its search is made of.
    ///   - outputs: What is known of the output's files.
    ///   - folder: Where they are.
    init(of digests: [Digest], _ outputs: [OutputRecord], in folder: OpenFolder?) {
        let wanted = Set(digests)
        let records = Dictionary(grouping: outputs.filter { $0.shown.map(wanted.contains) ?? false }) { $0.shown }
        shardCounts = digests.map { digest in
            guard let folder, let files = records[digest], files.allSatisfy({ $0.renewed(in: folder) != nil }) else { return nil }
            // One of the files is the script that names the parts.
            return files.count - 1
        }
    }
}
