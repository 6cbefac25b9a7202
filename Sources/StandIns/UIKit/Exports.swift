// On iOS `import UIKit` brings Foundation with it; a sample may rely on that.
@_exported import Foundation
