internal import Localization

/// Decides for each straight quotation mark of a block what it is: one of a pair, an apostrophe, or what its author typed.
///
/// Double marks pair up where one stands before a word and another behind one. So do single ones, but an apostrophe is never
/// taken for the beginning of a quotation: inside of words, before digits (`'90-es`), in 'n', and wherever no closing mark
/// answers, it is an apostrophe. Behind a digit a mark that closes nothing is feet or inches, and stays.
struct QuotePairing {
    private let quotes: [StraightQuote]
    private var roles: [Role]
    /// The quotes that are open, outermost first.
    private var open: [Int] = []

    private enum Role {
        case plain
        case apostrophe
        case opening(closedBy: Int)
        case closing
        /// Open, and perhaps never closed.
        case pending
    }

    init(_ quotes: [StraightQuote]) {
        self.quotes = quotes
        roles = Array(repeating: .plain, count: quotes.count)
        for index in quotes.indices where !quotes[index].isInAddress {
            if quotes[index].isDouble { readDouble(index) } else { readSingle(index) }
        }
        for index in open { giveUp(index) }
    }

    // MARK: Roles

    private mutating func readDouble(_ index: Int) {
        if opens(index) {
            push(index)
        } else if closes(index), let partner = open.last(where: { quotes[$0].isDouble }) {
            close(partner, by: index)
        }
    }

    private mutating func readSingle(_ index: Int) {
        let quote = quotes[index]
        if quote.before.isWord, quote.after == .letter || quote.after == .digit {
            roles[index] = .apostrophe
        } else if opens(index) {
            if quote.after == .digit || quote.isElision { roles[index] = .apostrophe } else { push(index) }
        } else if closes(index) {
            if let partner = open.last, !quotes[partner].isDouble {
                close(partner, by: index)
            } else if quote.before == .letter || quote.before == .thing {
                roles[index] = .apostrophe
            }
        }
    }

    private mutating func push(_ index: Int) {
        roles[index] = .pending
        open.append(index)
    }

    private mutating func close(_ partner: Int, by index: Int) {
        while let last = open.popLast(), last != partner { giveUp(last) }
        roles[partner] = .opening(closedBy: index)
        roles[index] = .closing
    }

    /// What was taken for the beginning of a quotation and is none.
    private mutating func giveUp(_ index: Int) { roles[index] = quotes[index].isDouble ? .plain : .apostrophe }

    private func opens(_ index: Int) -> Bool {
        let quote = quotes[index]
        guard quote.after.isWord || quote.after == .opening || quote.after == .quote || quote.after == .other else {
            return false
        }
        switch quote.before {
        case .edge, .opening: return true
        // A mark behind a dash closes if it can: “a –” is rare, “a” – “b” is not.
        case .dash: return quote.after.isWord
        case .quote: return index > 0 && isPending(index - 1)
        case .ideograph: return quote.isDouble && !open.contains { quotes[$0].isDouble }
        default: return false
        }
    }

    private func closes(_ index: Int) -> Bool {
        switch quotes[index].before {
        case .edge, .opening: false
        case .quote: index > 0 && !isPending(index - 1)
        default: true
        }
    }

    private func isPending(_ index: Int) -> Bool {
        if case .pending = roles[index] { true } else { false }
    }

    // MARK: Marks

    /// What stands for each quote; `nil` for one that stays. Inner quotations have the marks that the outer ones have not.
    func replacements(with marks: QuotationMarks) -> [String?] {
        var result = [String?](repeating: nil, count: quotes.count)
        var isAlternate: [Bool] = []
        for index in quotes.indices {
            switch roles[index] {
            case .plain, .pending: continue
            case .apostrophe: result[index] = "’"
            case .closing: isAlternate.removeLast()
            case .opening(let partner):
                let alternate = isAlternate.last.map { !$0 } ?? !quotes[index].isDouble
                isAlternate.append(alternate)
                result[index] = alternate ? marks.alternateOpen : marks.open
                result[partner] = alternate ? marks.alternateClose : marks.close
            }
        }
        return result
    }
}
