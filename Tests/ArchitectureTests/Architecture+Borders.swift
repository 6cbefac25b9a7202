/// Borders that no arrow may cross.
extension Architecture {
    /// Imports of the generator from outside the package that are not on the list.
    func foreignImports() -> [String] {
        let names = Set(manifest.targets.map(\.name))
        return imports(from: \.isGenerator).compactMap { file, target, statement in
            guard !names.contains(statement.module) else { return nil }
            guard Self.outside[statement.module]?.contains(target.name) != true else { return nil }
            return "\(file.place(of: statement)): \(target.name) may not import \(statement.module)"
        }
    }

    /// Anything but a test that leans on a sample or a stand-in it does not own.
    func arrowsToSamples() -> [String] {
        let samples = Set(manifest.targets.filter(\.isSample).map(\.name))
        let standIns = Set(manifest.targets.filter(\.isStandIn).map(\.name))
        func isForbidden(_ module: String, from target: PackageManifest.Target) -> Bool {
            guard target.kind != .testTarget else { return target.name != "SamplesTests" && samples.contains(module) }
            return samples.contains(module) && module != target.name || standIns.contains(module) && target.isGenerator
        }
        let declared = manifest.targets.flatMap { target in
            target.dependencies.filter { isForbidden($0, from: target) }
                .map { "Package.swift: \(target.name) may not depend on the sample code in \($0)" }
        }
        let imported = imports().compactMap { file, target, statement in
            isForbidden(statement.module, from: target)
                ? "\(file.place(of: statement)): \(target.name) may not import the sample code in \(statement.module)" : nil
        }
        return declared + imported
    }

    /// Names in the package's folder that have no place there.
    static func strangers(among names: [String]) -> [String] {
        names.filter { !$0.hasPrefix(".") && !topLevel.contains($0) }.map { "\($0) has no place at the top level" }
    }
}
