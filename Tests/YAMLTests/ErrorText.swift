import YAML

/// The error that `text` gives, as one string: place and length, cause, remedy, and the other place if there is one.
func errorText(_ text: String, firstLine: Int = 1) -> String {
    errorText(Array(text.utf8), firstLine: firstLine)
}

/// The error that `bytes` give, as one string.
func errorText(_ bytes: [UInt8], firstLine: Int = 1) -> String {
    do throws(YAMLError) {
        return "no error: " + outline(try YAML.parse(bytes, firstLine: firstLine))
    } catch {
        let remedy = error.remedy.map { " => \($0)" } ?? ""
        let related = error.related.map { " (\($0.line):\($0.column))" } ?? ""
        return "\(error.line):\(error.column)+\(error.mark.length): \(error.message)\(remedy)\(related)"
    }
}
