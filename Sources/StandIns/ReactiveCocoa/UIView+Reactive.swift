import ReactiveSwift
import UIKit

/// In ReactiveCocoa every `NSObject` has `reactive`; here it is views, which are no `NSObject`.
extension UIView: ReactiveExtensionsProvider {}
