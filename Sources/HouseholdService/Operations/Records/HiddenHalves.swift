import HouseholdDatabase
import HouseholdModel

/// The rules that left half of the points, of which whoever looks is not told by the records where they may not see all of
/// whoever did it.
///
/// The records themselves keep them: only what is shown goes without.
struct HiddenHalves {
    private let rules: Set<String>
    private let told: Set<Member.ID>

    /// Hides `rules` but for those whom they left half and who are among `told`.
    init(_ rules: Set<String>, toldOf told: [Member]) {
        self.rules = rules
        self.told = Set(told.map(\.id))
    }

    /// The row as it is shown: what was refused left nobody half of anything.
    func shown(_ row: AuditRow) -> AuditRow {
        row.isAllowed && hides(in: row.operation, by: row.member, about: row.about)
            ? row.without(rules) : row
    }

    /// The same of rows that are alike.
    func shown(_ verdicts: RuleVerdicts) -> RuleVerdicts {
        RuleVerdicts(newest: shown(verdicts.newest), count: verdicts.count)
    }

    /// The policies of a row that is written out, as they are shown.
    func shown(
        _ policies: String, of operation: String, by member: Member.ID?, about: Member.ID?
    ) -> String {
        guard hides(in: operation, by: member, about: about) else { return policies }
        return policies.split(separator: " ").filter { !rules.contains(String($0)) }
            .joined(separator: " ")
    }

    private func hides(
        in operation: String, by member: Member.ID?, about: Member.ID?
    ) -> Bool {
        let doer: Member.ID?
        switch operation {
        case Action.completeChore.rawValue: doer = member
        case Action.completeChoreFor.rawValue: doer = about
        case _: return false
        }
        return doer.map { !told.contains($0) } ?? true
    }
}

extension Sight {
    /// What the records are not to tell of half points.
    func hiddenHalves() throws -> HiddenHalves {
        let rules = try facts.halvingRules()
        guard !rules.isEmpty else { return HiddenHalves([], toldOf: []) }
        return HiddenHalves(rules, toldOf: try allowed(.viewDetails, home().members))
    }
}
