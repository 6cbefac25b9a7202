// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
    import Glibc
#endif

// Two packages share this manifest. Without the variable it is Pilaster with its tests. With it, it is only what a reader
// sees on a page: stand-ins, samples and their tests. `pilaster build` verifies with the second, so that a changed sample
// never rebuilds the generator.
let onlySamples = Context.environment["PILASTER_SAMPLES"] != nil

let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// MARK: - Samples: one target a pattern, nothing imports them but their tests

/// Modules named like Apple's and like ReactiveCocoa's, so that a sample reads `import UIKit` and compiles anywhere.
let standIns: [Target] = [
    .target(name: "UIKit", path: "Sources/StandIns/UIKit"),
    .target(name: "ReactiveSwift", path: "Sources/StandIns/ReactiveSwift"),
    .target(name: "ReactiveCocoa", dependencies: ["ReactiveSwift", "UIKit"], path: "Sources/StandIns/ReactiveCocoa"),
]

let samples: [Target] = [
    .target(name: "MVVM", dependencies: ["UIKit", "ReactiveSwift", "ReactiveCocoa"], path: "Sources/Samples/MVVM"),
    .target(name: "MVVMCallbacks", dependencies: ["UIKit"], path: "Sources/Samples/MVVMCallbacks"),
    .target(name: "VIP", dependencies: ["UIKit"], path: "Sources/Samples/VIP"),
    .testTarget(
        name: "SamplesTests", dependencies: ["MVVM", "MVVMCallbacks", "VIP", "UIKit", "ReactiveSwift", "ReactiveCocoa"],
        // `import Testing` beside `import UIKit` asks for Apple's `_Testing_UIKit`, which our stand-in does not have.
        swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
]

// MARK: - What the toolchain has besides

/// The toolchain's folder `usr/lib`, wherever that toolchain is and however it was started: it has the `swift/pm/ManifestAPI`
/// whose library runs this manifest.
let toolchainLibraries: String? = {
    #if canImport(Glibc)
        // Read by the C library: read as a whole through Foundation, this file came back incomplete one time in three.
        guard let maps = fopen("/proc/self/maps", "r") else { return nil }
        defer { fclose(maps) }
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(line) }
        while getline(&line, &capacity, maps) > 0, let text = line.map({ String(cString: $0) }) {
            let folders = text.drop { $0 != "/" }.split(separator: "/")
            if folders.last == "libPackageDescription.so\n" { return "/" + folders.dropLast(4).joined(separator: "/") }
        }
    #endif
    return nil
}()

/// Swift's own libraries become part of a release: it starts sooner, and works faster by a twelfth. Not every toolchain has them.
///
/// Such a release has a fixed address, as programs in Go have: 50,000 pointers would have to be moved at each start otherwise.
let staticLibraries: [LinkerSetting] = {
    #if canImport(Glibc)
        if let folder = toolchainLibraries, access("\(folder)/swift_static/linux/static-stdlib-args.lnk", R_OK) == 0 {
            return [
                .unsafeFlags(
                    ["-static-stdlib", "-Xclang-linker", "-no-pie"], .when(platforms: [.linux], configuration: .release))
            ]
        }
    #endif
    return []
}()

/// Whether the linker can optimize a release as one program: what reads Swift's bitcode comes with the toolchain, or not. What
/// a fuzzer counts by does not outlast it.
let linksBitcode: Bool = {
    if Context.environment["PILASTER_FUZZ"] != nil { return false }
    #if canImport(Glibc)
        return toolchainLibraries.map { access("\($0)/../bin/ld.lld", X_OK) == 0 } ?? false
    #else
        return false
    #endif
}()

/// The generator's rooms are many and small, and what a page costs is spent in calls between them. A release is therefore
/// optimized across its modules, by the compiler and by the linker: 6 % fewer instructions. SwiftPM has an option for the
/// latter on its command line only, and would have everybody give it.
let wholeProgram: [SwiftSetting] =
    linksBitcode
    ? [
        .unsafeFlags(
            ["-cross-module-optimization", "-Xfrontend", "-emit-bc", "-Xfrontend", "-lto=llvm-full"],
            .when(platforms: [.linux], configuration: .release))
    ] : []

let bitcodeLinker: [LinkerSetting] =
    linksBitcode ? [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .release))] : []

// MARK: - The generator: an arrow that is not here is refused by ArchitectureTests

/// Libraries of C, linked as archives where the system has these: the tool then starts in half the time, and a release runs where
/// the libraries are not installed. Empty where pkg-config has to find the libraries.
func archives(_ names: String...) -> [LinkerSetting] {
    #if canImport(Glibc)
        #if arch(arm64)
            let processor = "aarch64"
        #else
            let processor = "x86_64"
        #endif
        // The folder that Debian has for the processor (Debian Policy 9.1.1, "multiarch").
        let areThere = names.allSatisfy { access("/usr/lib/\(processor)-linux-gnu/lib\($0).a", R_OK) == 0 }
        return areThere ? names.map { .linkedLibrary(":lib\($0).a") } : []
    #else
        return []
    #endif
}

