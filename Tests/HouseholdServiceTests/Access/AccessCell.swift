import HouseholdModel
import HouseholdService
import Policies

/// One line of the access table brought to life: a family in that state, and somebody who asks.
struct AccessCell {
    let row: AccessRow
    let family: Family
    let person: Person

    /// What a line can't mean.
    struct Unreadable: Error {
        let word: String
    }

    init(_ row: AccessRow) async throws {
        self.row = row
        family = try await Family()
        guard let person = row.home.people[row.who] else { throw Unreadable(word: row.who) }
        self.person = person
        try await arrange()
    }

    /// What the rules say, put to the gate for the thing itself.
    func verdict() async throws -> Verdict {
        let target = try target()
        let doer = doer
        // Records of one moment have no order among households, so the new one is told by what was there.
        let known = try Set(family.records().map { $0["hash"] })
        func ask<Asked: ActionName>(_: Asked.Type) async throws -> Verdict {
            let probe = Probe<Asked>(target, in: family, doer: doer)
            let refusal = await refusal { () throws(ServiceError) in
                try await family.perform(probe, as: person)
            }
            if let refusal { return try Verdict(refusal) }
            let record = try family.records().first { !known.contains($0["hash"]) }
            let policies = record?["policies"] ?? ""
            return .yes(by: Set(policies.split(separator: " ").map(String.init)))
        }
        return try await ask(row.action.name)
    }

    /// What the line says of how things stand, one after the other.
    var states: [String] {
        row.state.split(separator: " + ").map(String.init).filter { $0 != "-" }
    }

    var doer: String? {
        states.first { $0.hasPrefix("for ") }.map { String($0.dropFirst(4)) }
    }

    // MARK: - The thing

    var chore: Number? { row.home.chores[row.thing] }

    var reward: Number? { row.home.rewards[row.thing] }

    var absence: Number? { row.home.absences[row.thing] }

    func subject() throws -> Person {
        if row.thing == "themselves" { return person }
        guard let subject = Person(rawValue: row.thing.replacing("'s points", with: "")) else {
            throw Unreadable(word: row.thing)
        }
        return subject
    }

    private func target() throws -> Target {
        let home = row.home.id(in: family)
        switch row.thing {
        case "the program": return .program
        case "the home": return .household(home)
        case "kim": return .member(try family.member("Kim"), in: home)
        case "what mia did", "what rita did":
            return try auditEntry(after: "operation = 'chore.complete'")
        case "what anna did to mia": return try auditEntry(after: "operation = 'privacy.set'")
        case "what anna did", "what paul did":
            return try auditEntry(after: "operation = 'reward.add'")
        default:
            if let chore {
                let isPlan = row.thing.contains("plan")
                let plans: [Action] = [
                    .editChore, .deleteChore, .restoreChore, .pauseChore, .resumeChore,
                    .editTodo, .deleteTodo, .acceptChore, .declineChore, .withdrawChore,
                ]
                return isPlan || plans.contains(row.action)
                    ? .chore(chore, in: home) : .occurrence(chore, in: home)
            }
            if let request = row.home.requests[row.thing] { return .request(request, in: home) }
            if let wish = row.home.wishes[row.thing] { return .wish(wish, in: home) }
            if row.thing.hasSuffix("'s points") { return .entry(1, in: home) }
            if let absence { return .absence(absence, in: home) }
            if let reward { return .reward(reward, in: home) }
            return .member(try family.member(subject().name), in: home)
        }
    }

    private func auditEntry(after condition: String) throws -> Target {
        let sequence = try family.number(
            """
            SELECT max(sequence) FROM audit
            WHERE household_id = \(row.home.id(in: family).literal) AND \(condition)
            """)
        return .auditEntry(sequence, in: row.home.id(in: family))
    }
}

extension Verdict {
    /// What an error of the gate says; state is no verdict.
    init(_ error: ServiceError) throws {
        switch error {
        case .refused(let refusal) where refusal.step == .role:
            self = .role(by: Set(refusal.policies))
        case .refused(let refusal): self = .no(by: Set(refusal.policies + refusal.errors))
        case .notFound: self = .missing
        case .account(.notSignedIn): self = .signIn
        case .noHousehold, .member(.waiting): self = .household
        // The rules let it pass, and something else stood in the way.
        case .member(.othersStay), .member(.stillHere), .member(.waitsForNobody),
            .member(.noPass), .member(.noOwnPass), .chore(.nothingWaits), .chore(.isAssigned),
            .chore(.isDone),
            .chore(.isClosed),
            .chore(.noStep),
            .chore(.notProposed), .chore(.parentsAdd), .reward, .points:
            self = .yes(by: [])
        default: throw error
        }
    }

    var isRole: Bool {
        if case .role = self { true } else { false }
    }

    /// The same without the policies of a yes, which only the records tell.
    var withoutReasons: Verdict { isYes ? .yes(by: []) : self }
}
