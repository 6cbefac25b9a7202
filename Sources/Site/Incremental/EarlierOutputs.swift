/// What is known of the files of the output that were there before, to be asked in the order of a plan.
struct EarlierOutputs: Sendable {
    private let records: [OutputRecord]
    /// By their paths, where the plan is another one than the last build's.
    private let byPath: [String: OutputRecord]

    /// - Parameter records: In the order of the last build's plan.
    init(_ records: [OutputRecord], for plan: OutputPlan) {
        self.records = records
        let isSame = records.lazy.map(\.path).starts(with: plan.items.lazy.map(\.path))
        byPath = isSame ? [:] : Dictionary(records.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// What is known of the file of an item.
    ///
    /// - Parameter place: The item's place in the plan.
    func record(of item: OutputPlan.Item, at place: Int) -> OutputRecord? {
        byPath.isEmpty && place < records.count ? records[place] : byPath[item.path]
    }
}
