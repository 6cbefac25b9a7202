#if !canImport(Glibc)
    internal import Darwin
#endif

/// The files whose code this process runs: the program and, on Linux, its libraries. Those of Apple's systems are no files.
public enum LoadedCode {
    /// Their absolute paths, each once, in no particular order but the same at every run: those that were there when somebody
    /// asked first. Who loads a library that draws no page asks before.
    public static let paths: [String] = {
        #if canImport(Glibc)
            return paths(inMaps: (try? FileReader.all(of: "/proc/self/maps")) ?? [])
        #else
            var image = Dl_info()
            guard unsafe dladdr(#dsohandle, &image) != 0, let name = unsafe image.dli_fname else { return [] }
            return [unsafe String(cString: name)]
        #endif
    }()

    /// The paths of a list of mapped files (`/proc/PID/maps`, proc(5)), sorted.
    static func paths(inMaps maps: [UInt8]) -> [String] {
        var paths: Set<String> = []
        for line in maps.split(separator: UInt8(ascii: "\n")) {
            // address perms offset dev inode path: of these, only the path has a slash.
            guard let slash = line.firstIndex(of: UInt8(ascii: "/")) else { continue }
            let permissions = line[..<slash].split(separator: UInt8(ascii: " ")).dropFirst().first
            guard permissions?.contains(UInt8(ascii: "x")) == true else { continue }
            paths.insert(String(decoding: line[slash...], as: UTF8.self))
        }
        return paths.sorted()
    }
}
