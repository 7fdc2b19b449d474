import Foundation
import Glibc
import TestSupport
import Testing

@Suite("What runs the server as a service", .timeLimit(.minutes(60)))
struct ReadinessTests {
    /// A socket at which a service says how far it is.
    private func ear(at path: String) throws -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { place in
            unsafe place.copyBytes(from: Array(path.utf8))
        }
        let bound = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(descriptor >= 0 && bound == 0)
        var patience = timeval(tv_sec: 300, tv_usec: 0)
        _ = unsafe setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience,
            socklen_t(MemoryLayout<timeval>.size))
        return descriptor
    }

    /// What is heard next.
    private func next(at ear: Int32, flags: Int32 = 0) -> String {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = unsafe recv(ear, &bytes, bytes.count, flags)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    @Test("hears that it is ready once it listens everywhere, and that it stops before it has gone")
    func hears() throws {
        let program = try Chorus.inNewFolder()
        let path = program.folder.appending(path: "notify").path
        let ear = try ear(at: path)
        defer { close(ear) }
        let socket = program.folder.appending(path: "chorus.sock").path
        let process = try program.starting(
            ["serve", "--socket", socket], tellingTo: Pipe(),
            through: ["/usr/bin/env", "NOTIFY_SOCKET=\(path)"])
        defer { process.send(SIGTERM) }

        #expect(next(at: ear) == "READY=1")
        #expect(try Caretaker(socket: socket).get("/health/ready").status == 200)
        process.send(SIGTERM)
        #expect(next(at: ear) == "STOPPING=1")
        #expect(process.waitUntilExit() == .exit(0))
        #expect(next(at: ear, flags: Int32(MSG_DONTWAIT)) == "")
    }

    @Test("hears nothing of one that can't listen")
    func hearsNothing() throws {
        let program = try Chorus.inNewFolder()
        let path = program.folder.appending(path: "notify").path
        let ear = try ear(at: path)
        defer { close(ear) }
        let outcome = try program.run(
            ["serve", "--socket", "/nothing/there/chorus.sock"],
            through: ["/usr/bin/env", "NOTIFY_SOCKET=\(path)"])
        #expect(outcome.exit == 73)
        #expect(next(at: ear, flags: Int32(MSG_DONTWAIT)) == "")
    }
}
