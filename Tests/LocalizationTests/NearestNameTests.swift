import Localization
import Testing

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("title", "title", 0), ("titel", "title", 1), ("titl", "title", 1), ("tittle", "title", 1), ("tible", "title", 1),
        ("", "ab", 2),
        ("ca", "abc", 3), ("kör", "kor", 1), ("привет", "превит", 2),
    ])
    func `counts additions, omissions, exchanges and swaps`(left: String, right: String, distance: Int) {
        #expect(EditDistance.between(left, right, atMost: 3) == distance)
        #expect(EditDistance.between(right, left, atMost: 3) == distance)
        #expect(EditDistance.between(left, right, atMost: distance - 1) == nil)
    }

    @Test func `compares no names beyond the longest`() {
        let longest = String(repeating: "a", count: EditDistance.maximumLength)
        #expect(EditDistance.between(longest, longest, atMost: 3) == 0)
        #expect(EditDistance.between(longest + "a", longest, atMost: 3) == nil)
    }

    @Test(arguments: [
        ("titel", "title"), ("TITLE", "title"), ("descripton", "description"), ("redirectfrom", "redirect-from"),
        ("oder", "order"),
        ("tag", "tags"), ("author", nil), ("x", nil), ("", nil),
    ])
    func `suggests the key that was meant`(name: String, nearest: String?) {
        let keys = ["title", "description", "question", "tags", "order", "redirect-from", "draft", "translation"]
        #expect(NearestName.to(name, among: keys) == nearest)
        #expect(NearestName.to(name, among: keys.reversed()) == nearest)
    }

    @Test func `B27: suggests a name that differs in case only`() {
        #expect(
            NearestName.to("vip/userview.swift", among: ["VIP/UserView.swift", "vip/userviews.swift"]) == "VIP/UserView.swift")
    }

    @Test func `looks at so many candidates and no more`() {
        let candidates = Array(repeating: "quite another", count: NearestName.maximumCandidates) + ["title"]
        #expect(NearestName.to("titel", among: candidates) == nil)
        #expect(NearestName.to("titel", among: candidates.dropFirst()) == "title")
    }
}
