import HTML
import Testing

@Suite struct `A JSON writer` {
    private func written(_ write: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter()
        write(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test func `puts commas between members and nowhere else`() {
        let text = written { json in
            json.object { json in
                json.key("a")
                json.array { json in
                    json.value(1)
                    json.value(String?.none)
                    json.object { _ in }
                    json.array { _ in }
                }
                json.key("b")
                json.value("c")
            }
            json.end()
        }
        #expect(
            text == """
                {
                  "a": [
                    1,
                    null,
                    {},
                    []
                  ],
                  "b": "c"
                }

                """)
    }

    @Test func `B39, B40: escapes what would end a string, a line or a script`() {
        let hostile = "\"\\\n\t\u{8}</script>&\u{2028}"
        let shown = #""\"\\\n\t\u0008\u003C/script\u003E\u0026\u2028""#
        #expect(written { $0.value(hostile) } == shown)
        let member = written { json in
            json.object { json in
                json.key(hostile)
                json.value(nil as Int?)
            }
        }
        #expect(member == "{\n  \(shown): null\n}")
    }
}
