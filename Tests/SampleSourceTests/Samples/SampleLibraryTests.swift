import SampleSource
import Testing

struct SampleLibraryTests {
    private let library = SampleLibrary(
        files: [
            "b/c/D.swift", "b/A.swift", "b.swift", "b-c/E.swift", "b0.swift", "o\u{30B}.swift", "\u{151}.swift", "a/b/F.swift",
        ]
        .map { SampleFile(path: $0, bytes: Array($0.utf8)) })

    @Test func `paths are sorted by their bytes`() {
        #expect(
            library.paths.map { Array($0.utf8) }
                == [
                    "a/b/F.swift", "b-c/E.swift", "b.swift", "b/A.swift", "b/c/D.swift", "b0.swift", "o\u{30B}.swift",
                    "\u{151}.swift",
                ]
                .map { Array($0.utf8) })
    }

    @Test(arguments: ["b/A.swift", "b.swift", "o\u{30B}.swift", "\u{151}.swift"])
    func `a file is found by the bytes of its path, so that two names that look alike are two files`(path: String) {
        #expect(library[path].map { Array($0.path.utf8) } == Array(path.utf8))
        #expect(library[path]?.text == Array(path.utf8))
    }

    @Test(arguments: ["B/A.swift", "b", "b/", "", "/b.swift", "b/c/../A.swift"])
    func `any other path leads nowhere`(path: String) {
        #expect(library[path] == nil)
    }

    @Test(arguments: [
        ("b", ["b/A.swift", "b/c/D.swift"]), ("b/c", ["b/c/D.swift"]), ("a", ["a/b/F.swift"]), ("b-c", ["b-c/E.swift"]),
        ("b.swift", []), ("c", []), ("b/", []), ("/", []), ("B", []),
    ])
    func `a folder holds what lies below it`(folder: String, expected: [String]) {
        #expect(library.files(below: folder).map(\.path) == expected)
        #expect(library.hasFolder(folder) == !expected.isEmpty)
    }

    @Test func `the empty path is the samples folder itself`() {
        #expect(library.files(below: "").map(\.path) == library.paths)
        #expect(!SampleLibrary(files: []).hasFolder(""))
    }
}
