import Courier
import Dispatches
import Foundation
import NIOCore
import Testing

@Suite("A message on the desktop")
struct DesktopTests {
    private func withBus<Result>(
        _ conduct: BusCounterpart.Conduct = .init(),
        _ body: (BusCounterpart) async throws -> Result
    ) async throws -> Result {
        let path = "/tmp/bus,\(UUID().uuidString)"
        let bus = try await BusCounterpart.start(conduct, at: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let result = try await body(bus)
        await bus.stop()
        return result
    }

    private func show(
        on bus: BusCounterpart, title: String = "Für Mia", text: String = "Müll",
        urgency: Dispatch.Urgency = .normal, sending: TimeAmount = .minutes(10)
    ) async throws -> Receipt.Outcome {
        let address = "unix:path=\(bus.path.replacing(",", with: "%2c")),guid=12"
        let courier = Courier(
            limits: Limits(sending: sending), destinations: Destinations(allowsLocal: false),
            sessionBus: SessionBus(address: "tcp:host=x;\(address)", user: 1000), now: { now })
        return await courier.send(
            try .testing(.desktop, title: title, text: text, urgency: urgency)
        ).outcome
    }

    @Test("is shown by a call of the notifications, once the bus knows us")
    func isShown() async throws {
        try await withBus { bus in
            let outcome = try await show(on: bus)

            #expect(outcome == .accepted)
            #expect(bus.lines == ["\0AUTH EXTERNAL 31303030\r\n", "BEGIN\r\n"])
            let calls = try bus.calls.map { try Call($0) }
            #expect(calls.map(\.member) == ["Hello", "Notify"])
            #expect(
                calls.map(\.destination)
                    == ["org.freedesktop.DBus", "org.freedesktop.Notifications"])
            #expect(
                calls.map(\.path) == ["/org/freedesktop/DBus", "/org/freedesktop/Notifications"])
            #expect(calls.map(\.interface) == calls.map(\.destination))
            #expect(calls.map(\.serial) == [1, 2])
            #expect(
                try #require(calls.last).notification
                    == Call.Notification(
                        program: "Chorus", replaces: 0, icon: "", title: "Für Mia", text: "Müll",
                        urgency: 1, timeout: -1))
        }
    }

    @Test("says how urgent it is, and holds no markup and no signs that move a cursor")
    func isHarmless() async throws {
        try await withBus { bus in
            let outcome = try await show(
                on: bus, title: "a\r\nb\u{0}", text: "<b>1 & 2</b>\n\u{1B}[2J\u{0}x",
                urgency: .high)

            #expect(outcome == .accepted)
            let shown = try Call(#require(bus.calls.last)).notification
            #expect(shown.title == "a  b ")
            #expect(shown.text == "&lt;b&gt;1 &amp; 2&lt;/b&gt;\n [2J x")
            #expect(shown.urgency == 2)
        }
    }

    @Test("is taken whichever way the desktop writes its numbers")
    func isTaken() async throws {
        let reply = BusMessage(
            type: 2, answering: 2, signature: "u", body: [0, 0, 0, 9], isBig: true)
        try await withBus(.init(notify: .say(reply.bytes))) { bus in
            let outcome = try await show(on: bus)

            #expect(outcome == .accepted)
        }
    }

    private static let broken: [(BusCounterpart.Conduct, Receipt.Fault)] = [
        (.init(signingIn: .say(Array("REJECTED EXTERNAL\r\n".utf8))), .cannotSignIn),
        (.init(signingIn: .say(Array(repeating: 120, count: 2000))), .protocolViolated),
        (.init(signingIn: .hangUp), .connectionLost), (.init(hello: .hangUp), .connectionLost),
        (.init(notify: .hangUp), .connectionLost), (.init(notify: .keepSilent), .timedOut),
        (
            .init(
                notify: .say(
                    BusMessage(
                        type: 3, answering: 2, signature: "", body: [],
                        errorName: "org.freedesktop.DBus.Error.ServiceUnknown"
                    ).bytes)), .noProgram
        ),
        (
            .init(
                notify: .say(
                    BusMessage(
                        type: 3, answering: 2, signature: "", body: [],
                        errorName: "org.freedesktop.DBus.Error.AccessDenied"
                    ).bytes)), .protocolViolated
        ),
        (.init(notify: .say(Array(repeating: 0x6C, count: 64))), .protocolViolated),
        (
            .init(
                notify: .say([0x6C, 2, 1, 1, 0xFF, 0xFF, 0xFF, 0xFF, 1, 0, 0, 0, 0, 0, 0, 0])),
            .protocolViolated
        ),
        (
            .init(
                notify: .say(
                    [
                        0x6C, 2, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 4, 1, 115, 0, 255, 255,
                        0, 0,
                    ])
            ), .protocolViolated
        ),
        (
            .init(
                notify: .say(
                    Array(
                        repeating: BusMessage(type: 4, answering: nil, signature: "", body: [])
                            .bytes, count: 200
                    ).flatMap(\.self))), .protocolViolated
        ),
    ]

    @Test("fails when the bus does not keep to its protocol", arguments: broken)
    func fails(conduct: BusCounterpart.Conduct, fault: Receipt.Fault) async throws {
        try await withBus(conduct) { bus in
            let time = fault == .timedOut ? TimeAmount.milliseconds(200) : .minutes(10)

            let outcome = try await show(on: bus, sending: time)

            #expect(outcome == .failed(.fault(fault)))
        }
    }

    @Test(
        "fails where there is no desktop", arguments: ["unix:path=/nowhere/bus", "tcp:host=x", ""])
    func failsWithoutDesktop(address: String) async throws {
        let courier = Courier(
            destinations: Destinations(allowsLocal: false),
            sessionBus: SessionBus(address: address, user: 1000), now: { now })

        let receipt = await courier.send(try .testing(.desktop))

        #expect(receipt.outcome == .failed(.fault(.noProgram)))
    }
}

