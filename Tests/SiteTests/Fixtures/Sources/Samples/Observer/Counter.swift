final class Counter {
    // snippet.count
    var observers: [(Int) -> Void] = []
    private(set) var value = 0 {
        didSet {
            // tell everybody
            for observer in observers { observer(value) }
        }
    }
    // snippet.end
}
