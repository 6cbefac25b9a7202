internal import Localization
internal import Models

/// Addresses, paths and their encoding.
enum URLTarget {
    static func run(_ input: [UInt8]) {
        let slash = UInt8(ascii: "/")
        let text = String(decoding: input, as: UTF8.self)
        let encoded = PercentEncoding.encode(text)
        precondition(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        precondition(PercentEncoding.decode(encoded).map { $0.utf8.elementsEqual(text.utf8) } == true)
        let fragment = PercentEncoding.encode(fragment: text)
        precondition(fragment.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "<") })
        precondition(PercentEncoding.decode(fragment).map { $0.utf8.elementsEqual(text.utf8) } == true)
        if let path = ContentPath.resolve(text, from: "a/b") {
            precondition(!path.split(separator: "/").contains("..") && !path.hasPrefix("/"))
        }
        if let base = BaseURL.normalized(text) {
            precondition(base.utf8.last == slash && BaseURL.path(of: base).utf8.first == slash)
        }
        guard let hungarian = LanguageTag("hu") else { return }
        let page = PageFacts(
            id: PageID("a/b"), language: hungarian, file: "Content/a/b.hu.md", frontMatter: FrontMatter(title: "b"))
        let index = SiteIndex(ofSingle: page)
        for isImage in [false, true] {
            guard case .external(let url) = index.target(of: text, isImage: isImage, in: page) else { continue }
            let scheme = URLScheme.of(url)
            precondition(scheme.map(URLScheme.allowed.contains) ?? url.hasPrefix("//"))
        }
    }
}