let cmark = archives("cmark")
let yaml = archives("yaml")
let icu = archives("icui18n", "icuuc", "icudata")
let xxHash = archives("xxhash")
// Snowball's library has no pkg-config file.
let stemmer = archives("stemmer").isEmpty ? [LinkerSetting.linkedLibrary("stemmer")] : archives("stemmer")

/// What pkg-config would have the linker do for the server's library, which on Linux the program looks for itself.
let serverLibrary: String? = {
    #if os(Linux)
        nil
    #else
        "libmicrohttpd"
    #endif
}()

let systemLibraries: [Target] = [
    .systemLibrary(
        name: "CCmark", pkgConfig: cmark.isEmpty ? "libcmark" : nil,
        providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
        name: "CYaml", pkgConfig: yaml.isEmpty ? "yaml-0.1" : nil, providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
        name: "CICU", pkgConfig: icu.isEmpty ? "icu-i18n" : nil, providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
        name: "CXXHash", pkgConfig: xxHash.isEmpty ? "libxxhash" : nil,
        providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .systemLibrary(name: "CStemmer", providers: [.apt(["libstemmer-dev"]), .brew(["snowball"])]),
    .systemLibrary(
        name: "CMicroHTTPD", pkgConfig: serverLibrary,
        providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
]

let rooms = strict + wholeProgram

let generator: [Target] = [
    .executableTarget(
        name: "pilaster", dependencies: ["Preview", "Site", "Reports", "Models", "Localization", "Platform"],
        swiftSettings: rooms, linkerSettings: staticLibraries),
    .target(
        name: "Preview", dependencies: ["CMicroHTTPD", "Site", "Reports", "Models", "HTML", "Platform"],
        resources: [.embedInCode("Assets")], swiftSettings: rooms),
    // A dependency of nothing: it only measures.
    .executableTarget(
        name: "Benchmarks",
        dependencies: [
            "CCmark", "HTML", "Localization", "Markdown", "Markup", "Models", "Parser", "Platform", "Renderers", "SampleSource",
            "Search", "Site",
        ],
        exclude: ["compare.sh"], swiftSettings: rooms, linkerSettings: staticLibraries),
    .target(name: "Reports", dependencies: ["Models", "Localization", "Bytes"], swiftSettings: rooms),
    .target(
        name: "Site",
        dependencies: [
            "Parser", "SampleSource", "TestRecords", "ViewModels", "Renderers", "Search", "HTML", "Models", "Markup",
            "Localization", "Digest",
            "Platform", "YAML", "ImageSize", "Bytes",
        ],
        swiftSettings: rooms),
    .target(
        name: "Renderers", dependencies: ["ViewModels", "Models", "HTML", "Markup", "SampleSource", "Bytes"],
        resources: [.embedInCode("Assets")],
        swiftSettings: rooms),
    .target(
        name: "ViewModels", dependencies: ["Models", "Markup", "Localization", "SampleSource", "ImageSize", "Bytes"],
        swiftSettings: rooms),
    .target(
        name: "Parser",
        dependencies: ["Markdown", "YAML", "SampleSource", "Models", "Markup", "Localization", "Digest", "Bytes"],
        swiftSettings: rooms),
    .target(
        name: "Search", dependencies: ["CStemmer", "Models", "Markup", "Localization", "Bytes"], swiftSettings: rooms,
        linkerSettings: stemmer),
    .target(name: "Models", dependencies: ["Localization", "ImageSize", "Bytes"], swiftSettings: rooms),
    .target(
        name: "Markdown", dependencies: ["CCmark", "Markup", "Bytes"], swiftSettings: rooms, linkerSettings: cmark),
    .target(name: "TestRecords", dependencies: ["YAML"], swiftSettings: rooms),
    .target(name: "YAML", dependencies: ["CYaml"], swiftSettings: rooms, linkerSettings: yaml),
    .target(
        name: "Localization", dependencies: ["CICU", "Bytes"], swiftSettings: rooms,
        linkerSettings: icu + [.linkedLibrary("stdc++", .when(platforms: [.linux]))]),
    .target(name: "Digest", dependencies: ["CXXHash"], swiftSettings: rooms, linkerSettings: xxHash),
    // Leaves: these import no other target but `Bytes`, and are to stay so.
    .target(name: "Bytes", swiftSettings: rooms, linkerSettings: bitcodeLinker),
    .target(name: "Markup", dependencies: ["Bytes"], swiftSettings: rooms),
    .target(name: "HTML", dependencies: ["Bytes"], swiftSettings: rooms),
    .target(name: "ImageSize", swiftSettings: rooms),
    .target(name: "Platform", dependencies: ["Bytes"], swiftSettings: rooms),
    .target(name: "SampleSource", dependencies: ["Bytes"], swiftSettings: rooms),
]

/// SwiftSyntax, the oracle that our highlighter and our comment substitution are held against.
let swiftSyntaxFolder = toolchainLibraries.map { "\($0)/swift/host" }
let swiftSyntaxModules = swiftSyntaxFolder.map { [SwiftSetting.unsafeFlags(["-I", $0])] } ?? []
let swiftSyntaxLibraries =
    swiftSyntaxFolder.map {
        [
            LinkerSetting.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]),
            .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftIDEUtils"),
        ]
    } ?? []

