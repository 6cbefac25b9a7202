internal import Models
internal import YAML

/// YAML with its error as a diagnostic.
enum YAMLDocument {
    static func parse(
        _ bytes: [UInt8], firstLine: Int = 1, of file: SourceFile, into diagnostics: inout [Diagnostic]
    ) -> YAMLNode? {
        do {
            return try YAML.parse(bytes, firstLine: firstLine)
        } catch {
            let notes = error.related.map { [Diagnostic.Note("the other one is here", at: file.location(of: $0))] }
            diagnostics.append(
                Diagnostic(
                    .invalidYAML, at: file.location(of: error.mark), error.message, remedy: error.remedy?.asSentence,
                    notes: notes ?? []))
            return nil
        }
    }
}
