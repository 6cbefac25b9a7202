import Testing
import YAML

/// What authors get wrong, with the whole message.
@Suite struct SlipTests {
    @Test func `B14: an unquoted colon is reported on its line of the file with the remedy`() {
        let text = "# remark\ntags:\n  - a\ntitle: MVVM: a második minta\n"
        #expect(
            errorText(text, firstLine: 2)
                == "5:12+1: ': ' inside a value without quotes => put the value in quotes: key: \"one: two\"")
    }

    @Test(arguments: [
        (
            "title: [a",
            "1:8+1: the list that '[' opens is not closed => close it with ']', or put text that begins with '[' in quotes (1:10)"
        ),
        (
            "title: [a\nb: c\n",
            "1:8+1: the list that '[' opens is not closed => close it with ']', or put text that begins with '[' in quotes (2:2)"
        ),
        (
            "t: {a: b",
            "1:4+1: the mapping that '{' opens is not closed => close it with '}', or put text that begins with '{' in quotes (1:9)"
        ),
        (
            "t: \"b\nc: d\n",
            "1:4+1: the quote that opens here is never closed => close it; inside '…' write '' for ', inside \"…\" write \\\" for \" (3:1)"
        ),
    ])
    func `what is never closed is reported where it opens`(text: String, message: String) {
        #expect(errorText(text) == message)
    }

    @Test(arguments: [
        ("a:\n\t- b\n", "2:1+1: a tab cannot indent => indent with spaces"),
        ("\ta: b\n", "1:1+1: a tab cannot indent => indent with spaces"),
        ("a: |\n\tx\n", "2:1+1: a tab cannot indent => indent with spaces"),
    ])
    func `a tab in the indentation`(text: String, message: String) {
        #expect(errorText(text) == message)
    }

    @Test(arguments: [
        (
            "a: b\n  c: d\n",
            "2:4+1: this line continues the text of line 1, so it cannot hold a key => give all keys the same indentation, and each its ': ' (1:4)"
        ),
        (
            "title:MVVM\nx: y\n",
            "2:2+1: this line continues the text of line 1, so it cannot hold a key => give all keys the same indentation, and each its ': ' (1:1)"
        ),
        (
            "a:\n    b: c\n  d: e\n",
            "3:3+1: the indentation of this line matches no line above => give all keys of a mapping the same indentation"
        ),
        ("  a: b\nc: d\n", "2:1+1: this line does not belong to what stands above => give all keys the same indentation"),
        (
            "- a\nb: c\n",
            "2:1+1: this line is not an item of the list above => begin each item with '- ', all at the same indentation"
        ),
        ("a:\n - b\nc\n", "3:1+1: this key has no ': ' => write key: value, with a space after the colon"),
    ])
    func `lines that do not fit together`(text: String, message: String) {
        #expect(errorText(text) == message)
    }

    @Test(arguments: [
        ("a: b\u{2028}c", "1:5+1: U+2028 ends a line of YAML => put a space in its place"),
        ("a: b\u{85}c\nd: e\n", "1:5+1: U+0085 ends a line of YAML => put a space in its place"),
        ("a: b\n...\nc: d\n", "3:1+1: '...' ends the YAML, and more stands behind it => remove the '...'"),
        ("a: \"\\ud83d\\ude00\"", "1:7+1: this escape stands for no character => write the character itself"),
        ("a: \"\\xq\"", "1:7+1: this escape stands for no character => write the character itself"),
    ])
    func `what nobody sees, or only another tool reads`(text: String, message: String) {
        #expect(errorText(text) == message)
    }

    @Test(arguments: [
        ("a: `x`", "1:4+1: a value cannot begin with '`' => put the value in quotes"),
        ("a: @x", "1:4+1: a value cannot begin with '@' => put the value in quotes"),
        ("a: %x", "1:4+1: a value cannot begin with '%' => put the value in quotes"),
        ("a: ]", "1:4+1: a value cannot begin with ']' => put the value in quotes"),
        (
            "a: - b",
            "1:4+1: a list cannot begin on the line of its key => begin it on the next line, or put text that begins with '- ' in quotes"
        ),
        ("a: ? b", "1:4+1: a value cannot begin with '? ' => put the value in quotes"),
        ("a: > b", "1:6+1: there is text after '|' or '>' => begin the text on the next line, or put the value in quotes"),
        ("a: \"b\" c", "1:8+1: there is text after the end of the value => put the whole value in one pair of quotes"),
        ("a: 'L'adattatore'", "1:7+1: there is text after the end of the value => put the whole value in one pair of quotes"),
        ("a: [b](c)", "1:7+1: there is text after the end of the value => put the whole value in one pair of quotes"),
        (
            "a: \"\\q\"",
            "1:5+1: an unknown escape follows '\\' => write '\\\\' for a backslash, or put the value in single quotes"
        ),
        ("a: {{ x }}", "1:5+1: a key must be text, not a list or a mapping => put text that begins with '[' or '{' in quotes"),
    ])
    func `values that need quotes`(text: String, message: String) {
        #expect(errorText(text) == message)
    }
}
