import HouseholdModel
import HouseholdService

/// What tests do over and over.
extension Family {
    @discardableResult
    func complete(_ chore: Number, as person: Person) async throws -> CompletionView {
        try await perform(CompleteChore(chore), as: person)
    }

    @discardableResult
    func undo(_ chore: Number, as person: Person) async throws -> CompletionView {
        try await perform(UndoChore(chore), as: person)
    }

    /// Offers a chore of somebody's to somebody else, for so many of their points.
    @discardableResult
    func offer(
        _ chore: Number, to receiver: String, for points: Int = 0, as person: Person
    ) async throws -> ChoreView {
        guard let thanks = ChoreValue(points) else { throw ServiceError.bug("points") }
        return try await perform(OfferChore(chore, to: receiver, for: thanks), as: person)
    }

    /// Lets that be set since long ago: at once, and what children were told of it is forgotten.
    @discardableResult
    func settle(
        _ setting: ChangeSettings.Setting, as person: Person
    ) async throws -> HouseholdView {
        let view = try await perform(
            ChangeSettings(setting, atOnce: Note("we agreed")), as: person)
        try tamper("DELETE FROM notice WHERE kind = 'setting-tightened'")
        return view
    }

    @discardableResult
    func addChore(
        _ title: String, to assignee: String? = nil, worth points: Int = 1,
        as person: Person = .anna
    ) async throws -> Number {
        let chore = try AddChore(
            title: Title(title), for: assignee.map { .one($0) }, value: ChoreValue(points) ?? .one)
        return try await perform(chore, as: person).number
    }

    @discardableResult
    func addReward(
        _ title: String, at points: Int, counting: Reward.Counting = .fromNow,
        for people: [String] = []
    ) async throws -> RewardView {
        guard let value = RewardValue(points) else { throw ServiceError.bug("points") }
        return try await perform(
            AddReward(title: Title(title), at: value, on: .milestone(counting), for: people),
            as: .anna)
    }

    func hide(_ person: Person, from audience: Audience) async throws {
        for setting in PrivacySetting.allCases {
            try await perform(SetPrivacy(setting, to: audience), as: person)
        }
    }

    /// Lets mia and max take turns with a chore, on a day on which both are away.
    func sendEverybodyAway(_ chore: Number) async throws {
        var edit = EditChore(chore)
        edit.people = .to(.turns(["mia", "max"], .inOrder, .occurrence))
        edit.due = .to(Due(day: holidays))
        try await perform(edit, as: .anna)
        for person in [Person.mia, .max] {
            try await perform(AddAbsence(from: holidays), as: person)
        }
    }

    /// A day on which people are away: 24 December 2026.
    var holidays: Day { Day(dayNumber: 20_811) }

    /// Absence 1 is ben's, 2 is mia's; the Joneses' 1 is tim's; the flat's are nora's and rita's.
    func addAbsences() async throws {
        for person in [Person.ben, .mia, .tim, .nora, .rita] {
            try await perform(AddAbsence(from: holidays), as: person)
        }
    }

    @discardableResult
    func addTodo(_ title: String, as person: Person) async throws -> Number {
        try await perform(
            AddTodo(AddChore(title: Title(title), value: .nothing)), as: person
        ).number
    }

    /// Lets a chore come back every day, from today on.
    func repeatDaily(_ chore: Number) async throws { try await repeats(chore, "day") }

    /// Lets a chore come back so, from today on.
    func repeats(_ chore: Number, _ rhythm: String) async throws {
        let zone = try zone()
        let now = Due(day: zone.day(at: clock.now), time: zone.time(at: clock.now))
        let reader = RecurrenceReader(today: now.day, zone: zone)
        var edit = EditChore(chore)
        edit.recurrence = .to(try reader.draft(rhythm).recurrence(now: now))
        try await perform(edit, as: .anna)
    }

    func tag(_ word: String) throws -> Tag {
        guard let tag = Tag(word) else { throw ServiceError.bug("tag") }
        return tag
    }

    /// Puts chores together; `bonus` is for all of them.
    @discardableResult
    func addRoutine(
        _ name: String, of chores: [Number], bonus: Int? = nil, as person: Person = .anna
    ) async throws -> RoutineView {
        try await perform(
            AddRoutine(tag(name), of: chores, bonus: bonus.flatMap { PointsAmount($0) }), as: person
        )
    }

    /// Adds a chore that comes back every day, for these.
    func addDaily(_ title: String, for people: ChorePeople) async throws -> Number {
        let number = try await addChore(title)
        try await repeatDaily(number)
        var edit = EditChore(number)
        edit.people = .to(people)
        return try await perform(edit, as: .anna).number
    }

    /// The error with which the gate refuses an operation, or `nil` when it is done.
    func refusal<Op: Change>(_ operation: Op, as person: Person) async -> ServiceError? {
        await HouseholdServiceTests.refusal { () throws(ServiceError) in
            try await perform(operation, as: person)
        }
    }

    @discardableResult
    func propose(_ title: String, as person: Person) async throws -> Number {
        try await perform(
            ProposeChore(AddChore(title: Title(title), value: .nothing)), as: person
        ).number
    }

    @discardableResult
    func setPoints(
        _ points: Int, of chore: Number, atOnce reason: String? = nil
    ) async throws -> ChoreView {
        var edit = EditChore(chore)
        edit.value = ChoreValue(points)
        edit.atOnce = try reason.map { try Note($0) }
        return try await perform(edit, as: .anna)
    }

    func setSteps(
        _ steps: [String], of chore: Number, as person: Person = .anna
    ) async throws {
        var edit = EditChore(chore)
        edit.checklist = Checklist(try steps.map { try Title($0) }).map { .to($0) }
        try await perform(edit, as: person)
    }

    func earned(_ person: Person) async throws -> Int {
        try await ask(ShowPoints(), as: person).earned
    }
}

/// The error that `body` throws, or `nil` when it throws none.
func refusal(
    of body: () async throws(ServiceError) -> Void
) async -> ServiceError? {
    do {
        try await body()
        return nil
    } catch {
        return error
    }
}

// MARK: - Coming in

extension Family {
    /// A code of the household, in place of the one before.
    func makeCode(as person: Person) async throws(ServiceError) -> Confidential {
        let draft = try await gate.draftKey()
        return try await perform(MakeCode(draft, inPlaceOfAnother: true), as: person).code
    }

    /// What comes of a code that is typed.
    func open(code: Confidential) async throws(ServiceError) -> CodeProof {
        guard case .code(let proof) = try await gate.openAny(code) else {
            throw .bug("a key in place of a code")
        }
        return proof
    }

    /// Begins to wait.
    @discardableResult
    func knock(
        with code: Confidential, as person: Person, called name: Name? = nil
    ) async throws(ServiceError) -> AdmissionView {
        try await perform(AskToJoin(open(code: code), as: name), as: person)
    }
}
