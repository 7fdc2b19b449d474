import Foundation
import GRDB
import Glibc
import HouseholdDatabase
import HouseholdModel
import Testing

@Suite("Somebody who is erased")
struct ErasingTests {
    private let home: Home
    private static let marker = "Xanthippa-Marker"

    init() throws {
        home = try Home()
        let occurrence = try home.addChore()
        try home.complete(occurrence, by: home.mia)
        for _ in 0..<5 { try home.record(by: home.mia) }
        try home.store.write { transaction in
            try transaction.rename(
                home.mia.id, to: Name(Self.marker), in: home.household.id)
            for place in 1...20 {
                let text = try Note("\(Self.marker) \(place) " + String(repeating: "x", count: 900))
                let note = ChoreNote(by: home.mia.id, at: .someday, text: text)
                try transaction.add(note, id: .fresh(), to: occurrence.chore)
            }
            let points = Transfer(
                .bonus(try Note(Self.marker)), member: home.mia.id, points: 3, at: .someday,
                countedAt: .someday)
            try transaction.book(
                try #require(points), by: home.petra.id, rule: "family.give", in: home.household.id)
            #expect(try transaction.leave(home.mia.id, in: home.household.id))
        }
    }

    /// Erases Mia, in a household of which `file` is the data file.
    private static func erase(
        _ member: Member.ID, in household: Household.ID, _ store: HouseholdStore
    ) throws {
        try store.write { transaction in
            let person = Forgotten(
                member: member, account: nil, names: [marker], name: try ErasedText.name(1))
            _ = try transaction.forget(person, in: household, at: .someday)
            try transaction.record(
                AuditRow(
                    at: .someday, account: nil, member: nil, operation: "data.erase", object: nil,
                    about: member, isAllowed: true, policies: [],
                    rules: Array(repeating: 7, count: 32), input: AuditRow.nothingTyped,
                    request: ""),
                in: .household(household))
        }
    }

    /// What is still known: the name, how many notes and reasons there are.
    private static func known(in store: HouseholdStore) throws -> [String] {
        try store.withDatabase { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT name FROM member WHERE id = x'\(hex(Member.ID.numbered(12)))'
                    UNION ALL SELECT count(*) FROM chore_note
                    UNION ALL SELECT count(*) FROM ledger WHERE why IS NOT NULL
                    UNION ALL SELECT count(*) FROM audit WHERE input IS NOT NULL
                    """)
        }
    }

    private static func hex(_ id: Member.ID) -> String {
        id.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test("is known as before or not at all when the program is killed", arguments: 0..<24)
    func erasesWhollyOrNot(round: Int) async throws {
        let (file, household) = (home.folder.file, home.household.id.rawValue)
        let before = try Self.known(in: home.store)

        await #expect(processExitsWith: .signal(SIGKILL)) {
            [file = file as String, household = household as String, round = round as Int] in
            let store = try HouseholdStore.open(at: file)
            let count = Count()
            try store.withDatabase { database in
                database.trace { event in
                    guard case .statement = event else { return }
                    count.value += 1
                    if count.value == 1 + round * 3 { kill(getpid(), SIGKILL) }
                }
            }
            try Self.erase(
                .numbered(12), in: try #require(Household.ID(household)), store)
            kill(getpid(), SIGKILL)
        }

        let store = try HouseholdStore.open(at: file)
        let after = try Self.known(in: store)
        #expect(after == before || after == ["somebody", "0", "0", "0"], "\(after)")
        #expect(try store.read { try $0.verify(home.household.id) }.firstBad == nil)
        if after != before { #expect(!holdsMarker()) }
    }

    @Test("leaves nothing in the file, also in one that many wrote and deleted in")
    func leavesNothing() throws {
        #expect(holdsMarker())

        try Self.erase(home.mia.id, in: home.household.id, home.store)

        #expect(!holdsMarker())
        let verification = try home.verify()
        #expect(verification.firstBad == nil && verification.erased == 6)
        try home.record(by: home.petra)
        #expect(try home.verify().firstBad == nil)
    }

    private func holdsMarker() -> Bool {
        ["", "-journal", "-wal"].contains { ending in
            let bytes = FileManager.default.contents(atPath: home.folder.file + ending) ?? Data()
            return bytes.range(of: Data(Self.marker.utf8)) != nil
        }
    }
}

private final class Count {
    var value = 0
}
