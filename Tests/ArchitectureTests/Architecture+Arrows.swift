/// Arrows between targets.
extension Architecture {
    /// Files that no target of the manifest claims.
    func homelessFiles() -> [String] {
        files.filter { target(of: $0) == nil }.map { "\($0.path) belongs to no target" }
    }

    /// Imports of a target of the package that the manifest does not declare.
    func undeclaredArrows() -> [String] {
        let names = Set(manifest.targets.map(\.name))
        return imports().compactMap { file, target, statement in
            guard names.contains(statement.module), statement.module != target.name else { return nil }
            guard !target.dependencies.contains(statement.module) else { return nil }
            return "\(file.place(of: statement)): \(target.name) → \(statement.module) is not declared in Package.swift"
        }
    }

    /// Arrows of the generator that the manifest declares and nobody uses.
    func unusedArrows() -> [String] {
        manifest.targets.filter(\.isGenerator).flatMap { target in
            let used = Set(imports { $0 == target }.map(\.statement.module))
            return target.dependencies.filter { !used.contains($0) }
                .map { "Package.swift declares \(target.name) → \($0), which no file uses" }
        }
    }

    /// Imports by which a target of the generator would pass another on unseen, or look into it.
    func hiddenArrows() -> [String] {
        imports(from: \.isGenerator).compactMap { file, _, statement in
            guard let attribute = statement.attributes.first(where: { ["@_exported", "@testable"].contains($0) }) else {
                return nil
            }
            return "\(file.place(of: statement)): the generator imports nothing with \(attribute)"
        }
    }

    /// Arrows from a target that is to have none.
    func arrowsFromLeaves() -> [String] {
        let names = Set(manifest.targets.map(\.name))
        let declared = manifest.targets.filter { Self.leaves.contains($0.name) }.flatMap { leaf in
            leaf.dependencies.filter { $0 != Self.floor }.map {
                "Package.swift: \(leaf.name) is a leaf, and may not depend on \($0)"
            }
        }
        let imported = imports { Self.leaves.contains($0.name) }.compactMap { file, leaf, statement in
            names.contains(statement.module) && statement.module != Self.floor
                ? "\(file.place(of: statement)): \(leaf.name) is a leaf, and may not import \(statement.module)" : nil
        }
        return declared + imported
    }
}
