import HouseholdModel
import HouseholdService
import Testing

@Suite("What a member keeps private")
struct PrivacyTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.complete(2, as: .mia)
        try await family.complete(3, as: .max)
        try await family.complete(5, as: .anna)
    }

    @Test("hides the row in the leaderboard, is counted, and shifts nobody's rank")
    func hidesRows() async throws {
        try await family.hide(.mia, from: .parents)
        try await family.hide(.anna, from: .me)

        let (max, ben, anna) = (
            try await board(.max), try await board(.ben), try await board(.anna)
        )

        #expect(max.rows.map(\.name) == ["Max"])
        #expect(max.rows.map(\.rank) == [1])
        #expect(max.hidden == 2)
        #expect(ben.rows.map(\.name) == ["Mia", "Max"])
        #expect(ben.hidden == 1)
        #expect(anna.rows.map(\.name) == ["Anna", "Mia", "Max"])
        #expect(anna.rows.map(\.points) == [5, 3, 2])
        #expect(anna.hidden == 0)
    }

    @Test("hides what was done from those it is kept from, and says so to who asks for it by name")
    func hidesWhatWasDone() async throws {
        try await family.hide(.max, from: .parents)

        func done(_ person: Person) async throws -> [Number] {
            try await family.ask(ShowHistory(), as: person).map(\.number).sorted()
        }
        #expect(try await done(.mia) == [2, 5])
        #expect(try await done(.max) == [2, 3, 5])
        #expect(try await done(.ben) == [2, 3, 5])
        #expect(
            try await family.ask(ListChores(.completed), as: .mia).map(\.number).sorted() == [2, 5])
        #expect(try await family.ask(ShowHistory(of: "max"), as: .anna).map(\.number) == [3])
        let refused = await HouseholdServiceTests.refusal { () throws(ServiceError) in
            _ = try await family.ask(ShowHistory(of: "max"), as: .mia)
        }
        #expect(refused?.isRefusal == true)
    }

    @Test(
        "hides who did a chore that all may see, and when, but not that it is done",
        arguments: TellingChore.allCases, [true, false])
    func hidesDoer(_ teller: TellingChore, isHidden: Bool) async throws {
        try await family.complete(2, as: .rita)
        if isHidden { try await family.perform(SetPrivacy(.activity, to: .me), as: .rita) }

        let others = isHidden ? nil : "rita"
        for (person, doer) in [(Person.finn, others), (.nora, others), (.rita, "rita")] {
            let chore = try await teller.chore(2, of: family, to: person)
            #expect(chore.state == .done && chore.doneBy == doer, "\(person)")
            #expect((chore.doneAt == nil) == (doer == nil), "\(person)")
        }
    }

    @Test("hides who did a chore, and who said OK to it, once that is said and not before")
    func hidesDoerBehindOK() async throws {
        var edit = EditChore(2)
        edit.approval = .to(.always)
        try await family.perform(edit, as: .paul)
        try await family.complete(2, as: .rita)
        try await family.perform(SetPrivacy(.activity, to: .me), as: .rita)

        let waiting = try await family.ask(ShowChore(2), as: .finn)
        #expect((waiting.state, waiting.doneBy) == (.waiting, "rita"))
        let approved = try await family.perform(ApproveChore(2), as: .nora)
        #expect((approved.changed, approved.doer, approved.chore.doneBy) == (true, "rita", nil))
        let told = try await family.ask(ShowChore(2), as: .finn)
        #expect((told.state, told.doneBy, told.approvedBy) == (.done, nil, nil))
        #expect(try await family.ask(ShowChore(2), as: .rita).approvedBy == "nora")
    }

    @Test("hides who did what is taken back, or had an OK already")
    func hidesDoerOfOutcome() async throws {
        try await family.complete(2, as: .rita)
        try await family.perform(SetPrivacy(.activity, to: .me), as: .rita)

        let approved = try await family.perform(ApproveChore(2), as: .nora)
        #expect(!approved.changed && approved.doer == nil && approved.chore.doneBy == nil)
        let undone = try await family.undo(2, as: .finn)
        #expect(undone.changed && undone.awarded == -3 && undone.doer == nil)
        #expect((undone.earned, undone.balance) == (nil, nil))
        try await family.complete(2, as: .rita)
        #expect(try await family.undo(2, as: .rita).doer == "rita")
    }

    @Test("is not told to who says of one after the other that they did it")
    func hidesDoerOfGuesses() async throws {
        try await family.complete(3, as: .rita)
        try await family.perform(SetPrivacy(.activity, to: .me), as: .rita)

        for name in ["rita", "paul"] {
            let guess = CompleteChoreFor(3, doer: name)
            #expect(
                await family.refusal(guess, as: .finn) == .chore(.doneByOther(3, nil)), "\(name)")
        }
        #expect(try await family.complete(3, as: .rita).doer == "rita")
    }

    @Test("is known to who said that they did it, and to nobody else")
    func isKnownToWhoSaidSo() async throws {
        try await family.perform(SetPrivacy(.activity, to: .me), as: .rita)
        let deed = CompleteChoreFor(3, doer: "rita")

        #expect(try await family.perform(deed, as: .finn).changed)
        #expect(try await !family.perform(deed, as: .finn).changed)
        #expect(await family.refusal(deed, as: .paul) == .chore(.doneByOther(3, nil)))
    }

    @Test("is not told to who can't take something back, since it was done meanwhile")
    func hidesDoerInTheWay() async throws {
        try await family.perform(ClaimChore(3), as: .finn)
        try await family.perform(UnclaimChore(3), as: .finn)
        try await family.complete(3, as: .rita)

        for isHidden in [false, true] {
            if isHidden { try await family.perform(SetPrivacy(.activity, to: .me), as: .rita) }
            guard case .undo(.inTheWay(let later)) = await family.refusal(TakeBack(), as: .finn)
            else {
                Issue.record("nothing was in the way")
                return
            }
            #expect(later.deed?.who.text == (isHidden ? nil : "Rita"))
        }
    }

    @Test("is not in what somebody takes out who did something to the same chore")
    func hidesDoerInExport() async throws {
        try await family.complete(2, as: .rita)
        try await family.perform(NoteChore(2, Note("Thank you")), as: .finn)
        try await family.perform(SetMoney(.currency(try .euro())), as: .nora)
        try await family.perform(
            ChargeMoney("1.00", to: "rita", because: Note("Pizza")), as: .finn)

        for isHidden in [false, true] {
            if isHidden { try await family.perform(SetPrivacy(.activity, to: .me), as: .rita) }
            let export = try await family.ask(ExportOwnRecord(), as: .finn)
            let rita = try #require(export.people.first { $0.name == "Rita" })
            let rows = try #require(export.tables["audit"])
            let note = try #require(rows.first { $0["operation"] == .text("chore.note") })
            #expect(note["about_id"] == (isHidden ? ExportedValue.none : .text(rita.id)))
            // What they owe each other is no activity.
            let charge = try #require(rows.first { $0["operation"] == .text("money.charge") })
            #expect(charge["about_id"] == .text(rita.id))
        }
    }

    @Test("hides who was quicker")
    func hidesQuicker() async throws {
        try await family.complete(4, as: .max)
        try await family.hide(.max, from: .parents)

        let told = await refusal { () throws(ServiceError) in
            try await family.perform(CompleteChore(4), as: .mia)
        }
        #expect(told == .chore(.doneByOther(4, nil)))
    }

    @Test("hides points and history from those it is kept from")
    func hidesPoints() async throws {
        try await family.hide(.mia, from: .parents)

        #expect(try await family.ask(ListPoints(), as: .max).map(\.member).contains("mia") == false)
        #expect(try await family.ask(ListPoints(), as: .ben).map(\.member).contains("mia"))
        #expect(await refused(ShowPoints(of: "mia"), as: .max)?.action == .showPoints)
        #expect(await refused(ShowPointsHistory(of: "mia"), as: .max)?.action == .showPointsHistory)
        #expect(try await family.ask(ShowPointsHistory(of: "mia"), as: .ben).map(\.points) == [3])
        #expect(try await family.ask(ShowPoints(), as: .mia).earned == 3)
    }

    @Test("of a child hides nothing from its parents")
    func hidesNothingFromParents() async throws {
        try await family.hide(.mia, from: .me)

        for parent in [Person.anna, .ben] {
            #expect(try await family.ask(ShowPoints(of: "mia"), as: parent).earned == 3)
            #expect(try await family.ask(ShowPrivacy(of: "mia"), as: parent).activity == .me)
            #expect(try await board(parent).hidden == 0)
        }
    }

    @Test("is three choices, of which only the one that was changed changes")
    func isThreeChoices() async throws {
        try await family.perform(SetPrivacy(.achievements, to: .me), as: .max)

        let view = try await family.ask(ShowPrivacy(), as: .max)

        #expect((view.profile, view.achievements, view.activity) == (.household, .me, .household))
        #expect(try await family.ask(ShowPoints(of: "max"), as: .mia).earned == 2)
    }

    @Test("can be given back")
    func canBeShared() async throws {
        try await family.hide(.mia, from: .me)
        try await family.perform(SetPrivacy(.activity, to: .household, of: "mia"), as: .ben)

        #expect(try await family.ask(ShowPoints(of: "mia"), as: .max).earned == 3)
    }

    private func board(_ person: Person) async throws -> LeaderboardView {
        try await family.ask(ShowLeaderboard(.all), as: person)
    }

    private func refused<Op: Inquiry>(_ inquiry: Op, as person: Person) async -> Refusal? {
        let error = await refusal { () throws(ServiceError) in
            _ = try await family.ask(inquiry, as: person)
        }
        return error?.refusal
    }
}

