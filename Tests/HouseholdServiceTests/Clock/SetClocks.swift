import Credentials
import HouseholdModel
import HouseholdService

extension Family {
    /// A program that was started with a clock set ahead, while how long the computer has been up is true.
    ///
    /// It is ahead by so many days, or behind, and `start` is which start of the computer it is.
    func gate(ahead days: Int64, after start: String = "test") throws -> Gate {
        let clock = clock
        return try Gate.open(
            at: file,
            in: Dependencies(
                clock: WallClock { clock.now.adding(days: days) }, random: random,
                hasher: .cheap(random: random),
                boot: { BootInstant(bootID: start, milliseconds: clock.now.milliseconds) }))
    }

    @discardableResult
    func complete(
        _ chore: Number, as person: Person, at gate: Gate
    ) async throws(ServiceError) -> CompletionView {
        try await gate.perform(
            CompleteChore(chore), as: caller(person), request: newRequest()
        ).output
    }

    /// What the person was warned of by that word, and not told yet.
    func warnings(_ kind: Notice.Warning.Kind, to person: Person) async throws -> [NoticeView] {
        try await ask(ListNotices(unread: true), as: person).filter { $0.kind == .warning(kind) }
    }

    /// How many rows of what happened have an earlier moment than the row before them.
    func stepsBack() throws -> Int {
        try number(
            """
            SELECT count(*) FROM audit AS one JOIN audit AS next
            ON next.household_id = one.household_id AND next.sequence = one.sequence + 1
            WHERE next.at < one.at
            """)
    }
}
