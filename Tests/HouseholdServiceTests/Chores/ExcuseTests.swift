import HouseholdModel
import HouseholdService
import Testing

@Suite("A child that asks to be let off")
struct ExcuseTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    private func ask(_ reason: String? = nil) async throws -> ChoreView {
        try await family.perform(ExcuseChore(2, because: reason.map { try Note($0) }), as: .mia)
    }

    @Test("is heard by the parents, once, and still has to do the chore")
    func isHeard() async throws {
        let view = try await ask("Sick")
        #expect(
            (view.excuse?.member, view.excuse?.why, view.state) == ("mia", "Sick", ChoreState.open))
        let before = try family.everything()["occurrence"]
        #expect(try await ask("Bored").excuse?.why == "Sick")
        #expect(try family.everything()["occurrence"] == before)

        #expect(try await family.ask(ListChores(.waiting), as: .ben).map(\.number) == [2])
        #expect(try await family.ask(ListChores(.all), as: .max).allSatisfy { $0.excuse == nil })
        #expect(try await family.complete(2, as: .mia).awarded == 3)
        #expect(await family.refusal(ExcuseChore(2), as: .mia) == .chore(.isDone(2)))
    }

    @Test("is let off by a parent who skips it, and is told")
    func isLetOff() async throws {
        _ = try await ask()
        let skipped = try await family.perform(SkipChore(2), as: .ben)
        #expect((skipped.excused, skipped.chore.state) == (true, ChoreState.skipped))
        let notices = try await family.ask(ListNotices(unread: true), as: .mia)
        #expect(notices.map(\.kind) == [.chore(.excused)])

        let plain = try await family.perform(SkipChore(1), as: .ben)
        #expect(plain.excused == nil)
        #expect(try await family.ask(ListNotices(), as: .mia).count == 1)
    }

    @Test("is told why not, and can ask again")
    func isRefused() async throws {
        _ = try await ask()
        let answer = try await family.perform(
            RejectChore(2, because: Note("You are well")), as: .anna)
        #expect((answer.excused, answer.chore.state, answer.awarded) == (false, ChoreState.open, 0))
        #expect(answer.chore.excuse == nil)
        #expect(
            try await family.ask(ListNotices(), as: .mia).map(\.text.source)
                == ["Anna says that \"Dishes\" is still to be done: You are well"])
        #expect(await family.refusal(RejectChore(2), as: .ben) == .chore(.nothingWaits(2)))
        #expect(try await ask("Really").excuse?.why == "Really")
    }

    @Test("asks no more once the chore is somebody else's")
    func endsWithTheChore() async throws {
        _ = try await ask()
        var edit = EditChore(2)
        edit.title = try Title("Pots")
        #expect(try await family.perform(edit, as: .anna).excuse?.member == "mia")
        edit.people = .to(.one("max"))
        #expect(try await family.perform(edit, as: .anna).excuse == nil)
    }

    @Test("can write a note, which whoever sees the chore reads")
    func writesNotes() async throws {
        try await family.perform(NoteChore(2, Note("The blue cloth")), as: .mia)
        let view = try await family.perform(NoteChore(2, Note("Thanks")), as: .ben)
        #expect(view.notes?.map(\.text) == ["The blue cloth", "Thanks"])
        #expect(view.notes?.map(\.by) == ["mia", "ben"])
        #expect(try await family.ask(ShowChore(2), as: .mia).notes?.count == 2)
        #expect(try await family.ask(ListChores(.all), as: .anna).allSatisfy { $0.notes == nil })

        for _ in 0..<198 {
            try family.tamper(
                """
                INSERT INTO chore_note SELECT household_id, randomblob(16), chore_id,
                    member_id, at, text FROM chore_note ORDER BY rowid DESC LIMIT 1
                """)
        }
        let error = await family.refusal(NoteChore(2, try Note("More")), as: .mia)
        #expect(error == .chore(.tooManyNotes(2)))
    }
}
