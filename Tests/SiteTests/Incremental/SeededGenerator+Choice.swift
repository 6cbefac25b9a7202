import TestSupport

extension SeededGenerator {
    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
    /// True once in so many times.
    mutating func once(in count: Int) -> Bool { below(count) == 0 }
}
