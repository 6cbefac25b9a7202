/// The slips that authors make, told by libyaml's words for them; what is not in here is reported in libyaml's own words.
extension SyntaxFault {
    /// The error to show.
    var explained: YAMLError {
        if let sign = foreignLineEnd { return foreignEnd(sign) }
        return slip
    }

    private var slip: YAMLError {
        switch (context, problem) {
        case (_, "mapping values are not allowed in this context"): strayColon
        case (_, "found character that cannot start any token"), (_, "did not find expected node content"): strayCharacter
        case (_, "found a tab character where an indentation space is expected"),
            (_, "found a tab character that violates indentation"):
            tab
        case ("while parsing a flow sequence", _): unclosed("list", opened: "[", closed: "]")
        case ("while parsing a flow mapping", _): unclosed("mapping", opened: "{", closed: "}")
        case ("while scanning a quoted scalar", "found unexpected end of stream"),
            ("while scanning a quoted scalar", "found unexpected document indicator"):
            unclosedQuote
        case (_, "found unknown escape character"):
            here("an unknown escape follows '\\'", "write '\\\\' for a backslash, or put the value in single quotes")
        case (_, "found invalid Unicode character escape code"), (_, "did not find expected hexdecimal number"):
            here("this escape stands for no character", "write the character itself")
        case ("while parsing a block mapping", _): isAtIndentation ? wrongIndentation : textBehindValue
        case ("while parsing a block collection", _):
            here("this line is not an item of the list above", "begin each item with '- ', all at the same indentation")
        case (_, "could not find expected ':'"): missingColon
        case (_, "block sequence entries are not allowed in this context"):
            here(
                "a list cannot begin on the line of its key",
                "begin it on the next line, or put text that begins with '- ' in quotes")
        case (_, "mapping keys are not allowed in this context"):
            here("a value cannot begin with '? '", "put the value in quotes")
        case ("while scanning an alias", _): .alias(at: contextMark)
        case ("while scanning an anchor", _): .anchor(at: contextMark)
        case ("while scanning a tag", _), ("while parsing a tag", _), (_, "found undefined tag handle"): .tag(at: contextMark)
        case ("while scanning a block scalar", "did not find expected comment or line break"):
            here("there is text after '|' or '>'", "begin the text on the next line, or put the value in quotes")
        case (_, "did not find expected <document start>"):
            strayLine
        default: here(context.isEmpty ? problem : "\(context): \(problem)", nil)
        }
    }

    private func here(_ message: String, _ remedy: String?) -> YAMLError {
        YAMLError(mark: mark, message: message, remedy: remedy)
    }

    private func foreignEnd(_ sign: (scalar: Unicode.Scalar, mark: YAMLMark)) -> YAMLError {
        let digits = String(sign.scalar.value, radix: 16, uppercase: true)
        return YAMLError(
            mark: sign.mark, message: "U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits) ends a line of YAML",
            remedy: "put a space in its place")
    }

    private var strayColon: YAMLError {
        if followsKey {
            return here("': ' inside a value without quotes", "put the value in quotes: key: \"one: two\"")
        }
        guard let lastScalar, lastScalar.line < mark.line else {
            return here("a key cannot stand here", "put the text in quotes")
        }
        return YAMLError(
            mark: mark, message: "this line continues the text of line \(lastScalar.line), so it cannot hold a key",
            remedy: "give all keys the same indentation, and each its ': '", related: lastScalar)
    }

    private var strayCharacter: YAMLError {
        guard let character else { return here("a value is missing here", "write it, or \"\" for empty text") }
        if character == "\t" { return tab }
        return here("a value cannot begin with '\(character)'", "put the value in quotes")
    }

    private var tab: YAMLError { here("a tab cannot indent", "indent with spaces") }

    private var unclosedQuote: YAMLError {
        YAMLError(
            mark: contextMark, message: "the quote that opens here is never closed",
            remedy: "close it; inside '…' write '' for ', inside \"…\" write \\\" for \"", related: mark)
    }

    private var strayLine: YAMLError {
        previousLine?.hasPrefix("...") == true
            ? here("'...' ends the YAML, and more stands behind it", "remove the '...'")
            : here("this line does not belong to what stands above", "give all keys the same indentation")
    }

    private var wrongIndentation: YAMLError {
        here("the indentation of this line matches no line above", "give all keys of a mapping the same indentation")
    }

    private var textBehindValue: YAMLError {
        here("there is text after the end of the value", "put the whole value in one pair of quotes")
    }

    private var missingColon: YAMLError {
        YAMLError(
            mark: contextMark, message: "this key has no ': '", remedy: "write key: value, with a space after the colon")
    }

    private func unclosed(_ kind: String, opened: Character, closed: Character) -> YAMLError {
        YAMLError(
            mark: contextMark, message: "the \(kind) that '\(opened)' opens is not closed",
            remedy: "close it with '\(closed)', or put text that begins with '\(opened)' in quotes", related: mark)
    }
}
