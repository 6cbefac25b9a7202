/// Texts as YAML writes them.
public enum YAMLText {
    /// A text in double quotes, in which every text can stand (YAML 1.1, section 9.2.1).
    public static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.value < 32 || scalar.value == 127: result += hexadecimal(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A text as it is where nobody can take it for anything else, else in quotes: ids are mostly letters, digits and hyphens.
    public static func key(_ text: String) -> String {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic,
            text.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || isPlain($0) }), !words.contains(text.lowercased())
        else { return quoted(text) }
        return text
    }

    /// Words that some readers of YAML take for a truth value or for nothing.
    private static let words: Set = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_" || scalar == "."
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
    }
}
