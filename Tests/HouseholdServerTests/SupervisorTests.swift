#if Server
    import Glibc
    import HouseholdServer
    import Testing

    @Suite("What runs services")
    struct SupervisorTests {
        /// A socket that hears, at that address, whose name in the environment is another one where it is in no folder.
        private func ear(at address: [UInt8]) throws -> Int32 {
            let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
            var place = sockaddr_un()
            place.sun_family = sa_family_t(AF_UNIX)
            unsafe withUnsafeMutableBytes(of: &place.sun_path) { room in
                unsafe room.copyBytes(from: address)
            }
            let bound = unsafe withUnsafePointer(to: &place) { pointer in
                unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                    unsafe bind(
                        descriptor, pointer,
                        socklen_t(MemoryLayout<sa_family_t>.size + address.count))
                }
            }
            try #require(descriptor >= 0 && bound == 0)
            return descriptor
        }

        private func heard(by ear: Int32) -> String {
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = unsafe recv(ear, &bytes, bytes.count, Int32(MSG_DONTWAIT))
            return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        }

        private static func name() -> String { "chorus-test-\(UInt64.random(in: 0 ... .max))" }

        @Test("hears that a service is ready, and that it stops, at a socket in a folder")
        func hearsInFolder() throws {
            let path = "/tmp/\(Self.name())"
            defer { _ = unsafe unlink(path) }
            let ear = try ear(at: Array(path.utf8))
            defer { close(ear) }
            let supervisor = try #require(Supervisor(environment: ["NOTIFY_SOCKET": path]))
            supervisor.tell(.ready)
            #expect(heard(by: ear) == "READY=1")
            supervisor.tell(.stopping)
            #expect(heard(by: ear) == "STOPPING=1")
            #expect(heard(by: ear) == "")
        }

        @Test("hears at a socket that is in no folder")
        func hearsAbstract() throws {
            let name = Self.name()
            let ear = try ear(at: [0] + Array(name.utf8))
            defer { close(ear) }
            let supervisor = try #require(Supervisor(environment: ["NOTIFY_SOCKET": "@" + name]))
            supervisor.tell(.ready)
            #expect(heard(by: ear) == "READY=1")
        }

        @Test("is not there where no socket is named that can be one")
        func isMissing() {
            #expect(Supervisor(environment: [:]) == nil)
            let long = "/" + String(repeating: "x", count: 107)
            for path in ["", "/", "@", "run/notify", "vsock:2:1234", long] {
                #expect(Supervisor(environment: ["NOTIFY_SOCKET": path]) == nil, "\(path)")
            }
        }

        @Test("is told nothing where it has gone, which does no harm")
        func isGone() throws {
            let supervisor = try #require(
                Supervisor(environment: ["NOTIFY_SOCKET": "/nothing/there"]))
            supervisor.tell(.ready)
        }
    }
#endif
