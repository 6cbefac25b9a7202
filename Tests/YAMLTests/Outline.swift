import YAML

/// Draws a tree on one line, so that a test can hold it whole: quoted text for what was not plain, places on request.
func outline(_ node: YAMLNode?, places: Bool = false) -> String {
    guard let node else { return "nothing" }
    let place = places ? "@\(node.mark.line):\(node.mark.column)+\(node.mark.length)" : ""
    switch node {
    case .scalar(let scalar):
        return drawn(scalar) + place
    case .sequence(let sequence):
        return "[" + sequence.items.map { outline($0, places: places) }.joined(separator: ", ") + "]" + place
    case .mapping(let mapping):
        let entries = mapping.entries.map { entry in
            let key = entry.key
            let keyPlace = places ? "@\(key.mark.line):\(key.mark.column)+\(key.mark.length)" : ""
            return drawn(key) + keyPlace + ": " + outline(entry.value, places: places)
        }
        return "{" + entries.joined(separator: ", ") + "}" + place
    }
}

private func drawn(_ scalar: YAMLScalar) -> String {
    if scalar.isPlain { return scalar.isNull ? "null(\(scalar.text))" : scalar.text }
    return "\"" + scalar.text.replacing("\n", with: "\\n") + "\""
}
