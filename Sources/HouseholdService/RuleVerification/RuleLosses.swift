import HouseholdModel

/// Whether rules take something from children that others leave them.
struct RuleLosses {
    /// Whether they do.
    ///
    /// Of what can't be gone through nobody can say that it takes nothing.
    let isAny: Bool

    /// Goes through what children of `home` may by `old`, to see whether they still may by `new`.
    init(
        from old: HouseRules, to new: HouseRules, in home: Principal.Membership,
        until deadline: Deadline
    ) throws {
        do {
            isAny = try RuleProof(of: old, new, in: home.household.template, until: deadline)
                .takesFromChildren(old, new, in: home)
        } catch ServiceError.rules {
            isAny = true
        }
    }
}
