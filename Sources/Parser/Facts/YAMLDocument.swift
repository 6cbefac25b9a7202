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
            let notes = error.related.map { related in
                // What is behind the fault is where YAML gave up waiting for an end; what is before it came first.
                let isBehind = (related.line, related.column) > (error.mark.line, error.mark.column)
                return [
                    Diagnostic.Note(
                        isBehind ? "it is still open here" : "the other one is here", at: file.location(of: related))
                ]
            }
            diagnostics.append(
                Diagnostic(
                    .invalidYAML, at: file.location(of: error.mark), error.message, remedy: error.remedy?.asSentence,
                    notes: notes ?? []))
            return nil
        }
    }
}
