import Testing

struct PackageManifestTests {
    @Test func `targets are read with their arrows and folders`() {
        let manifest = PackageManifest(
            """
            let targets: [Target] = [
                .systemLibrary(name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
                .executableTarget(name: "tool", dependencies: ["Site", "Platform",], swiftSettings: strict),
                // .target(name: "Gone"),
                .target(name: "Site", swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
                .target(name: "MVVM", dependencies: ["UIKit"], path: "Sources/Samples/MVVM"),
                .testTarget(name: "SiteTests", dependencies: ["Site"], exclude: ["Goldens"]),
            ]
            """)
        #expect(manifest.unreadable == [])
        #expect(manifest.debianPackages == ["libcmark-dev"])
        #expect(
            manifest.targets == [
                .init(kind: .systemLibrary, name: "CCmark", dependencies: [], path: "Sources/CCmark"),
                .init(kind: .executableTarget, name: "tool", dependencies: ["Site", "Platform"], path: "Sources/tool"),
                .init(kind: .target, name: "Site", dependencies: [], path: "Sources/Site"),
                .init(kind: .target, name: "MVVM", dependencies: ["UIKit"], path: "Sources/Samples/MVVM"),
                .init(kind: .testTarget, name: "SiteTests", dependencies: ["Site"], path: "Tests/SiteTests"),
            ])
    }

    @Test(arguments: [
        (#".target(name: "A", dependencies: shared)"#, "Package.swift:1: the dependencies of A are no list of names"),
        (#".target(name: "A", dependencies: ["B"] + shared)"#, "Package.swift:1: the dependencies of A are no list of names"),
        (
            #".target(name: "A", dependencies: [.target(name: "B")])"#,
            "Package.swift:1: the dependencies of A are no list of names"
        ),
        ("\n.target(name: name)", "Package.swift:2: a target's name is no literal"),
    ])
    func `an arrow that cannot be read is a fault`(source: String, fault: String) {
        #expect(PackageManifest(source).unreadable == [fault])
    }
}
