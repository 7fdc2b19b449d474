import Courier
import Dispatches
import NIOCore
import Synchronization
import Testing

@Suite("Line by line")
struct DeliveryTests {
    private static let ok = "HTTP/1.1 200 OK\r\n\r\n"
    private static let taken = WebCounterpart.Conduct.say(ok)

    /// What came of `lines`: how it ended, and the receipts in their order.
    private func deliver(
        _ lines: [String], by courier: Courier,
        noticing: @Sendable (Receipt, Int) -> Void = { _, _ in }
    ) async throws -> (Courier.Ending, [Receipt]) {
        let rest = Mutex(lines[...])
        let receipts = Mutex<[Receipt]>([])
        let reader = LineReader(longest: Errand.longestLine) {
            Array(rest.withLock { $0.popFirst().map { $0 + "\n" } ?? "" }.utf8)
        }
        return try await withoutActuallyEscaping(noticing) { noticing in
            let ending = try await courier.deliver(from: reader) { line in
                let receipt = try Receipt(line: line)
                noticing(receipt, lines.count - rest.withLock(\.count))
                receipts.withLock { $0.append(receipt) }
            }
            return (ending, receipts.withLock(\.self))
        }
    }

    private func line(_ id: String, to server: WebCounterpart) throws -> String {
        try line(id, to: server.port)
    }

    private func line(_ id: String, to port: Int) throws -> String {
        let way = Dispatch.Way.webhook(url: "http://127.0.0.1:\(port)/", secret: .init("s"))
        return try #require(try Errand.send(.testing(way, id: id)).line)
    }

    @Test("each message has its receipt, and those to one address keep their order")
    func keepsOrder() async throws {
        try await withWebCounterpart(Self.taken) { first in
            try await withWebCounterpart(Self.taken) { second in
                let servers = [first, second]
                let lines = try (0..<40).map { try line("m\($0)", to: servers[$0 % 2]) }

                let (ending, receipts) = try await deliver(lines, by: .testing(held: 5))

                #expect(ending == .inputEnded)
                #expect(receipts.allSatisfy { $0.outcome == .accepted })
                #expect(Set(receipts.map(\.id.rawValue)) == Set((0..<40).map { "m\($0)" }))
                for (index, server) in servers.enumerated() {
                    #expect(
                        server.requests.map { $0.field("webhook-id") }
                            == (0..<20).map { "m\($0 * 2 + index)" })
                }
            }
        }
    }

    @Test("a slow address holds up nobody else")
    func holdsUpNobody() async throws {
        let latch = Latch()
        try await withWebCounterpart(.wait(latch, say: Self.ok)) { slow in
            try await withWebCounterpart(Self.taken) { quick in
                let lines = [
                    try line("slow1", to: slow), try line("slow2", to: slow),
                    try line("quick1", to: quick), try line("quick2", to: quick),
                ]

                let (_, receipts) = try await deliver(lines, by: .testing()) { receipt, _ in
                    if receipt.id.rawValue == "quick2" { latch.open() }
                }

                #expect(
                    receipts.map(\.id.rawValue) == ["quick1", "quick2", "slow1", "slow2"])
                #expect(receipts.allSatisfy { $0.outcome == .accepted })
            }
        }
    }

    /// Nobody answers before two have come in, and the third never comes in as long as nobody answers.
    @Test("no more is sent at once and held in memory than the limits have it")
    func isLimited() async throws {
        let latch = Latch()
        let arrivals = Counter()
        let servers = try await withThrowingTaskGroup(of: WebCounterpart.self) { group in
            for _ in 0..<3 {
                group.addTask {
                    try await .start([.wait(latch, say: Self.ok)]) {
                        if arrivals.next() == 2 { latch.open() }
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let lines = try (0..<9).map { try line("m\($0)", to: servers[$0 % 3]) }
        let first = Mutex<(read: Int, sent: Int)?>(nil)

        let (_, receipts) = try await deliver(lines, by: .testing(atOnce: 2, held: 4)) { _, read in
            let sent = servers.map(\.requests.count).reduce(0, +)
            first.withLock { $0 = $0 ?? (read, sent) }
        }

        #expect(receipts.map(\.outcome) == Array(repeating: .accepted, count: 9))
        #expect(first.withLock { $0?.read ?? 9 } <= 4)
        #expect(first.withLock { $0?.sent } == 2)
        for server in servers { await server.stop() }
    }

    @Test("a line that is no dispatch is refused by its id")
    func isRefused() async throws {
        try await withWebCounterpart(Self.taken) { server in
            let lines = [
                #"{"id":"odd","way":{"kind":"pigeon"}}"#, try line("good", to: server),
            ]

            let (ending, receipts) = try await deliver(lines, by: .testing())

            #expect(ending == .inputEnded)
            #expect(
                receipts.map(\.outcome) == [.refused(.fault(.unreadable)), .accepted])
        }
    }

    @Test(
        "the work ends at a line that no receipt could name",
        arguments: ["nonsense", String(repeating: "x", count: Errand.longestLine + 1)])
    func ends(line odd: String) async throws {
        try await withWebCounterpart(Self.taken) { server in
            let lines = [try line("before", to: server), odd, try line("behind", to: server)]

            let (ending, receipts) = try await deliver(lines, by: .testing())

            #expect(ending == .lineUnreadable)
            #expect(receipts.map(\.id.rawValue) == ["before"])
            #expect(server.requests.count == 1)
        }
    }

    @Test("the work ends when nobody takes the receipts")
    func endsWithoutReader() async throws {
        struct Gone: Error {}
        try await withWebCounterpart(Self.taken) { server in
            let text = try line("m", to: server)
            let reader = LineReader(longest: Errand.longestLine) { Array("\(text)\n".utf8) }

            await #expect(throws: Gone.self) {
                try await Courier.testing().deliver(from: reader) { _ in throw Gone() }
            }
        }
    }
}
