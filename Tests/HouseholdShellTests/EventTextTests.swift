import HouseholdProtocol
import Testing

@Suite("What a server tells those who listen")
struct EventTextTests {
    @Test("says how far the household has come, and never what happened")
    func saysNumbers() {
        #expect(EventText.beginning(at: 7) == "retry: 2000\nid: 7\n\n")
        #expect(EventText.changed(8) == "id: 8\nevent: changed\ndata: {}\n\n")
        #expect(EventText.still.hasPrefix(":"))
    }

    @Test("is read as it was said, however it comes in pieces", arguments: [1, 2, 3, 7, 1_000])
    func isRead(bytes: Int) {
        let said = [
            EventText.beginning(at: 7), EventText.still, EventText.changed(8),
            EventText.still, EventText.changed(9),
        ].joined().utf8
        var (reader, rest, changes) = (EventReader(), Array(said)[...], 0)
        while !rest.isEmpty {
            if reader.read(rest.prefix(bytes)) { changes += 1 }
            rest = rest.dropFirst(bytes)
        }
        #expect(reader.lastID == 9)
        #expect(changes == (bytes == 1_000 ? 1 : 2))
    }

    @Test(
        "is no change, and no number, where it is anything else",
        arguments: [
            "id: -1\n\n", "id: 12x\n\n", "event: other\ndata: {}\n\n", "event: changed\n",
            "id: 99999999999999999999\n\n", ": event: changed\n\n",
            "event: changed" + String(repeating: "x", count: 100_000) + "\n\n",
        ])
    func isNone(text: String) {
        var reader = EventReader()
        let isChange = reader.read(text.utf8)
        #expect(!isChange)
        #expect(reader.lastID == nil)
    }

    @Test("is forgotten where the connection is lost in the middle, but for the number")
    func isForgotten() {
        var reader = EventReader()
        let isBegun = reader.read("id: 4\nevent: changed\nda".utf8)
        reader.beginAnew()
        let isEnded = reader.read("\n\n".utf8)
        #expect(!isBegun && !isEnded)
        #expect(reader.lastID == 4)
    }

    @Test("is listened to again after two seconds, and twice as long each time up to a minute")
    func isTriedAgain() {
        var pauses = RetryPauses()
        let waited = (0..<7).map { _ in pauses.next() }
        #expect(waited == [2, 4, 8, 16, 32, 60, 60].map { .seconds($0) })
        pauses.beginAnew()
        let next = pauses.next()
        #expect(next == .seconds(2))
    }
}