@Suite("The leaderboard")
struct LeaderboardTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("shows who takes part in the household and nobody else, first place first")
    func showsTheHousehold() async throws {
        try await family.complete(4, as: .max)
        try await family.complete(1, as: .tim)

        let board = try await family.ask(ShowLeaderboard(), as: .mia)

        #expect(board.rows.map(\.name) == ["Max", "Mia"])
        #expect(board.rows.map(\.points) == [4, 0])
        #expect((board.from, board.to) == ("2026-11-16", "2026-11-22"))
    }

    @Test("counts the points of its period only")
    func countsItsPeriod() async throws {
        try await family.complete(4, as: .max)
        try await family.live(days: 7)
        try await family.complete(2, as: .mia)

        #expect(try await points(.week) == ["Mia": 3, "Max": 0])
        #expect(try await points(.month) == ["Mia": 3, "Max": 4])
        try await family.live(days: 10)
        #expect(try await points(.month) == ["Mia": 0, "Max": 0])
        #expect(try await points(.all) == ["Mia": 3, "Max": 4])
    }

    private func points(_ period: Period) async throws -> [String: Int] {
        let rows = try await family.ask(ShowLeaderboard(period), as: .anna).rows
        return Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0.points) })
            .filter { ["Mia", "Max"].contains($0.key) }
    }
}

