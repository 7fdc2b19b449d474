#if Server
    import Foundation
    import Glibc
    import HouseholdServer
    import HouseholdService
    import Testing

    @Suite("The log of a server")
    struct LogTests {
        private let pipe = Pipe()

        private func log(full isFull: Bool) -> ServerLog {
            ServerLog(
                LogPen(to: pipe.fileHandleForWriting.fileDescriptor), full: isFull,
                now: { Date(timeIntervalSince1970: 1_800_000_000.25) })
        }

        /// The lines that were written, after which nothing more is.
        private func lines() throws -> [String] {
            try pipe.fileHandleForWriting.close()
            let text = String(
                decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            return text.split(separator: "\n").map(String.init)
        }

        private static let day = RouteName(template: "/day", asked: nil)

        private static func write(
            _ status: Int, _ problems: [ServiceError] = [], route: RouteName = day,
            to log: ServerLog
        ) {
            log.write(
                route, request: "7", status: status, taking: .microseconds(12_340),
                problems: problems)
        }

        @Test("has a line of JSON for each request, where that is wanted")
        func isFull() throws {
            let log = log(full: true)
            Self.write(200, to: log)
            Self.write(200, [.notFound(.chore, "secret"), .noHousehold, .noHousehold], to: log)
            #expect(
                try lines() == [
                    #"{"level":"info","ms":12.3,"request":"7","route":"/day","status":200,"time":"2027-01-15T08:00:00.250Z"}"#,
                    #"{"codes":["chore.not-found","household.none"],"level":"info","ms":12.3,"request":"7","route":"/day","status":200,"time":"2027-01-15T08:00:00.250Z"}"#,
                ])
        }

        @Test("has nothing but what somebody may have to see to, where nothing is said")
        func isShort() throws {
            let log = log(full: false)
            for status in [200, 303, 403, 404, 429] { Self.write(status, to: log) }
            Self.write(200, [.notFound(.chore, "9"), .account(.notSignedIn)], to: log)
            Self.write(200, [.account(.signInRefused)], to: log)
            Self.write(401, to: log)
            // A session that has ended is nobody's wrong password.
            for path in ["/wire/events", "/events"] {
                Self.write(401, route: RouteName(template: path, asked: nil), to: log)
            }
            Self.write(503, to: log)
            Self.write(500, to: log)
            Self.write(200, [.dataFile(.busy)], to: log)
            Self.write(200, [.dataFile(.full), .account(.signInRefused)], to: log)
            Self.write(200, [.bug("what was written")], to: log)
            let levels = try lines().map { line in
                line.firstMatch(of: /"level":"([a-z]+)"/).map { String($0.1) }
            }
            #expect(
                levels == [
                    "warning", "warning", "warning", "error", "warning", "error", "error",
                ])
        }

        @Test("leaves out whoever asks every few seconds how the server is")
        func leavesOut() throws {
            let log = log(full: true)
            for path in ["/health/live", "/health/ready", "/metrics"] {
                for status in [200, 503] {
                    Self.write(status, route: RouteName(template: path, asked: nil), to: log)
                }
            }
            #expect(try lines() == [])
        }

        @Test("holds up nobody where it is not read, and says how many lines are not in it")
        func doesNotWait() throws {
            let log = log(full: true)
            for _ in 0..<3_000 { Self.write(200, to: log) }
            let room = 1 << 20
            var bytes = [UInt8](repeating: 0, count: room)
            let count = unsafe read(
                pipe.fileHandleForReading.fileDescriptor, &bytes, room)
            Self.write(500, to: log)

            let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
            let written = text.split(separator: "\n")
            let rest = try lines()
            #expect(text.hasSuffix("\n") && written.allSatisfy { $0.hasPrefix("{") })
            #expect(written.count + rest.count < 3_000)
            let missed = try #require(
                rest.last?.firstMatch(of: /"missed":([0-9]+)/).flatMap { Int($0.1) })
            #expect(written.count + rest.count - 1 + missed == 3_000)
        }
    }
#endif
