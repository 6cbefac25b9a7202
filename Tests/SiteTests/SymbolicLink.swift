import Platform
import Testing

/// Makes a symbolic link.
func link(_ target: String, at path: String) throws {
    let outcome = try Subprocess("/bin/ln", ["-s", target, path]).run()
    #expect(outcome.status == 0)
}
