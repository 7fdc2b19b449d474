import Foundation
import GRDB
import HouseholdDatabase
import HouseholdModel
import HouseholdService
import Testing

/// Mia, who was called Xanthippa in the end, has done and written a lot, and left.
@Suite("Whoever is erased")
struct EraseTests {
    private let family: Family
    /// The entry of the book with a reason that is about her.
    private let bonus: Int

    init() async throws {
        family = try await Family()
        try await family.complete(1, as: .mia)
        let points = try #require(PointsAmount(7))
        try await family.perform(
            GivePoints(points, to: "mia", because: Note("Marker-Bonus")), as: .anna)
        bonus = try family.number("SELECT max(sequence) FROM ledger WHERE kind = 'bonus'")
        try await family.give(2, to: "max", as: .ben)
        let todo = try await family.addTodo("Marker-Todo", as: .mia)
        try await family.perform(NoteChore(todo, Note("Marker-Own")), as: .mia)
        try await family.perform(NoteChore(2, Note("Marker-Line")), as: .mia)
        _ = try await family.propose("Marker-Proposal", as: .mia)
        let only = AddReward.Terms.shop(stock: nil, from: nil, until: nil, prices: [:])
        let value = try #require(RewardValue(3))
        let wish = try await family.perform(
            AddReward(title: Title("Marker-Wish"), at: value, on: only, for: ["mia"]), as: .anna)
        let request = try await family.perform(RequestReward(wish.number), as: .mia)
        try await family.perform(
            DeclineRequest(request.number, because: Note("Marker-No")), as: .ben)
        try await family.perform(
            EditProfile(name: Name("Xanthippa"), of: "mia"), as: .anna)
        try await family.perform(RemoveMember("Xanthippa"), as: .anna)
    }

    private static let markers = ["Marker-", "Xanthippa"]

    @discardableResult
    private func erase(_ name: String = "xanthippa", as person: Person = .anna) async throws
        -> ErasureView
    {
        try await family.perform(EraseMember(name), as: person)
    }

    private func fault() async throws -> Verification.Fault? {
        let store = try HouseholdStore.open(at: family.file)
        return try store.read { try $0.verify(family.smiths) }.firstBad
    }

