internal import Localization
internal import Models
internal import SampleSource

extension SampleLibrary {
    /// The folder that was probably meant by the path of none.
    func suggestion(forFolder path: String) -> String? {
        let folders = Set(files.map { ContentPath.folder(of: $0.path) }).subtracting([""]).sorted()
        return NearestName.to(path, among: folders).map { "Did you mean `\($0)`?" }
    }
}
