import TestSupport
import Models
import Platform
import Reports
import Site
import Testing

/// A project on disk that is built again and again, and each time held against a clean build.
final class EditedSite {
    private let site: TemporarySite
    private var files: [String: String] = [:]
    /// Draws pages of the last build again.
    private var redraw: RedrawPages?

    /// How many files were right before a build had looked at the whole site.
    private(set) var redraws = 0

    init(_ site: TemporarySite) { self.site = site }

    /// Makes the project hold these files, builds it as an author would, and once more from nothing into another folder.
    ///
    /// - Returns: Whether it could be published.
    @discardableResult
    func compare(with project: [String: String], _ what: String) async throws -> Bool {
        let changed = Set(files.keys).union(project.keys).filter { files[$0] != project[$0] }
        for path in files.keys where project[path] == nil { try site.remove(path) }
        for path in changed { if let text = project[path] { try site.write(text, to: path) } }
        files = project

        let redrawn = try redraw?(changed.sorted()) ?? []
        let before = try snapshot("Output")
        let report = try await site.build()
        redraw = report.published == nil ? nil : report.redraw ?? redraw
        let clean = try await cleanBuild()
        #expect(report.texts == clean.texts, "\(what): other diagnostics")
        #expect(report.numbers == clean.numbers && clean.numbers == clean.countedNumbers, "\(what): other numbers of diagnostics")
        #expect((report.published == nil) == (clean.published == nil), "\(what)")
        let after = try snapshot("Output")
        guard let published = report.published else {
            #expect(before == after, "\(what): the output has changed in spite of an error")
            return false
        }
        #expect(try site.output() == site.output("Clean"), "\(what): other files")
        for file in after.keys.sorted() {
            #expect(site.text("Output/\(file)") == site.text("Clean/\(file)"), "\(what): \(file)")
        }
        #expect(published.pages == clean.published?.pages && published.languages == clean.published?.languages, "\(what)")
        #expect(Set(redrawn).isDisjoint(with: published.changes), "\(what): drawn in another way at once")
        redraws += redrawn.count
        expectOnly(published.changes, changed: before, after, what)
        return true
    }

    /// Damages a file of the output, as a disk or a stranger may.
    func spoilOutput(_ generator: inout SeededGenerator) throws {
        guard let file = try? site.output().filter({ !$0.hasPrefix(".") }), !file.isEmpty else { return }
        let path = "Output/\(generator.pick(file))"
        if generator.once(in: 2) { try site.remove(path) } else { try site.write("spoilt", to: path) }
    }

    /// Whether the output has a file.
    func has(_ path: String) -> Bool { site.text("Output/\(path)") != nil }

    private struct Version: Equatable {
        var stamp: FileStamp?
        var text: String?
    }

    private func snapshot(_ folder: String) throws -> [String: Version] {
        guard Folder.kind(of: "\(site.root)/\(folder)") == .folder else { return [:] }
        var files: [String: Version] = [:]
        for file in try site.output(folder) {
            let path = "\(folder)/\(file)"
            files[file] = Version(stamp: FileStamp(of: "\(site.root)/\(path)"), text: site.text(path))
        }
        return files
    }

    /// What is the same was not touched, and what was touched is reported.
    private func expectOnly(
        _ changes: [String], changed before: [String: Version], _ after: [String: Version], _ what: String
    ) {
        let changed = Set(before.keys).union(after.keys).filter { before[$0]?.text != after[$0]?.text && !$0.hasPrefix(".") }
        #expect(changes == changed.sorted(), "\(what): other changes")
        for (file, version) in after where before[file]?.text == version.text {
            #expect(before[file]?.stamp == version.stamp, "\(what): \(file) was touched")
        }
    }

    private func cleanBuild() async throws -> BuildReport {
        try site.removeFolder("Clean")
        return try await site.build {
            $0.isClean = true
            $0.output = "\(self.site.root)/Clean"
        }
    }
}

extension BuildReport {
    /// All that is said, as it is printed.
    var texts: [String] { diagnostics.map { TextReport.text(of: $0) } }

    /// How much of it weighs how much, by the numbers that were kept.
    var numbers: [Int] { Severity.allCases.map { findings.counts[$0] ?? 0 } }

    /// The same, counted.
    var countedNumbers: [Int] { Severity.allCases.map { severity in diagnostics.count { $0.severity == severity } } }
}
