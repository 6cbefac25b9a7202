import UIKit

/// The queue behind the main actor. On Linux it may be served by a thread that is not the process's first one, so asking for
/// the thread would be asking the wrong question.
enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: mark) == true
    }
}
