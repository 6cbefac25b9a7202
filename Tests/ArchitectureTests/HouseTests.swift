import Testing

/// The house as it stands.
struct HouseTests {
    private let house: Architecture

    init() throws {
        house = Architecture(manifest: try House.manifest(), files: try House.sources())
    }

    @Test func `the manifest and the sources are read at all`() {
        #expect(house.manifest.unreadable == [])
        #expect(house.manifest.targets.contains { $0.name == "Site" && $0.dependencies.contains("Renderers") })
        #expect(house.files.flatMap(\.imports).count > 100)
    }

    @Test func `every file belongs to a target`() { #expect(house.homelessFiles() == []) }

    @Test func `every import follows an arrow of the manifest`() { #expect(house.undeclaredArrows() == []) }

    @Test func `every arrow of the manifest is used`() { #expect(house.unusedArrows() == []) }

    @Test func `the generator hides no arrow`() { #expect(house.hiddenArrows() == []) }

    @Test func `leaves stay leaves`() { #expect(house.arrowsFromLeaves() == []) }

    @Test func `the generator needs no Foundation, and the C library only where it meets the system`() {
        #expect(house.foreignImports() == [])
    }

    @Test func `nothing leans on a sample but its tests`() { #expect(house.arrowsToSamples() == []) }

    @Test func `the top level holds nothing else`() throws {
        #expect(Architecture.strangers(among: try House.topLevel()) == [])
    }

    @Test func `the README installs what the system libraries come from`() throws {
        let words = Set(try House.text("README.md").split { " \n`\\".contains($0) })
        #expect(house.manifest.debianPackages.count >= 4)
        #expect(house.manifest.debianPackages.filter { !words.contains(Substring($0)) } == [])
    }
}
