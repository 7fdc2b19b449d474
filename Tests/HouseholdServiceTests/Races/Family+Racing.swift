import Foundation
import GRDB
import HouseholdModel
import HouseholdService

// MARK: - Before the start

extension Family {
    /// Makes so many chores as they are when a race begins.
    func chores(_ count: Int, for race: Race) async throws -> [Number] {
        let today = try zone().day(at: clock.now)
        let daily = try RecurrenceReader(today: today, zone: zone())
            .draft("day").recurrence(now: Due(day: today))
        let chore = try AddChore(
            title: Title("Race"), value: ChoreValue(2) ?? .one, timing: .repeating(daily))
        let chores = try await gate.perform(
            Array(repeating: chore, count: count), as: caller(.anna), request: newRequest()
        ).output.map(\.number)
        if race == .approve { try await settle(.approval(.always), as: .anna) }
        if race == .approve || race == .undone {
            _ = try await gate.perform(
                chores.map { CompleteChore($0) }, as: caller(.mia), request: newRequest())
        }
        return chores
    }
}

// MARK: - At the end

extension Family {
    /// What each chore has come to.
    func ends() throws -> [Number: ChoreEnd] {
        var ends: [Number: ChoreEnd] = [:]
        let rows = try database.read { try Row.fetchAll($0, sql: Self.everythingOfChores) }
        for row in rows {
            let member = (row["member"] as Data?).flatMap { Member.ID(bytes: Array($0)) }
            ends[row["number"], default: ChoreEnd()].add(row["what"], on: row["day"], by: member)
        }
        return ends
    }

    private static let everythingOfChores = """
        SELECT c.number, o.state AS what, coalesce(o.due_day, 'any') AS day, o.assignee_id AS member
        FROM occurrence o
        JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
        WHERE o.state NOT IN ('deleted', 'withdrawn')
        UNION ALL
        SELECT c.number, l.kind, '', l.member_id
        FROM ledger l
        JOIN completion m ON m.household_id = l.household_id AND m.id = l.completion_id
        JOIN occurrence o ON o.household_id = m.household_id AND o.id = m.occurrence_id
        JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
        """
}
