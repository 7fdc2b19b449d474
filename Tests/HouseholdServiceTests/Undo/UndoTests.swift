import HouseholdModel
import HouseholdService
import Testing

/// The families' day is Monday, 16 November 2026, 10 o'clock in Berlin.
@Suite("Whoever changed something")
struct UndoTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    private func error(
        of person: Person, again: Bool = false
    ) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await family.perform(TakeBack(again: again), as: person)
        }
    }

    private func retitled(_ number: Number, _ title: String) throws -> EditChore {
        var edit = EditChore(number)
        edit.title = try Title(title)
        return edit
    }

    @Test("takes back the last change first, and does them again the other way round")
    func goesBackAndForth() async throws {
        try await family.complete(2, as: .mia)
        try await family.complete(1, as: .mia)

        let first = try #require(try await family.perform(TakeBack(), as: .mia))
        #expect(first.on.source == "chore 1")
        #expect((first.points, first.chores.map(\.state)) == (-1, [ChoreState.open]))
        #expect(try await family.perform(TakeBack(), as: .mia)?.on.source == "chore 2")
        #expect(try await family.earned(.mia) == 0)
        #expect(try await family.perform(TakeBack(), as: .mia) == nil)

        #expect(try await family.perform(TakeBack(again: true), as: .mia)?.on.source == "chore 2")
        #expect(try await family.perform(TakeBack(again: true), as: .mia)?.on.source == "chore 1")
        #expect(try await family.earned(.mia) == 4)
        #expect(try await family.perform(TakeBack(again: true), as: .mia) == nil)
    }

    @Test("can't do again what was taken back before another change")
    func forgetsRedo() async throws {
        try await family.complete(1, as: .mia)
        try await family.perform(TakeBack(), as: .mia)
        try await family.complete(2, as: .mia)
        #expect(try await family.perform(TakeBack(again: true), as: .mia) == nil)

        try await family.perform(TakeBack(), as: .mia)
        #expect(try await family.perform(TakeBack(again: true), as: .mia)?.on.source == "chore 2")
    }

    @Test("takes back all that one request did")
    func takesBackAll() async throws {
        _ = try await family.gate.perform(
            [CompleteChore(1), CompleteChore(2)], as: family.caller(.mia),
            request: family.newRequest())

        let undone = try await family.perform(TakeBack(), as: .mia)

        #expect((undone?.on.source, undone?.points) == ("chore 1, chore 2", -4))
        #expect(try await family.earned(.mia) == 0)
    }

    @Test("sees what can be taken back and done again, newest first, and nothing of others")
    func lists() async throws {
        try await family.complete(1, as: .mia)
        try await family.complete(4, as: .mia)
        try await family.complete(3, as: .max)
        try await family.perform(TakeBack(), as: .mia)

        let list = try await family.ask(ListUndo(), as: .mia)

        #expect(list.map(\.on.source) == ["chore 4", "chore 1"])
        #expect(list.map(\.redo) == [true, false])
        #expect(list.map(\.operation) == ["chore.complete", "chore.complete"])
        #expect(try await family.ask(ListUndo(), as: .ben).isEmpty)
    }

    @Test("sees which of the household's settings can be taken back")
    func listsSettings() async throws {
        for setting in [
            ChangeSettings.Setting.siblings(false), .weekStart(.sunday),
            .time(.evening, TimeOfDay("19:30")), .name(try Title("Casa Smith")),
        ] {
            try await family.perform(ChangeSettings(setting), as: .anna)
        }

        let list = try await family.ask(ListUndo(), as: .anna)
        #expect(
            list.prefix(4).map(\.titles) == [["name"], ["times"], ["week-start"], ["siblings"]])
        #expect(list.prefix(4).allSatisfy { $0.on.source == "household" })
    }

    @Test("is not asked about what changed nothing")
    func forgetsNothings() async throws {
        try await family.complete(2, as: .mia)
        try await family.complete(2, as: .mia)
        try await family.perform(ResumeChore(3), as: .anna)

        #expect(try await family.ask(ListUndo(), as: .mia).count == 1)
        #expect(
            try await !family.ask(ListUndo(), as: .anna).contains { $0.operation == "chore.resume" }
        )
    }

    @Test("gets the first answer when the same request comes again")
    func answersOnce() async throws {
        try await family.complete(1, as: .mia)
        try await family.complete(2, as: .mia)
        let request = family.newRequest()
        for _ in 1...3 {
            let undone = try await family.gate.perform(
                TakeBack(), as: family.caller(.mia), request: request
            ).output
            #expect(undone?.on.source == "chore 2")
        }
        #expect(try await family.earned(.mia) == 1)
    }

    @Test("leaves a record of the opposite, on the chore")
    func isRecorded() async throws {
        try await family.complete(2, as: .mia)
        try await family.perform(TakeBack(), as: .mia)

        let record = try family.lastRecord()

        #expect((record["operation"], record["on_number"]) == ("chore.undo", "2"))
        #expect(record["allowed"] == "1")
        #expect(record["policies"] == "chore.undo-own")
    }

    // MARK: - Rules

    @Test("may not take back what a parent said OK to, or what was done before today")
    func asksRules() async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(2, as: .mia)
        try await family.perform(ApproveChore(2), as: .anna)
        #expect(await error(of: .mia)?.refusal?.action == .undoChore)

        try await family.perform(TakeBack(), as: .anna)
        #expect(try await family.perform(TakeBack(), as: .mia)?.chores.first?.state == .open)

        try await family.settle(.approval(.none), as: .anna)
        try await family.complete(1, as: .mia)
        family.clock.advance(days: 1)
        #expect(await error(of: .mia)?.isRefusal == true)
    }

    @Test("is offered it for 30 days")
    func isOffered() async throws {
        try await family.perform(PauseChore(2), as: .anna)
        try await family.live(days: 30)
        #expect(try await family.ask(ListUndo(), as: .anna).first?.on.source == "chore 2")
        try await family.live(days: 1)
        #expect(try await family.ask(ListUndo(), as: .anna).isEmpty)
        #expect(try await family.perform(TakeBack(), as: .anna) == nil)
    }

    // MARK: - Later changes

    @Test("is told of a later change that has to be taken back first")
    func isInTheWay() async throws {
        try await family.perform(ClaimChore(4), as: .mia)
        family.clock.advance(seconds: 3_600)
        try await family.perform(
            MoveChore(4, to: Due(day: Day("2026-11-20"))), as: .anna)

        let refused = await error(of: .mia)

        #expect(refused?.code == "undo.in-the-way")
        #expect(try refused?.later == "Anna moved chore 4 at 11:00")
        try await family.perform(TakeBack(), as: .anna)
        #expect(await error(of: .mia) == nil)
    }

    @Test("is told so with the day, where that was another one")
    func isInTheWaySince() async throws {
        try await family.perform(retitled(2, "Plates"), as: .anna)
        try await family.perform(retitled(2, "Cups"), as: .ben)
        try await family.live(days: 1)

        #expect(
            try await error(of: .anna)?.later == "Ben changed chore 2 on 2026-11-16 at 10:00")
    }

    @Test("takes back what nothing later has to do with")
    func isIndependent() async throws {
        try await family.complete(2, as: .mia)
        try await family.perform(retitled(2 + 1, "Bins"), as: .anna)
        try await family.perform(SetPrivacy(.profile, to: .me, of: "mia"), as: .anna)
        #expect(await error(of: .mia) == nil)

        try await family.perform(SetPrivacy(.profile, to: .me, of: "max"), as: .anna)
        try await family.perform(SetPrivacy(.activity, to: .parents, of: "max"), as: .ben)
        try await family.perform(TakeBack(), as: .anna)
        let privacy = try await family.ask(ShowPrivacy(of: "max"), as: .anna)
        #expect((privacy.profile, privacy.activity) == (.household, .parents))
    }

    @Test("takes back that somebody is away, and that an absence was removed")
    func takesBackAbsences() async throws {
        func away() async throws -> [String] {
            try await family.ask(ListAbsences(), as: .anna).map { "\($0.member) \($0.from)" }
        }
        let day = Day("2026-12-24")
        let absence = try await family.perform(AddAbsence(of: "mia", from: day), as: .anna)
        let there = try await away()

        try await family.perform(TakeBack(), as: .anna)
        #expect(try await away().isEmpty)
        try await family.perform(TakeBack(again: true), as: .anna)
        #expect(try await away() == there)

        try await family.perform(RemoveAbsence(absence.number), as: .anna)
        try await family.perform(TakeBack(), as: .anna)
        #expect(try await away() == there)
    }

    @Test("lets those be told of a chore who were not while it was deleted")
    func tellsAgain() async throws {
        let number = try await family.addChore("Rake", to: "mia")
        try await family.perform(DeleteChore(number), as: .anna)
        #expect(try await family.perform(ReadNotices(), as: .mia).isEmpty)

        try await family.perform(TakeBack(), as: .anna)

        #expect(try await family.perform(ReadNotices(), as: .mia).map(\.chore) == [number])
        #expect(try await family.perform(ReadNotices(), as: .mia).isEmpty)
    }

    @Test("takes back what somebody is called, unless another is called so since")
    func takesBackNames() async throws {
        try await family.complete(4, as: .mia)
        try await family.perform(EditProfile(name: Name("Mimi")), as: .mia)
        try await family.perform(TakeBack(), as: .mia)
        #expect(try await family.ask(ShowAccount(), as: .mia).name == "Mia")
        #expect(try await family.perform(TakeBack(again: true), as: .mia)?.points == 0)
        #expect(try await family.ask(ShowAccount(), as: .mia).name == "Mimi")
        #expect(try await family.earned(.mia) == 4)

        try await family.perform(EditProfile(name: Name("MAXI"), of: "max"), as: .ben)
        try await family.perform(EditProfile(name: Name("Zoo"), of: "max"), as: .anna)
        try await family.perform(EditProfile(name: Name("Maxi"), of: "kim"), as: .ben)
        let name = try Name("MAXI")
        #expect(await error(of: .anna) == .member(.nameTaken(name)))
        #expect(try await family.ask(ShowProfile(of: "max"), as: .ben).member.name == "Zoo")
    }

    @Test("is told of all that people share whether it can be taken back")
    func knowsAll() {
        for action in Action.allCases where action.name is any Change.Type {
            let isOwn = action.isOutsideHouseholds || Self.own.contains(action)
            switch action.back {
            case .by(let inverses, _):
                #expect(!inverses.isEmpty && !isOwn, "\(action.rawValue)")
                #expect(inverses.allSatisfy { Action(rawValue: $0) != nil }, "\(action.rawValue)")
            case .never: #expect(!isOwn, "\(action.rawValue)")
            case .nothing: #expect(isOwn, "\(action.rawValue)")
            }
        }
    }

    /// What changes nothing that others share.
    private static let own: Set<Action> = [
        .sendMessages,
        .revokeSessions, .readNotices, .listUndo, .backUpData, .exportHousehold,
    ]

    @Test("takes back nothing older than what can't be taken back, unless that is meant")
    func passesNothing() async throws {
        try await family.perform(EditProfile(name: Name("Annie")), as: .anna)
        try await family.perform(NoteChore(2, Note("The blue cloth")), as: .anna)

        #expect(await error(of: .anna) == .undo(.notLast("a note was written", instead: .nothing)))
        #expect(try await family.ask(ShowAccount(), as: .anna).name == "Annie")
        try await family.perform(TakeBack(passingOthers: true), as: .anna)
        #expect(try await family.ask(ShowAccount(), as: .anna).name == "Anna")
        #expect(try await family.perform(TakeBack(again: true), as: .anna) != nil)
        #expect(try await family.ask(ShowAccount(), as: .anna).name == "Annie")
        #expect(await error(of: .anna) == nil)
        try await family.complete(2, as: .mia)
        #expect(try await family.perform(TakeBack(), as: .mia) != nil)
    }

    @Test("takes back what was before what others have changed since, where that is meant")
    func passesWhatOthersChanged() async throws {
        try await family.perform(EditProfile(name: Name("Annie")), as: .anna)
        for (title, person) in [("Set the big table", Person.anna), ("Lay the table", .ben)] {
            var edit = EditChore(3)
            edit.title = try Title(title)
            try await family.perform(edit, as: person)
        }

        guard case .undo(.inTheWay) = await error(of: .anna) else {
            Issue.record("nothing was in the way")
            return
        }
        let view = try await family.perform(TakeBack(passingOthers: true), as: .anna)
        #expect(view?.operation == "profile.edit")
        #expect(try await family.ask(ShowAccount(), as: .anna).name == "Anna")
        #expect(try await family.ask(ShowChore(3), as: .anna).title == "Lay the table")
        #expect(try await family.perform(TakeBack(again: true), as: .anna) == nil)
    }

    @Test("gets past a chore that was offered, and that another has taken over")
    func passesOffers() async throws {
        try await family.complete(1, as: .mia)
        try await family.offer(2, to: "max", as: .mia)
        try await family.perform(TakeOverChore(2), as: .max)

        #expect(await error(of: .mia)?.refusal?.action == .retractOffer)
        let view = try await family.perform(TakeBack(passingOthers: true), as: .mia)
        #expect(view?.operation == "chore.complete")
    }

    @Test("can't take back what was done of a chore that is deleted since")
    func isGone() async throws {
        try await family.complete(2, as: .mia)
        try await family.perform(DeleteChore(2), as: .anna)

        #expect(try await error(of: .mia)?.later == "Anna deleted chore 2 at 10:00")
    }

    @Test("wins once when two programs take it back at the same moment")
    func racesOnce() async throws {
        let other = try family.anotherGate()
        for _ in 1...50 {
            try await family.complete(2, as: .mia)
            async let here = family.gate.perform(
                TakeBack(), as: family.caller(.mia), request: family.newRequest()
            ).output
            async let there = other.perform(
                TakeBack(), as: family.caller(.mia), request: family.newRequest()
            ).output
            #expect(try await [here, there].compactMap(\.self).count == 1)
        }
        #expect(try await family.earned(.mia) == 0)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("has nothing to take back who only looked")
    func offersNothing() async throws {
        _ = try await family.ask(ListChores(), as: .ben)
        try await family.addReward("Park", at: 5)

        #expect(try await family.perform(TakeBack(), as: .ben) == nil)
    }

    @Test("gets points back for the rewards and weeks that they counted for")
    func countsAsBefore() async throws {
        try await family.complete(2, as: .mia)
        try await family.addReward("Park", at: 2)
        try await family.undo(2, as: .anna)

        try await family.perform(TakeBack(), as: .anna)

        let rewards = try await family.ask(ListRewards(), as: .mia)
        #expect(rewards.first { $0.title == "Park" }?.progress.first?.points == 0)
        #expect(try await family.ask(ShowPoints(), as: .mia).week == 3)
    }
}

extension ServiceError {
    /// What was done later, by whom and when.
    fileprivate var later: String? {
        get throws {
            guard case .undo(.inTheWay(let change)) = self, let deed = change.deed else {
                return nil
            }
            let words = try #require(deed.action.back.words)
            let day = deed.day.map { " on \($0)" } ?? ""
            return "\(words.deed(deed.who.text, change.thing).source)\(day) at \(deed.time)"
        }
    }
}
