public import Models

/// The list of the addresses outside the site, and of the places that lead there.
public enum ExternalLinkList {
    /// An address a line, and its places below it.
    public static func text(of links: [ExternalLink]) -> String {
        links.map { link in
            ([TextReport.visible(link.url)] + link.places.map { "  \(TextReport.visible($0.file)):\($0.line):\($0.column)" })
                .map { $0 + "\n" }.joined()
        }.joined()
    }

    /// The same for machines: `links`, each with its `url` and its `places`: `file`, `line` and `column`.
    public static func json(of links: [ExternalLink]) -> String {
        let list = links.map { link in
            JSON.object([
                ("url", .string(link.url)),
                ("places", .array(link.places.map(place))),
            ])
        }
        return "{\"version\": 1,\n\"links\": \(JSON.lines(list))}"
    }

    private static func place(_ place: SourceLocation) -> JSON {
        .object([("file", .string(place.file)), ("line", .number(place.line)), ("column", .number(place.column))])
    }
}
