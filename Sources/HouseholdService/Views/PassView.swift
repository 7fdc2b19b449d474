package import HouseholdModel

/// What a helper may do for a time, as `pass` in JSON.
package struct PassView: Codable, Sendable {
    /// Whose it is.
    package let member: String
    /// Who gave it.
    package let by: String
    /// From when on it counts.
    package let from: Instant
    /// The moment from which on it does not any more.
    package let until: Instant
    /// The household's time zone.
    package let zone: Zone
    /// For whom it is.
    package let children: [String]
    /// What it lets the helper do.
    package let abilities: [Pass.Ability]
    /// How many points the helper may say OK to in all; `null` where it is not for that.
    package var upTo: Int?
    /// To how many that was said.
    package var used: Int?
    /// How it stands.
    package let state: Pass.State

    init(_ pass: Pass, in home: Principal.Membership, at instant: Instant) {
        member = home.handle(pass.member)
        by = home.handle(pass.givenBy)
        from = pass.time.lowerBound
        until = pass.end
        zone = home.household.zone
        children = home.members.filter { pass.children.contains($0.id) }.map(\.handle)
        abilities = Pass.Ability.allCases.filter(pass.abilities.contains)
        let isCounted = pass.abilities.contains(.approve)
        upTo = isCounted ? pass.upTo : nil
        used = isCounted ? pass.used : nil
        state = pass.state(at: instant)
    }
}

/// A pass with what came of it, as `pass_handover` in JSON.
package struct PassHandoverView: Codable, Sendable {
    /// The pass.
    package let pass: PassView
    /// What the helper said that the children did.
    package let done: [ChoreView]
    /// What the helper said OK to.
    package let approved: [ChoreView]
    /// What was due by the end, and is not done yet or waits for an OK.
    package let left: [ChoreView]
}
