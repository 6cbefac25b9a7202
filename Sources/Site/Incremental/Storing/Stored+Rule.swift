internal import Bytes
internal import Models

extension Rule: Stored {
    private static let numbers = CaseNumbers<Rule>()

    func store(in writer: inout StateWriter) { writer.write(Self.numbers[self]) }
    init(from reader: inout StateReader) throws(DamagedState) { self = try Self.numbers.value(of: try reader.number()) }
}

extension Severity: Stored {
    private static let numbers = CaseNumbers<Severity>()

    func store(in writer: inout StateWriter) { writer.write(Self.numbers[self]) }
    init(from reader: inout StateReader) throws(DamagedState) { self = try Self.numbers.value(of: try reader.number()) }
}

/// The cases of an enum by their places among all of them. Nobody reads a state but the very tool that wrote it
/// (``StateKey``), so that the places are the same.
private struct CaseNumbers<Case: CaseIterable & Hashable & Sendable>: Sendable {
    private let cases = Array(Case.allCases)
    private let numbers: [Case: UInt64]

    init() { numbers = Dictionary(uniqueKeysWithValues: zip(cases, 0...)) }

    subscript(value: Case) -> UInt64 { numbers[value] ?? 0 }

    func value(of number: UInt64) throws(DamagedState) -> Case {
        guard number < UInt64(cases.count) else { throw DamagedState() }
        return cases[Int(number)]
    }
}
