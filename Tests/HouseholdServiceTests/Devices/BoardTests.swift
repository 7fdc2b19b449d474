import HouseholdModel
import HouseholdService
import Policies
import Testing

@Suite("At a shared tablet")
struct BoardTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("those sign in for whom it is, and nobody else", arguments: [Person.mia, .max, .ben])
    func letsIn(_ person: Person) async throws {
        let board = try await family.pair(for: ["mia", "max"])

        let error = await refusal { () throws(ServiceError) in
            _ = try await family.signIn(person, at: board)
        }

        let expected: ServiceError? = person == .ben ? .account(.signInRefused) : nil
        #expect(error == expected)
    }

    @Test("it is told who can sign in, and nothing else")
    func welcomes() async throws {
        let board = try await family.pair(for: ["mia", "max", "kim"])
        try await family.perform(SetPrivacy(.profile, to: .me), as: .mia)

        let welcome = try await family.gate.welcome(at: board)

        #expect(welcome.people.map(\.name) == ["Mia", "Max"])
        #expect(welcome.people.first?.avatar == nil)
        let labels = Mirror(reflecting: welcome).children.compactMap(\.label)
        #expect(Set(labels) == ["name", "kind", "people"])
        await #expect(throws: ServiceError.device(.notPaired)) {
            _ = try await family.gate.welcome(at: Confidential("no token"))
        }
    }

    @Test("a child does what is its own")
    func childActs() async throws {
        let board = try await family.pair(for: ["mia", "max"])
        let mia = try await family.signIn(.mia, at: board)

        #expect(await family.gate.refusal(CompleteChore(1), by: mia) == nil)
        #expect(await family.gate.refusal(UndoChore(1), by: mia) == nil)
        #expect(await family.gate.refusal(ClaimChore(4), by: mia) == nil)
        #expect(await family.gate.refusal(ListChores(), by: mia) == nil)
        #expect(await family.gate.refusal(ShowCalendar(.week), by: mia) == nil)
        #expect(await family.gate.refusal(ShowPoints(), by: mia) == nil)
        #expect(await family.gate.refusal(ListRewards(), by: mia) == nil)
        #expect(await family.gate.refusal(ListBadges(), by: mia) == nil)
        #expect(await family.gate.refusal(SetGoal(2), by: mia) == nil)
        #expect(await family.gate.refusal(ListWishes(), by: mia) == nil)
        #expect(await family.gate.refusal(ReadNotices(), by: mia) == nil)
        #expect(await family.gate.refusal(ShowHousehold(), by: mia) == nil)
        #expect(await family.gate.refusal(ShowPoints(of: "max"), by: mia)?.isAtWall == true)
        #expect(await family.gate.refusal(LogOut(), by: mia) == nil)
        #expect(await family.gate.refusal(ListChores(), by: mia) == .account(.notSignedIn))
    }

    @Test(
        "a parent plans, approves, gives, sets and looks up nothing, whatever the household's rules",
        arguments: [false, true])
    func parentManagesNothing(isLoose: Bool) async throws {
        let board = try await family.pair(for: ["anna", "mia"])
        try await family.complete(2, as: .mia)
        let anna = try await family.signIn(.anna, at: board)
        let loose = ShippedPolicies.File(
            name: "loose.cedar",
            text: """
                @id("everything") @say("Go on.") @ask("nobody")
                permit (principal, action, resource);
                """)
        let gate =
            try isLoose
            ? family.anotherGate(rules: HouseRules([loose, ShippedPolicies.walls])) : family.gate
        let before = try family.everything()
        let (sweep, why) = (try Title("Sweep"), try Note("For nothing"))
        let one = try #require(PointsAmount(1))

        for error in [
            await gate.refusal(AddChore(title: sweep), by: anna),
            await gate.refusal(EditChore(1), by: anna),
            await gate.refusal(DeleteChore(1), by: anna),
            await gate.refusal(SkipChore(1), by: anna),
            await gate.refusal(ApproveChore(2), by: anna),
            await gate.refusal(UndoChore(2), by: anna),
            await gate.refusal(CompleteChoreFor(4, doer: "mia"), by: anna),
            await gate.refusal(GivePoints(one, to: "mia", because: why), by: anna),
            await gate.refusal(ShowPoints(of: "mia"), by: anna),
            await gate.refusal(ChangeSettings(.siblings(false)), by: anna),
            await gate.refusal(SetRules.shipped, by: anna),
            await gate.refusal(ShowRules(), by: anna),
            await gate.refusal(ListAudit(), by: anna),
            await gate.refusal(ListDevices(), by: anna),
            await gate.refusal(RemoveDevice(1), by: anna),
            await gate.refusal(EditDevice(1, for: ["mia"]), by: anna),
            await gate.refusal(ListSessions(), by: anna),
            await gate.refusal(RevokeSessions(.others), by: anna),
            await gate.refusal(ExportOwnRecord(), by: anna),
        ] {
            #expect(error?.isAtWall == true, "\(String(describing: error))")
        }

        #expect(try family.everything() == before)
    }

    @Test("a refusal says in plain words what to do")
    func explains() async throws {
        let board = try await family.pair(for: ["anna"])
        let anna = try await family.signIn(.anna, at: board)

        let refusal = await family.gate.refusal(ApproveChore(2), by: anna)?.refusal

        #expect(
            refusal?.say
                == "A shared tablet is for doing your own things. Do that on a device of your own.")
        #expect(refusal?.ask == nil)
        #expect(refusal?.whoMay == [])
    }

    @Test("whoever does nothing for two minutes is signed out, and whoever does something is not")
    func endsIdle() async throws {
        let board = try await family.pair(for: ["mia"])
        let mia = try await family.signIn(.mia, at: board)

        for _ in 0..<4 {
            family.clock.advance(seconds: 110)
            #expect(await family.gate.refusal(ListChores(), by: mia) == nil)
        }
        family.clock.advance(seconds: 120)
        #expect(await family.gate.refusal(ListChores(), by: mia) == .account(.notSignedIn))
    }

    @Test("a session acts in the household of the tablet alone")
    func actsAtHomeOnly() async throws {
        let board = try await family.pair(for: ["anna"])
        let anna = try await family.signIn(.anna, at: board)
        _ = try await family.gate.perform(
            CreateHousehold(name: Title("Other"), zone: family.zone(), weekStart: .monday),
            as: family.caller(.anna), request: family.newRequest())

        let elsewhere = anna.acting(in: "Other")
        #expect(await family.gate.refusal(ListChores(), by: elsewhere) == .account(.notSignedIn))
        #expect(await family.gate.refusal(ListChores(), by: anna) == nil)
    }

    @Test("nobody is signed in any more once it is removed, and nobody signs in")
    func isRemoved() async throws {
        let board = try await family.pair(for: ["mia"])
        let mia = try await family.signIn(.mia, at: board)
        let elsewhere = try await family.signIn(.mia)

        try await family.perform(RemoveDevice(1), as: .anna)

        #expect(await family.gate.refusal(ListChores(), by: mia) == .account(.notSignedIn))
        #expect(await family.gate.refusal(ListChores(), by: elsewhere) == nil)
        await #expect(throws: ServiceError.device(.notPaired)) {
            _ = try await family.signIn(.mia, at: board)
        }
        await #expect(throws: ServiceError.device(.notPaired)) {
            _ = try await family.gate.welcome(at: board)
        }
    }

    @Test("somebody more can be for whom it is, and whoever is there stays")
    func isForMore() async throws {
        let board = try await family.pair(for: ["mia"])
        let mia = try await family.signIn(.mia, at: board)

        let view = try await family.perform(
            EditDevice(1, for: ["mia", "max"], named: Title("Hall")), as: .anna)

        #expect(view.name == "Hall" && view.kind == .board && view.people.count == 2)
        #expect(try await family.gate.welcome(at: board).people.map(\.name) == ["Mia", "Max"])
        _ = try await family.signIn(.max, at: board)
        #expect(await family.gate.refusal(ListChores(), by: mia) == nil)
        let sessions = try await family.ask(ListSessions(), as: .mia).map(\.device)
        #expect(sessions.contains("Hall") && !sessions.contains("Tablet"), "\(sessions)")
    }

    @Test("nobody stays signed in, or comes in again, for whom it is no longer")
    func isForFewer() async throws {
        let board = try await family.pair(for: ["mia", "max"])
        let mia = try await family.signIn(.mia, at: board)

        try await family.perform(EditDevice(1, for: ["max"]), as: .anna)

        #expect(await family.gate.refusal(ListChores(), by: mia) == .account(.notSignedIn))
        await #expect(throws: ServiceError.account(.signInRefused)) {
            _ = try await family.signIn(.mia, at: board)
        }
        _ = try await family.signIn(.max, at: board)
    }

    @Test("is never for nobody, nor for somebody who does not live here")
    func isForSomebody() async throws {
        let board = try await family.pair(for: ["mia"])

        #expect(
            await family.refusal(EditDevice(1, for: []), as: .anna)
                == .value(
                    field: "the people",
                    expected: "one for a device of one's own, or some for a board"))
        #expect(
            await family.refusal(EditDevice(1, for: ["tim"]), as: .anna)
                == .notFound(.person, "tim"))
        _ = try await family.pair(.personal, for: ["anna"])
        let after = try family.everything()
        #expect(
            await family.refusal(EditDevice(2, for: ["anna", "mia"]), as: .anna)
                == .value(
                    field: "the people",
                    expected: "one for a device of one's own, or some for a board"))
        #expect(try family.everything() == after)
        #expect(
            await family.refusal(EditDevice(3, for: ["mia"]), as: .anna)
                == .notFound(.device, "3"))
        #expect(
            await family.refusal(EditDevice(1, for: ["tim"]), as: .olga)
                == .notFound(.device, "1"))

        #expect(try family.everything() == after)
        #expect(try await family.gate.welcome(at: board).people.map(\.name) == ["Mia"])
    }

    @Test("twenty wrong codes in an hour end the pairing")
    func endsGuessing() async throws {
        let board = try await family.pair(for: ["mia", "max"])
        let mia = try await family.signIn(.mia, at: board)
        for _ in 0..<19 { await guess("Max", at: board) }
        #expect(await family.gate.refusal(ListChores(), by: mia) == nil)
        #expect(try family.number("SELECT misses FROM device") == 19)

        await guess("Max", at: board)

        #expect(await family.gate.refusal(ListChores(), by: mia) == .account(.notSignedIn))
        await #expect(throws: ServiceError.device(.notPaired)) {
            _ = try await family.signIn(.mia, at: board)
        }
    }

    @Test("a right code is no guess, and wrong ones are forgotten after an hour")
    func forgetsGuesses() async throws {
        let board = try await family.pair(for: ["mia", "max"])
        for _ in 0..<3 { await guess("Max", at: board) }
        _ = try await family.signIn(.mia, at: board)
        #expect(try family.number("SELECT misses FROM device") == 3)

        family.clock.advance(minutes: 60)
        await guess("Max", at: board)

        #expect(try family.number("SELECT misses FROM device") == 1)
    }

    @Test("a wrong code counts for whose it would be, as anywhere")
    func countsForMember() async throws {
        let board = try await family.pair(for: ["mia"])

        await guess("Mia", at: board)

        #expect(try family.number("SELECT fails FROM sign_in_budget WHERE name = 'mia'") == 1)
        #expect(try family.number("SELECT missed FROM account WHERE username = 'mia'") == 1)
    }

    private func guess(_ name: String, at board: Confidential) async {
        _ = await refusal { () throws(ServiceError) in
            _ = try await family.gate.signIn(
                as: name, with: Confidential("000000"), at: board, request: family.newRequest())
        }
    }
}

