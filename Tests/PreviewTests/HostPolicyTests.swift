@testable import Preview
import Testing

struct HostPolicyTests {
    @Test(arguments: ["localhost", "localhost:8000", "LOCALHOST", "127.0.0.1:9", "[::1]", "[::1]:8000"])
    func `names of this computer are allowed`(field: String) { #expect(HostPolicy(host: "127.0.0.1").allows([field])) }

    @Test(arguments: [
        "", "evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", "localhost:80:80",
        "localhost:x", "[::1", "[::1]x", "192.168.1.5", "::1", "localhost@evil.example",
    ])
    func `B76: other names are refused`(field: String) { #expect(!HostPolicy(host: "127.0.0.1").allows([field])) }

    @Test func `a request has one host`() {
        #expect(!HostPolicy(host: "127.0.0.1").allows([]))
        #expect(!HostPolicy(host: "127.0.0.1").allows(["localhost", "localhost"]))
    }

    @Test func `the host that was asked for is allowed, and where all may connect any address is`() {
        #expect(HostPolicy(host: "Mac.local").allows(["mac.local:8000"]))
        #expect(HostPolicy(host: "fd00::7").allows(["[FD00::7]:1"]))
        for host in ["0.0.0.0", "::"] {
            #expect(HostPolicy(host: host).allows(["192.168.1.5:8000"]))
            #expect(HostPolicy(host: host).allows(["[fe80::1]"]))
            #expect(!HostPolicy(host: host).allows(["evil.example"]))
            #expect(!HostPolicy(host: host).allows(["1.2.3.4.5"]))
        }
    }
}
