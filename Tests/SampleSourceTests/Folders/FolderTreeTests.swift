import SampleSource
import Testing

struct FolderTreeTests {
    @Test func `folders come first, then files, each by the bytes of their names`() {
        let tree = FolderTree([
            file("b.swift"), file("a/z.swift"), file("Z.swift"), file("c/d/e.swift"), file("a.swift"), file("a/b.swift"),
            FolderEntry(path: "empty", bytes: nil), FolderEntry(path: "a", bytes: nil), file("ő.swift"),
        ])
        #expect(
            dump(tree) == """
                a/
                  b.swift
                  z.swift
                c/
                  d/
                    e.swift
                empty/
                Z.swift
                a.swift
                b.swift
                ő.swift

                """)
        #expect(tree.faults == [])
    }

    @Test func `a node knows its path`() {
        let tree = FolderTree([file("a/b/c.swift")])
        #expect(tree.nodes.first?.children?.first?.path == "a/b")
        #expect(tree.nodes.first?.children?.first?.children?.first?.path == "a/b/c.swift")
    }

    @Test(arguments: [
        ("// Shows the user. Nothing else.\nimport UIKit\n", "Shows the user."),
        ("import UIKit\n\n/// Asks the interactor.\nfinal class A {}\n/// B.\n", "Asks the interactor."),
        ("//\n//  A.swift\n//  Project\n//\nimport UIKit\n/** Loads. */\n", "Loads."),
        ("// ---\n/// Loads e.g. users… and more\n", "Loads e.g."),
        ("/// 中文。第二\n", "中文。"), ("let a = 1 // b\n", nil), ("", nil), ("// snippet.a\n// A.\n// snippet.end\n", "A."),
    ])
    func `a file's remark is its first sentence about itself`(source: String, expected: String?) {
        let tree = FolderTree([FolderEntry(path: "A.swift", bytes: Array(source.utf8))])
        #expect(tree.nodes.first?.remark?.key == expected)
    }

    @Test func `only Swift has remarks`() {
        #expect(FolderTree([FolderEntry(path: "A.md", bytes: Array("// a\n".utf8))]).remarks == [])
    }

    @Test(arguments: [
        ("/a", "“/a” is no path below the sample's folder"), ("a/../b", "“a/../b” is no path below the sample's folder"),
        ("a//b", "“a//b” is no path below the sample's folder"), ("", "“” is no path below the sample's folder"),
        ("x", "“x” is listed twice"), ("x/y", "“x/y” lies below a file"),
    ])
    func `an entry without a place is a fault`(path: String, message: String) {
        let tree = FolderTree([file("x"), file(path)])
        #expect(tree.faults.map(\.message) == [message])
        #expect(dump(tree) == "x\n")
    }

    @Test func `a folder four hundred levels deep is a fault`() {
        let path = Array(repeating: "a", count: 400).joined(separator: "/")
        #expect(FolderTree([file(path)]).faults.map(\.reason) == [.tooDeep])
    }

    @Test func `two names that are canonically equal are two files`() {
        #expect(FolderTree([file("\u{151}"), file("o\u{30B}")]).nodes.count == 2)
    }

    @Test func `remarks are translated`() {
        let tree = FolderTree([
            FolderEntry(path: "A.swift", bytes: Array("// Shows the user.\n".utf8)),
            FolderEntry(path: "b/B.swift", bytes: Array("// Loads the user.\n".utf8)),
        ])
        #expect(tree.remarks == ["Loads the user.", "Shows the user."])
        let body = TranslationBody(
            "Shows the user. => Megmutatja.\nLoads the users. => Betölti.\nShows the user. => B", keys: tree.remarks)
        let localized = tree.localized(with: body.translations)
        #expect(localized.tree.nodes.last?.remark?.text == "Megmutatja.")
        #expect(localized.tree.nodes.last?.remark?.isTranslated == true)
        #expect(localized.missing == ["Loads the user."])
        #expect(localized.stale == [1])
        #expect(localized.refused.map(\.reason) == [.repeated(0)])
    }

    private func file(_ path: String) -> FolderEntry { FolderEntry(path: path, bytes: []) }

    private func dump(_ tree: FolderTree) -> String { tree.nodes.map { dump($0, depth: 0) }.joined() }

    private func dump(_ node: FolderNode, depth: Int) -> String {
        let line = String(repeating: "  ", count: depth) + node.name + (node.children == nil ? "\n" : "/\n")
        return line + (node.children ?? []).map { dump($0, depth: depth + 1) }.joined()
    }
}
