public struct SampleLibrary: Sendable { public init(files: [SampleFile]) {} }
public struct SampleFile: Sendable { public init(path: String, bytes: [UInt8]) {} }
