import Foundation
import GRDB
import TestSupport
import Testing

@Suite("Messages of the built program")
struct MessageTests {
    /// The program with Anna and Mia, whom messages reach at `receiver`.
    private func program(_ receiver: Receiver) throws -> BuiltProgram {
        let program = try Chorus.inNewFolder()
        let made = try program.run(
            [],
            input: """
                register --username anna --name Anna --password-stdin
                quiet river lamp seven
                household create Smith home --zone Europe/Berlin
                child add Mia --sign-in code

                """)
        let key = try #require(
            made.output.split(separator: "\n").first { $0.contains("linking key: ") }?
                .split(separator: " ").first { $0.contains("-") })
        let joined = try program.run(
            ["join", "--username", "mia", "--key-stdin", "--password-stdin"], as: "mia",
            input: "\(key)\n493817\n")
        #expect(joined.exit == 0, "\(joined)")
        let added = try program.run(
            ["notice", "add", "webhook", receiver.address, "--allow-local"], as: "mia")
        #expect(added.exit == 0, "\(added)")
        let code = try #require(
            receiver.messages.last?.text.split { !$0.isNumber }.last { $0.count == 6 })
        #expect(try program.run(["notice", "confirm", String(code)], as: "mia").exit == 77)
        let confirmed = try program.run(["notice", "confirm", String(code), "--for", "mia"])
        #expect(confirmed.exit == 0, "\(confirmed)")
        #expect(try program.run(["settings", "quiet", "off"], as: "mia").exit == 0)
        return program
    }

    @Test("reach whoever confirmed where, and say no name, nor who wrote")
    func reach() throws {
        let receiver = try Receiver()
        defer { receiver.stop() }
        let program = try program(receiver)
        let given = try program.run(["points", "give", "mia", "3", "--why", "Secret garden"])
        #expect(given.exit == 0, "\(given)")

        let sent = try program.run(["tick", "--allow-local"])

        #expect(sent.output == "Messages sent: 1.\n", "\(sent)")
        #expect(try program.run(["tick", "--allow-local"]).output == "Messages sent: 0.\n")
        let text = try #require(receiver.messages.last?.text)
        #expect(text.contains("1 answer for you."))
        for secret in ["Secret garden", "Anna", "Mia", "Smith"] {
            #expect(!text.contains(secret), "\(secret)")
        }
    }

    @Test("are answered by a touch, which says OK once")
    func areAnswered() throws {
        let receiver = try Receiver()
        defer { receiver.stop() }
        let program = try program(receiver)
        let topic = receiver.address.replacing("/hook", with: "/smiths-anna")
        #expect(try program.run(["notice", "add", "ntfy", topic, "--allow-local"]).exit == 0)
        let code = try #require(receiver.messages.last?.text.firstMatch(of: /code is (\d{6})/)?.1)
        for line in [
            ["notice", "confirm", String(code)], ["settings", "quiet", "off"],
            ["household", "settings", "approval", "always"],
            ["household", "settings", "replies", "on"],
            ["chore", "add", "Rake", "--to", "mia", "--points", "7"],
        ] {
            let outcome = try program.run(line)
            #expect(outcome.exit == 0, "\(outcome)")
        }
        #expect(try program.run(["done", "Rake"], as: "mia").exit == 0)
        _ = try program.run(["tick", "--allow-local"])
        let sent = receiver.messages.map(\.text)
        let topics = sent.compactMap {
            $0.firstMatch(of: /"url":"[^"]*\/(chorus-[0-9a-f]{32})"/)?.output.1
        }
        let tokens = sent.compactMap { $0.firstMatch(of: /"body":"([0-9A-Z]{26})"/)?.output.1 }
        let (replies, token) = (try #require(topics.first), try #require(tokens.first))

        receiver.post("nonsense", to: String(replies))
        receiver.post(String(token), to: String(replies))
        let taken = try program.run(["tick", "--allow-local"])
        receiver.post(String(token), to: String(replies))
        let again = try program.run(["tick", "--allow-local", "--json"])

        #expect(taken.output.contains("Answers taken: 1."), "\(taken)")
        #expect(again.output.contains(#""answers":0"#), "\(again)")
        #expect(try program.run(["points"], as: "mia").output.hasPrefix("You have 7 points"))
        let audit = try program.run(["audit", "list", "--limit", "3"])
        #expect(audit.output.contains("chore.approve (by a message)"), "\(audit)")
        let verified = try program.run(["audit", "verify"])
        #expect(verified.exit == 0, "\(verified)")
    }

    @Test("go to this computer only where whoever sends them says so")
    func staysAway() throws {
        let receiver = try Receiver()
        defer { receiver.stop() }
        let program = try program(receiver)
        _ = try program.run(["points", "give", "mia", "3", "--why", "sang"])
        let before = receiver.messages.count

        _ = try program.run(["tick"])

        #expect(receiver.messages.count == before)
        let channels = try program.run(["notice", "channels"], as: "mia")
        #expect(channels.output.contains("this computer's own"), "\(channels)")
    }

    @Test("come again with the same identity when whoever sends them is killed, and none is lost")
    func survive() throws {
        let receiver = try Receiver { $0.isMultiple(of: 5) && $0 > 4 ? 503 : 200 }
        defer { receiver.stop() }
        let program = try program(receiver)
        let database = try DatabaseQueue(path: "\(program.data)/chorus.db")
        let tick = ["tick", "--allow-local"]
        for round in 1...24 {
            let given = try program.run(["points", "give", "mia", "1", "--why", "song \(round)"])
            #expect(given.exit == 0, "\(given)")
            let seconds = String(format: "%.3f", Double(round % 12) * 0.02 + 0.01)
            _ = try program.run(
                tick, through: ["/usr/bin/timeout", "--signal=KILL", seconds])
            try database.write { try letTimePass(in: $0) }
        }
        for _ in 0..<40 {
            let sent = try program.run(tick)
            if sent.output == "Messages sent: 0.\n" { break }
            try database.write { try letTimePass(in: $0) }
        }

        try expectAll(24, of: database, at: receiver)
    }

    /// As if the time had passed for which others leave a message alone, and a day, of which each has three.
    private func letTimePass(in database: Database) throws {
        try database.execute(sql: "UPDATE delivery SET next_at = 0 WHERE state = 'waiting'")
        try database.execute(
            sql: "UPDATE delivery SET settled_at = settled_at - 86400000 WHERE state = 'sent'")
    }

    /// Whether all that was given was told, in its order and with each identity that came twice.
    private func expectAll(_ count: Int, of database: DatabaseQueue, at receiver: Receiver) throws {
        let (told, sent) = try database.read { database in
            (
                try Int.fetchOne(
                    database,
                    sql: """
                        SELECT count(DISTINCT n.id) FROM notice n
                        JOIN delivery_notice t ON t.notice_id = n.id
                        JOIN delivery d ON d.id = t.delivery_id AND d.state = 'sent'
                        WHERE n.kind = 'points-given'
                        """),
                try String.fetchAll(
                    database,
                    sql: "SELECT lower(hex(id)) FROM delivery WHERE state = 'sent' ORDER BY rowid")
            )
        }
        #expect(told == count)
        let ids = receiver.messages.map { $0.id.replacing("-", with: "") }
        #expect(Set(sent).isSubset(of: ids))
        var firsts: [String] = []
        for id in ids where sent.contains(id) && !firsts.contains(id) { firsts.append(id) }
        #expect(firsts == sent, "not in their order")
        #expect(ids.count > Set(ids).count, "nothing came twice")
    }
}
