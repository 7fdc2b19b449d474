import Foundation
import HouseholdModel
import HouseholdDatabase
import SeededRandom
import Testing

@Suite("What is kept of a change of a row")
struct RowChangeTests {
    private static let date = RowSnapshot.Key(.occurrence, Identifier<Home>.numbered(5))
    /// The bytes of the doer in base64.
    private static let doer = "AAAAAAAAcACAAAAAAAAABg"
    private let open = RowSnapshot(
        key: Self.date,
        columns: ["state": .text("open"), "ordinal": .number(1), "closed_at": .nothing])
    private let done = RowSnapshot(
        key: Self.date,
        columns: ["state": .text("done"), "ordinal": .number(1), "closed_at": .number(9)],
        completion: [
            "state": .text("booked"), "points": .number(5),
            "doer_id": .bytes(Identifier<Home>.numbered(6).bytes),
        ])

    @Test("is what differs, in few bytes")
    func isSmall() throws {
        let change = try #require(RowChange(from: open, to: done))

        let json = try RowChange.json([change])

        #expect(
            json.replacing(/"[A-Za-z0-9+\/]{16}",{/, with: "\"DIGEST\",{") == """
                [["occurrence","\(Self.date.name)","DIGEST",{"closed_at":[null,9],\
                "state":["open","done"]},[null,{"doer_id":["\(Self.doer)"],"points":5,"state":"booked"}]]]
                """)
        #expect(RowChange.changes(json: json) == [change])
        #expect(json.hasPrefix("[" + RowChange.beginning(at: Self.date)))
    }

    @Test("of a row that stays as it is, is nothing")
    func isNothing() {
        #expect(RowChange(from: done, to: done) == nil)
    }

    @Test("of a date is not taken back where anything else of it is otherwise by now")
    func seesLaterChanges() throws {
        let change = try #require(RowChange(from: open, to: done))

        for (column, value) in [
            ("state", RowSnapshot.Value.text("skipped")), ("ordinal", .number(2)),
            ("ordinal", .nothing), ("excuse", .text("ill")),
        ] {
            let later = RowSnapshot(
                key: Self.date, columns: done.columns.merging([column: value]) { $1 },
                completion: done.completion)
            #expect(!change.isSo(later, again: false), "\(column)")
        }
        for (column, value) in [("paid", RowSnapshot.Value.number(5)), ("points", .number(4))] {
            let later = RowSnapshot(
                key: Self.date, columns: done.columns,
                completion: done.completion?.merging([column: value]) { $1 })
            #expect(!change.isSo(later, again: false), "\(column)")
        }
        #expect(change.isSo(done, again: false) && !change.isSo(open, again: false))
        #expect(change.isSo(open, again: true) && !change.isSo(done, again: true))
    }

    @Test("does not mind a column that its table got since, and that holds nothing")
    func allowsNewColumns() throws {
        let change = try #require(RowChange(from: open, to: done))
        let newer = RowSnapshot(
            key: Self.date, columns: done.columns.merging(["colour": .nothing]) { $1 },
            completion: done.completion)

        #expect(change.isSo(newer, again: false))
    }

    @Test("of a member is taken back whatever else of it is otherwise by now")
    func allowsOtherChanges() throws {
        let key = RowSnapshot.Key(.member, Identifier<Home>.numbered(6))
        let before = RowSnapshot(key: key, columns: ["name": .text("Ana"), "avatar": .nothing])
        let after = RowSnapshot(key: key, columns: ["name": .text("Anna"), "avatar": .nothing])
        let change = try #require(RowChange(from: before, to: after))
        let later = RowSnapshot(key: key, columns: ["name": .text("Anna"), "avatar": .text("owl")])

        #expect(change.isSo(later, again: false))
        #expect(
            later.with(change.before).columns == ["name": .text("Ana"), "avatar": .text("owl")])
    }

    @Test("leads from either row to the other, and is read as it was written", arguments: 1...99)
    func leadsBothWays(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let table = RowSnapshot.Table.allCases.randomElement(using: &random) ?? .chore
        let before = row(in: table, using: &random)
        let after = row(in: table, using: &random)
        guard let change = RowChange(from: before, to: after) else {
            #expect(before == after)
            return
        }

        let kept = try #require(RowChange.changes(json: try RowChange.json([change])))

        #expect(kept == [change])
        #expect(change.isSo(after, again: false) && change.isSo(before, again: true))
        #expect(!change.isSo(before, again: false) && !change.isSo(after, again: true))
        #expect(after.with(change.before) == before)
        #expect(before.with(change.after) == after)
    }

    private func row(in table: RowSnapshot.Table, using random: inout SeededGenerator)
        -> RowSnapshot
    {
        func columns(_ names: [String]) -> [String: RowSnapshot.Value] {
            Dictionary(
                uniqueKeysWithValues: names.map { name in
                    let values: [RowSnapshot.Value] = [
                        .nothing, .number(0), .number(-1), .text(""), .text("0"), .text("\"ü,\n"),
                        .bytes([]), .bytes([0]), .bytes(Identifier<Home>.numbered(8).bytes),
                    ]
                    return (name, values.randomElement(using: &random) ?? .nothing)
                })
        }
        let completion = columns(["points", "state", "paid"]).filter { $0.value != .nothing }
        return RowSnapshot(
            key: table == .ledger
                ? RowSnapshot.Key(entry: 7) : RowSnapshot.Key(table, Identifier<Home>.numbered(7)),
            columns: columns(["title", "state", "points", "due"]),
            completion: Bool.random(using: &random) ? nil : completion)
    }
}