@Suite("A device of one's own")
struct OwnDeviceTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("is for its member alone, who may there what the member may anywhere")
    func isUnlimited() async throws {
        let own = try await family.pair(.personal, for: ["anna"], by: .ben)
        let anna = try await family.signIn(.anna, at: own)

        #expect(await family.gate.refusal(ListAudit(), by: anna) == nil)
        #expect(await family.gate.refusal(DeleteChore(1), by: anna) == nil)
        #expect(
            await refusal { () throws(ServiceError) in
                _ = try await family.signIn(.ben, at: own)
            } == .account(.signInRefused))
        family.clock.advance(days: 29)
        #expect(await family.gate.refusal(ListAudit(), by: anna) == nil)
    }

    @Test("goes with whoever leaves, and a board forgets them")
    func endsWithMember() async throws {
        let own = try await family.pair(.personal, for: ["ben"])
        let board = try await family.pair(for: ["ben", "mia"])

        try await family.perform(LeaveHousehold(), as: .ben)

        let left = try await family.ask(ListDevices(), as: .anna)
        #expect(left.map(\.people) == [["mia"]])
        await #expect(throws: ServiceError.device(.notPaired)) {
            _ = try await family.signIn(.ben, at: own)
        }
        await #expect(throws: ServiceError.account(.signInRefused)) {
            _ = try await family.signIn(.ben, at: board)
        }
    }
}

extension ServiceError {
    /// Whether the wall about shared tablets refuses it.
    var isAtWall: Bool { refusal?.policies.contains("wall.board") == true }
}
