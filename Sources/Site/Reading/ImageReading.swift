internal import ImageSize
internal import Localization
internal import Models
internal import Platform

/// Reads how large the pictures of the content folder are.
struct ImageReading {
    let project: Project

    /// Nearly every picture says it at once; photographs may have whole previews before.
    private static let pieces = [1 << 12, 1 << 19]

    /// The sizes of pictures, by their paths in NFC.
    ///
    /// - Parameter assets: Paths below the content folder.
    func sizes(of assets: [String]) -> [String: ImageSize] {
        var sizes: [String: ImageSize] = [:]
        for asset in assets where Self.isPicture(asset) { sizes[Normalization.canonical(asset)] = size(of: asset) }
        return sizes
    }

    private static func isPicture(_ path: String) -> Bool {
        let name = ContentPath.name(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
        return ["png", "jpg", "jpeg", "gif", "webp", "svg"].contains(name[dot...].dropFirst().lowercased())
    }

    private func size(of asset: String) -> ImageSize? {
        let path = project.path("\(Project.contentFolder)/\(asset)")
        for piece in Self.pieces {
            guard let bytes = try? File.beginning(of: path, piece) else { return nil }
            if let size = ImageSize(of: bytes) { return size }
            if bytes.count < piece { return nil }
        }
        return nil
    }
}
