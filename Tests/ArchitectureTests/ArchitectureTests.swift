import Testing

/// The rules themselves: each is shown a house that breaks it.
struct ArchitectureTests {
    /// A small house in order, to which each test adds its fault.
    private static let manifest = """
        .systemLibrary(name: "CCmark"),
        .executableTarget(name: "pilaster", dependencies: ["Site"]),
        .target(name: "Site", dependencies: ["Markdown"]),
        .target(name: "Markdown", dependencies: ["CCmark", "Markup"]),
        .target(name: "Markup"),
        .target(name: "UIKit", path: "Sources/StandIns/UIKit"),
        .target(name: "VIP", dependencies: ["UIKit"], path: "Sources/Samples/VIP"),
        .target(name: "MVVM", dependencies: ["UIKit"], path: "Sources/Samples/MVVM"),
        .testTarget(name: "SamplesTests", dependencies: ["VIP", "MVVM", "UIKit"]),
        .testTarget(name: "SiteTests", dependencies: ["Site"]),
        """

    private static let files = [
        SourceFile("Sources/pilaster/Pilaster.swift", "internal import Site"),
        SourceFile("Sources/Site/BuildSite.swift", "internal import Markdown"),
        SourceFile("Sources/Markdown/Reader.swift", "internal import CCmark\npublic import Markup\nimport Glibc"),
        SourceFile("Sources/StandIns/UIKit/UIView.swift", "@_exported import Foundation"),
        SourceFile("Sources/Samples/VIP/Scene/View.swift", "import Foundation\nimport UIKit"),
        SourceFile("Tests/SamplesTests/VIP/ViewTests.swift", "import Testing\n@testable import VIP"),
    ]

    private func house(_ added: SourceFile..., manifest: String = "") -> Architecture {
        Architecture(manifest: PackageManifest(Self.manifest + manifest), files: Self.files + added)
    }

    @Test func `a house in order breaks no rule`() {
        let house = house()
        #expect(house.manifest.unreadable == [])
        #expect(house.homelessFiles() == [])
        #expect(house.undeclaredArrows() == [])
        #expect(house.unusedArrows() == [])
        #expect(house.hiddenArrows() == [])
        #expect(house.arrowsFromLeaves() == [])
        #expect(house.foreignImports() == [])
        #expect(house.arrowsToSamples() == [])
    }

    @Test func `a file outside every target is found`() {
        #expect(house(SourceFile("Sources/Sites/A.swift", "")).homelessFiles() == ["Sources/Sites/A.swift belongs to no target"])
    }

    @Test(arguments: [
        ("Sources/Site/A.swift", "\n@testable import Markup", ":2: Site → Markup"),
        ("Sources/Site/A.swift", "import enum Markup.Node", ":1: Site → Markup"),
        ("Sources/Site/A.swift", "#if canImport(Markup)\nprivate import Markup\n#endif", ":2: Site → Markup"),
        ("Sources/pilaster/A.swift", "internal import CCmark", ":1: pilaster → CCmark"),
        ("Tests/SiteTests/A.swift", "import Markdown", ":1: SiteTests → Markdown"),
        ("Sources/Markup/A.swift", "import Site", ":1: Markup → Site"),
    ])
    func `an import that the manifest does not declare is found`(path: String, source: String, fault: String) {
        #expect(house(SourceFile(path, source)).undeclaredArrows() == ["\(path)\(fault) is not declared in Package.swift"])
    }

    @Test func `an arrow that nobody uses is found`() {
        let house = house(manifest: #".target(name: "HTML", dependencies: ["Markup"])"#)
        #expect(house.unusedArrows() == ["Package.swift declares HTML → Markup, which no file uses"])
    }

    @Test(arguments: ["@_exported", "@testable"])
    func `an arrow that the generator hides is found`(attribute: String) {
        let house = house(SourceFile("Sources/Site/A.swift", "\(attribute) public import Markdown"))
        #expect(house.hiddenArrows() == ["Sources/Site/A.swift:1: the generator imports nothing with \(attribute)"])
    }

    @Test func `an arrow from a leaf is found, declared or imported`() {
        let house = house(
            SourceFile("Sources/HTML/A.swift", "internal import Markup"),
            manifest: #".target(name: "HTML", dependencies: ["Markup"])"#)
        #expect(
            house.arrowsFromLeaves() == [
                "Package.swift: HTML is a leaf, and may not depend on Markup",
                "Sources/HTML/A.swift:1: HTML is a leaf, and may not import Markup",
            ])
    }

    @Test(arguments: [
        ("Site", "import Foundation", "Foundation"),
        ("Site", "internal import FoundationEssentials", "FoundationEssentials"),
        ("Site", "import FoundationNetworking", "FoundationNetworking"),
        ("Site", "import class Foundation.NSLock", "Foundation"),
        ("Site", "#if os(Linux)\n#else\nimport Foundation\n#endif", "Foundation"),
        ("Markup", "import Glibc", "Glibc"),
        ("pilaster", "import Dispatch", "Dispatch"),
    ])
    func `a module from outside is found`(target: String, source: String, module: String) {
        let faults = house(SourceFile("Sources/\(target)/A.swift", source)).foreignImports()
        #expect(faults.map { $0.split(separator: ": ").last } == ["\(target) may not import \(module)"])
    }

    @Test(arguments: [
        ("Sources/Site/A.swift", "import VIP", "Site may not import the sample code in VIP"),
        ("Sources/Site/A.swift", "import UIKit", "Site may not import the sample code in UIKit"),
        ("Sources/Samples/MVVM/A.swift", "import VIP", "MVVM may not import the sample code in VIP"),
        ("Sources/StandIns/UIKit/A.swift", "import VIP", "UIKit may not import the sample code in VIP"),
        ("Tests/SiteTests/A.swift", "@testable import VIP", "SiteTests may not import the sample code in VIP"),
    ])
    func `an import of a sample is found`(path: String, source: String, fault: String) {
        #expect(house(SourceFile(path, source)).arrowsToSamples() == ["\(path):1: \(fault)"])
    }

    @Test func `a declared arrow to a sample is found`() {
        let house = house(manifest: #".target(name: "Search", dependencies: ["MVVM"])"#)
        #expect(house.arrowsToSamples() == ["Package.swift: Search may not depend on the sample code in MVVM"])
    }

    @Test func `a stranger at the top level is found`() {
        let names = ["Content", "LICENSE", "Makefile", "Output", "Package.swift", "README.md", "Sources", "Tests", "docs"]
        #expect(
            Architecture.strangers(among: names) == [
                "Makefile has no place at the top level", "docs has no place at the top level",
            ])
    }
}