let tests: [Target] = [
    // What the tests of several targets share.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", dependencies: ["SampleSource", "Platform"]),
    .testTarget(name: "BytesTests", dependencies: ["Bytes"], swiftSettings: strict),
    .testTarget(name: "ImageSizeTests", dependencies: ["ImageSize"], swiftSettings: strict),
    .testTarget(name: "HTMLTests", dependencies: ["HTML"], swiftSettings: strict),
    .testTarget(
        name: "RenderersTests",
        dependencies: [
            "Renderers", "ViewModels", "Models", "Localization", "Markdown", "Markup", "HTML", "SampleSource", "CCmark",
            "TestSupport",
        ],
        exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown", "Markup"]),
    .testTarget(
        name: "ParserTests", dependencies: ["Parser", "Models", "Markup", "Localization", "Reports"], swiftSettings: strict),
    .testTarget(name: "ModelsTests", dependencies: ["Models", "Localization"], swiftSettings: strict),
    .testTarget(name: "PreviewTests", dependencies: ["Preview", "Site", "Platform"], swiftSettings: strict),
    .testTarget(
        name: "ReportsTests", dependencies: ["Reports", "Models", "YAML", "Markdown", "Localization", "Platform"],
        swiftSettings: strict),
    .testTarget(
        name: "SiteTests",
        dependencies: ["Site", "Models", "Localization", "Digest", "Parser", "Search", "Platform", "Reports", "TestSupport"],
        exclude: ["Fixtures", "Goldens"], swiftSettings: strict),
    .testTarget(
        name: "ViewModelsTests",
        dependencies: ["ViewModels", "Models", "Markup", "Localization", "SampleSource", "TestSupport"],
        swiftSettings: strict),
    .testTarget(name: "PilasterTests", dependencies: ["pilaster", "Platform", "Site"], swiftSettings: strict),
    .testTarget(name: "PlatformTests", dependencies: ["Platform"], swiftSettings: strict),
    .testTarget(
        name: "TranslationTests", dependencies: ["Site", "Parser", "Models", "Markup", "Localization", "Platform", "Reports"],
        exclude: ["Fixtures"],
        swiftSettings: strict),
    .testTarget(name: "TestRecordsTests", dependencies: ["TestRecords"], swiftSettings: strict),
    .testTarget(name: "YAMLTests", dependencies: ["YAML", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "LocalizationTests", dependencies: ["Localization"], swiftSettings: strict),
    .testTarget(
        name: "SearchTests", dependencies: ["Search", "Models", "Markup", "Markdown", "Localization"], swiftSettings: strict),
    .testTarget(name: "DigestTests", dependencies: ["Digest"], swiftSettings: strict),
    .testTarget(
        name: "SampleSourceTests", dependencies: ["SampleSource", "TestSupport"], swiftSettings: swiftSyntaxModules,
        linkerSettings: swiftSyntaxLibraries),
]

// MARK: - Fuzzing: only where somebody asks for it

/// `Fuzz` is for libFuzzer, whose runtime holds its `main`; `Replay` reads the same inputs without it. `Tests/Fuzzing/run` builds
/// them.
let fuzzing: [Target] =
    Context.environment["PILASTER_FUZZ"] == nil
    ? []
    : [
        .target(
            name: "FuzzTargets",
            dependencies: [
                "Site", "Reports", "Parser", "Markdown", "Markup", "Models", "Localization", "SampleSource", "Platform",
            ],
            path: "Tests/Fuzzing/Targets", swiftSettings: strict),
        .executableTarget(
            name: "Fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzzing/Fuzz",
            swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]),
        .executableTarget(
            name: "Replay", dependencies: ["FuzzTargets", "Platform"], path: "Tests/Fuzzing/Replay", swiftSettings: strict),
    ]

let package = Package(
    name: "Pilaster",
    platforms: [.macOS(.v15)],
    products: onlySamples ? [] : [.executable(name: "pilaster", targets: ["pilaster"])],
    targets: standIns + samples + (onlySamples ? [] : systemLibraries + generator + tests + fuzzing),
    swiftLanguageModes: [.v6]
)
