internal import HTML
public import ViewModels

/// Draws the models of all patterns as JSON, its keys in English and in a fixed order.
public enum PatternsRenderer {
    /// What the document's form is called. It changes when a program that reads it would have to.
    private static let format = "pilaster-patterns-1"

    /// A whole document of JSON.
    public static func bytes(of view: PatternsView) -> [UInt8] {
        var json = JSONWriter()
        let languages = view.languages.map(\.tag)
        json.object { json in
            json.member("format", format)
            json.member("baseURL", view.baseURL)
            json.list("languages", view.languages) { json, language in
                json.object { json in
                    json.member("tag", language.tag)
                    json.member("name", language.name)
                }
            }
            json.key("evidence")
            write(view.evidence, to: &json)
            json.list("patterns", view.patterns) { write($1, languages, to: &$0) }
        }
        json.end()
        return json.bytes
    }

    private static func write(_ evidence: PatternsView.Evidence?, to json: inout JSONWriter) {
        guard let evidence else { return json.value(String?.none) }
        json.object { json in
            json.member("compiler", evidence.compiler)
            json.member("target", evidence.target)
            json.member("digest", evidence.digest)
        }
    }

    private static func write(_ pattern: PatternsView.Pattern, _ languages: [String], to json: inout JSONWriter) {
        json.object { json in
            json.member("id", pattern.id)
            json.key("order")
            json.value(pattern.order)
            json.key("family")
            if let family = pattern.family { write(family, languages, to: &json) } else { json.value(String?.none) }
            json.list("alsoKnownAs", pattern.alsoKnownAs) { $0.value($1) }
            json.list("related", pattern.related) { $0.value($1) }
            json.list("traits", pattern.traits) { json, trait in
                json.object { json in
                    json.key("trait")
                    write(trait.trait, languages, to: &json)
                    json.key("value")
                    write(trait.value, languages, to: &json)
                }
            }
            json.list("actors", pattern.actors) { write($1, languages, to: &$0) }
            json.member("origin", pattern.origin)
            json.list("versions", pattern.versions) { write($1, to: &$0) }
            json.list("samples", pattern.samples) { json, sample in
                json.object { json in
                    json.member("path", sample.path)
                    json.member("digest", sample.digest)
                }
            }
            json.list("tests", pattern.tests) { $0.value($1) }
        }
    }

    private static func write(_ name: PatternsView.Name, _ languages: [String], to json: inout JSONWriter) {
        json.object { json in
            json.member("key", name.key)
            json.key("names")
            json.object { json in
                for (language, name) in zip(languages, name.names) { json.member(language, name) }
            }
        }
    }

    private static func write(_ version: PatternsView.Version, to json: inout JSONWriter) {
        json.object { json in
            json.member("language", version.language)
            json.member("state", version.state)
            json.member("title", version.title)
            json.member("description", version.description)
            json.member("question", version.question)
            json.member("page", version.page)
            json.member("twin", version.twin)
            json.list("components", version.components) { $0.value($1) }
            json.list("interaction", version.interaction) { json, arrow in
                guard let arrow else { return json.value(String?.none) }
                json.object { json in
                    json.member("from", arrow.from)
                    json.member("to", arrow.to)
                }
            }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ key: String, _ value: String?) {
        self.key(key)
        self.value(value)
    }

    fileprivate mutating func list<Element>(
        _ key: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
    ) {
        self.key(key)
        array { json in
            for element in elements { write(&json, element) }
        }
    }
}
