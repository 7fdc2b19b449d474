package import HouseholdModel

/// Lists the objections to deductions that wait for an answer of whoever asks.
///
/// The family may; what somebody can't answer is not listed for them, nor what another is to answer, since they made the
/// deduction themselves.
package struct ListObjections: Inquiry, HouseholdOperation {
    package static let action = Action.listPoints

    /// Asks for the whole household.
    package init() {}

    /// The entries to which somebody objects, oldest first.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [EntryView] {
        let asker = try sight.principal.membership().member.id
        let home = try sight.home()
        let objected = try sight.facts.objectedEntries().filter {
            $0.member != asker
                && ($0.by != asker || home.guardians.allSatisfy { $0 == asker })
        }
        let hidden = try sight.hiddenHelpers(in: objected)
        return try sight.allowed(.upholdPoints, objected).map { entry in
            EntryView(
                entry, try sight.facts.numbers(of: entry),
                appeal: try sight.facts.appeal(to: entry), in: home, without: hidden,
                seesAll: try sight.seesAll(of: home.member(entry.member)))
        }
    }
}