@Suite("A sibling's chore")
struct SiblingTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("shows what it is, whose and when, and nothing more")
    func showsAGlance() async throws {
        let day = Day("2026-11-20")
        var add = try AddChore(
            title: Title("Wash"), for: .one("mia"), value: ChoreValue(7) ?? .one,
            timing: .once(Due(day: day)))
        add.details = try Note("the green one")
        try await family.perform(add, as: .anna)

        let seen = try #require(try await chores(.max).first { $0.title == "Wash" })
        let own = try #require(try await chores(.mia).first { $0.title == "Wash" })

        #expect(seen.assignees == ["mia"])
        #expect(seen.due?.day == "2026-11-20")
        #expect(seen.state == .open)
        #expect(
            (seen.points, seen.description, seen.createdBy, seen.createdAt) == (nil, nil, nil, nil))
        #expect((own.points, own.description, own.createdBy) == (7, "the green one", "anna"))
    }

    @Test("does not tell who did it or when")
    func hidesCompletion() async throws {
        try await family.complete(2, as: .mia)

        let seen = try #require(try await chores(.max).first { $0.number == 2 })

        #expect(seen.state == .done)
        #expect((seen.doneBy, seen.doneAt) == (nil, nil))
    }

    @Test("is nowhere when the household switched that off")
    func canBeHidden() async throws {
        try family.tamper("UPDATE household SET siblings = 0")

        #expect(try await chores(.max).map(\.number).sorted() == [3, 4])
        #expect(try await chores(.anna).map(\.number).sorted() == [1, 2, 3, 4, 5])
        let error = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ShowChore(2), as: .max)
        }
        #expect(error == .notFound(.chore, "2"))
    }

    private func chores(_ person: Person) async throws -> [ChoreView] {
        try await family.ask(ListChores(.all), as: person)
    }
}