// MARK: - Reading calls

/// A call as it came, taken apart by the specification.
private struct Call {
    struct Notification: Equatable {
        let program: String
        let replaces: UInt32
        let icon: String
        let title: String
        let text: String
        let urgency: UInt8
        let timeout: Int32
    }

    struct Unreadable: Error {}

    let serial: UInt32
    let path: String
    let interface: String
    let member: String
    let destination: String
    private let signature: String
    private let body: [UInt8]

    init(_ bytes: [UInt8]) throws {
        guard Array(bytes[..<4]) == [0x6C, 1, 0, 1] else { throw Unreadable() }
        var reader = Reader(bytes: bytes, position: 4)
        let bodyLength = Int(reader.number())
        serial = reader.number()
        let end = Int(reader.number()) + 16
        var texts: [UInt8: String] = [:]
        while reader.position < end {
            reader.align(8)
            let code = reader.byte()
            let type = reader.signature()
            texts[code] = type == "g" ? reader.signature() : reader.text()
        }
        path = texts[1] ?? ""
        interface = texts[2] ?? ""
        member = texts[3] ?? ""
        destination = texts[6] ?? ""
        signature = texts[8] ?? ""
        reader.align(8)
        body = Array(bytes[reader.position...])
        guard body.count == bodyLength else { throw Unreadable() }
    }

    var notification: Notification {
        get throws {
            guard signature == "susssasa{sv}i" else { throw Unreadable() }
            var reader = Reader(bytes: body, position: 0)
            let (program, replaces, icon) = (reader.text(), reader.number(), reader.text())
            let (title, text) = (reader.text(), reader.text())
            guard reader.number() == 0 else { throw Unreadable() }
            let length = Int(reader.number())
            reader.align(8)
            let end = reader.position + length
            guard reader.text() == "urgency", reader.signature() == "y" else { throw Unreadable() }
            let urgency = reader.byte()
            guard reader.position == end else { throw Unreadable() }
            let timeout = Int32(bitPattern: reader.number())
            guard reader.position == body.count else { throw Unreadable() }
            return Notification(
                program: program, replaces: replaces, icon: icon, title: title, text: text,
                urgency: urgency, timeout: timeout)
        }
    }

    private struct Reader {
        let bytes: [UInt8]
        var position: Int

        mutating func align(_ size: Int) {
            while position % size != 0 { position += 1 }
        }

        mutating func byte() -> UInt8 {
            defer { position += 1 }
            return bytes[position]
        }

        mutating func number() -> UInt32 {
            align(4)
            return (0..<4).reduce(0) { $0 | UInt32(byte()) << (8 * $1) }
        }

        mutating func text() -> String {
            let length = Int(number())
            defer { position += length + 1 }
            return String(decoding: bytes[position..<position + length], as: UTF8.self)
        }

        mutating func signature() -> String {
            let length = Int(byte())
            defer { position += length + 1 }
            return String(decoding: bytes[position..<position + length], as: UTF8.self)
        }
    }
}