    /// Changes the file as somebody who owns it, with no trigger in the way.
    private func forge(_ sql: String) throws {
        let path = family.file
        let queue = try DatabaseQueue(path: path)
        try queue.write { database in
            let triggers = try Row.fetchAll(
                database, sql: "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
            for trigger in triggers {
                try database.execute(sql: "DROP TRIGGER \(trigger["name"] as String)")
            }
            try database.execute(sql: sql)
            for trigger in triggers { try database.execute(sql: trigger["sql"]) }
        }
        try queue.close()
    }

    // MARK: - What goes and what stays

    @Test("is nobody else who left and is called the same: the user name says who is meant")
    func isOneOfSeveral() async throws {
        try family.tamper("UPDATE member SET name = 'Kay', skeleton = 'kay' WHERE name = 'Lena'")
        try family.tamper(
            "UPDATE member SET name = 'Kay', skeleton = 'kay' WHERE name = 'Xanthippa'")
        let erased = "state = 'left' AND name <> 'Kay'"
        let before = try family.count("member", where: erased)

        let error = await family.refusal(EraseMember("kay"), as: .anna)
        guard case .member(.severalLeft(_, let usernames)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(usernames.sorted() == ["lena", "mia"])
        #expect(try family.count("member", where: erased) == before)

        try await erase("lena")
        #expect(try family.count("member", where: erased) == before + 1)
        try await erase("Kay")
        #expect(try family.count("member", where: erased) == before + 2)
    }

    @Test("is somebody whose points, days and books stay, and still add up")
    func keepsAmounts() async throws {
        let sums = "SELECT group_concat(points || source || target || at) FROM ledger"
        let before = try family.text(sums)

        let view = try await erase(as: .ben)

        #expect(view.name == "Xanthippa" && view.called == "somebody" && view.account)
        #expect(view.texts > 5)
        #expect(try family.text(sums) == before)
        let verified = try await family.ask(VerifyAudit(), as: .anna)
        #expect(verified.ok && verified.erased ?? 0 > 0)
        #expect(
            try family.text("SELECT name FROM member WHERE erased_at IS NOT NULL") == "somebody")
        #expect(try family.count("account", where: "username = 'mia'") == 0)
        let entry = try await family.ask(ExplainEntry(bonus), as: .anna)
        #expect(entry.why == "erased")
        for person in [Person.anna, .max] {
            let history = try await family.ask(ShowHistory(), as: person)
            let named = history.flatMap { $0.assignees + [$0.doneBy].compactMap(\.self) }
            #expect(named.contains("somebody") && !named.contains("mia"), "\(named)")
        }
        let board = try await family.ask(ShowLeaderboard(), as: .max)
        #expect(!board.rows.contains { $0.name == "somebody" })
    }

    @Test("is in no byte of the file")
    func leavesNoBytes() async throws {
        let before = try Data(contentsOf: URL(filePath: family.file))
        for marker in Self.markers { #expect(before.contains(text: marker), "\(marker)") }

        try await erase()

        for ending in ["", "-journal", "-wal", "-shm"] {
            guard let bytes = try? Data(contentsOf: URL(filePath: family.file + ending)) else {
                continue
            }
            for marker in Self.markers { #expect(!bytes.contains(text: marker), "\(marker)") }
        }
        #expect(try family.number("SELECT traces FROM program") == 0)
        let export = try await family.gate.export(
            as: family.caller(.anna), request: family.newRequest())
        let text = String(decoding: try JSONEncoder().encode(export), as: UTF8.self)
        for marker in Self.markers { #expect(!text.contains(marker), "\(marker)") }
    }

    @Test("is in nothing that others typed of them, by whatever name and however that was spelt")
    func leavesNoSpelling() async throws {
        let family = try await Family()
        for (old, new) in [("max", "Quuxer"), ("quuxer", "Ötzi \"T\"")] {
            try await family.perform(EditProfile(name: Name(new), of: old), as: .anna)
            for typed in [new, new.uppercased(), new.lowercased()] {
                let chore = try await family.addChore("Sweep", to: typed)
                var edit = EditChore(chore)
                edit.people = .to(.one("mia"))
                try await family.perform(edit, as: .anna)
            }
        }
        func mentions() throws -> Int {
            try family.count(
                "audit", where: "lower(input) LIKE '%quuxer%' OR lower(input) LIKE '%tzi%'")
        }
        #expect(try mentions() > 6)
        try await family.perform(RemoveMember("max"), as: .anna)
        try await family.perform(EraseMember("ötzi \"t\""), as: .anna)

        #expect(try mentions() == 0)
        #expect(try family.count("audit", where: "instr(input, 'Mia') > 0") > 0)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("is in no news of house rules that called them by name; that of others stays")
    func leavesNoNews() async throws {
        let family = try await Family()
        for (name, words, action, why) in [
            ("said", "Mia can't propose.", "chore.propose", "so"),
            ("why", "No goals.", "goal.set", "Mia is ill"),
            ("other", "No wishes.", "reward.propose", "so"),
        ] {
            try await family.set(
                """
                @id("\(name)") @say("\(words)")
                forbid (principal, action == Action::"\(action)", resource);
                """, atOnce: why)
        }
        func news() async throws -> [String?] {
            try await family.ask(ListNotices(unread: true), as: .max)
                .filter { $0.kind == .rulesChanged }.map(\.title)
        }
        #expect(try await news() == ["Mia can't propose.", "No goals.", "No wishes."])
        try await family.perform(RemoveMember("mia"), as: .anna)

        try await family.perform(EraseMember("mia"), as: .anna)

        #expect(try await news() == ["No wishes."])
    }

    @Test("is in no byte of it either once whoever was stopped in writing it anew comes again")
    func goesOnSweeping() async throws {
        try await family.database.write { try $0.execute(sql: "UPDATE program SET traces = 1") }

        _ = try HouseholdStore.open(at: family.file)

        #expect(try family.number("SELECT traces FROM program") == 0)
    }

    @Test("can't come back by undo, nor by the same request")
    func staysAway() async throws {
        let request = family.newRequest()
        _ = try await family.gate.perform(
            EraseMember("xanthippa"), as: family.caller(.anna), request: request)

        #expect(try family.count("undo", where: "household_id = \(family.smiths.literal)") == 0)
        await #expect(throws: ServiceError.notFound(.person, "xanthippa")) {
            _ = try await family.gate.perform(
                EraseMember("xanthippa"), as: family.caller(.anna), request: request)
        }
        #expect(try family.count("outcome", where: "instr(operation || output, 'anthippa')") == 0)
    }

    @Test("is refused who is still there, and is told apart from another")
    func refusesPresent() async throws {
        let max = try Name("Max")
        await #expect(throws: ServiceError.member(.stillHere(max))) {
            try await erase("max")
        }
        try await erase()
        #expect(try await erase("ida").called == "somebody 2")
        #expect(try await erase("lena").called == "somebody 3")
        #expect(try await fault() == nil)
    }

    @Test("keeps an account that is in another household")
    func keepsAccount() async throws {
        let flat = family.flat.literal
        try family.tamper(
            """
            UPDATE member SET account_id = (SELECT id FROM account WHERE username = 'lena')
            WHERE household_id = \(flat) AND name = 'Finn'
            """)

        let view = try await erase("lena")

        #expect(!view.account)
        #expect(try family.count("account", where: "username = 'lena'") == 1)
        let left =
            "household_id = \(family.smiths.literal) AND account_id IS NOT NULL AND state = 'left'"
        #expect(
            try family.text("SELECT name FROM member WHERE \(left) AND name = 'somebody'") == nil)
    }

    // MARK: - What is found

    @Test("is found out where a text goes, comes back or changes with another program")
    func findsTampering() async throws {
        let max = "(SELECT sequence FROM ledger WHERE kind = 'bonus' AND erased_by IS NULL)"
        let kept = try family.text(
            "SELECT hex(salt) || ' ' || why FROM ledger WHERE sequence = \(bonus)")
        try await erase()
        #expect(try await fault() == nil)
        let by = try family.number("SELECT erased_by FROM ledger WHERE sequence = \(bonus)")
        let copy = try Data(contentsOf: URL(filePath: family.file))
        let old = try #require(kept).split(separator: " ")
        for sql in [
            "UPDATE ledger SET why = 'something else' WHERE sequence = \(max)",
            "UPDATE ledger SET salt = zeroblob(16) WHERE sequence = \(max)",
            "UPDATE ledger SET why = NULL, salt = NULL, erased_by = 1 WHERE sequence = \(max)",
            "UPDATE ledger SET why = NULL, salt = NULL, erased_by = \(by) WHERE sequence = \(max)",
            "UPDATE ledger SET why = NULL, salt = NULL, erased_by = 9999 WHERE sequence = \(max)",
            """
            UPDATE ledger SET why = '\(old[1])', salt = x'\(old[0])', erased_by = NULL
            WHERE sequence = \(bonus)
            """,
            "UPDATE ledger SET erased_by = \(by - 1) WHERE sequence = \(bonus)",
            "UPDATE audit SET erasure = NULL WHERE sequence = \(by)",
            """
            UPDATE audit SET input = NULL, salt = NULL, erased_by = \(by)
            WHERE household_id = \(family.smiths.literal) AND sequence = (
                SELECT max(sequence) FROM audit
                WHERE household_id = \(family.smiths.literal) AND input IS NOT NULL)
            """,
            """
            UPDATE audit SET input = '{}', salt = zeroblob(16), erased_by = NULL
            WHERE household_id = \(family.smiths.literal) AND sequence = (
                SELECT min(sequence) FROM audit
                WHERE household_id = \(family.smiths.literal) AND erased_by = \(by))
            """,
        ] {
            try forge(sql)
            #expect(try await fault() != nil, "\(sql)")
            try copy.write(to: URL(filePath: family.file))
        }
        #expect(try await fault() == nil)
    }

    @Test("and what it is vouched for can't be guessed from what is left")
    func leavesNothingToGuess() async throws {
        let salts = "SELECT group_concat(hex(salt)) FROM member WHERE name = "
        let before = try family.text(salts + "'Xanthippa'")

        try await erase()

        #expect(try family.text(salts + "'somebody'") != before)
        #expect(
            try family.count("ledger", where: "erased_by IS NOT NULL AND salt IS NOT NULL") == 0)
        #expect(
            try family.count("ledger", where: "erased_by IS NOT NULL AND why_digest IS NULL") == 0)
    }
}

extension Data {
    fileprivate func contains(text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
