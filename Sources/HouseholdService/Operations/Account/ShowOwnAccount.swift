import HouseholdModel

/// Says who is signed in, and what they have set for themselves.
///
/// Whoever is may ask.
package struct ShowOwnAccount: Inquiry, ProgramOperation {
    package static let action = Action.showAccount

    /// Asks for one's own account.
    package init() {}

    /// The account, and what is set; what is not follows from elsewhere.
    package func answer(_ sight: borrowing Sight<Program>) throws -> OwnAccount {
        OwnAccount(
            account: try AccountView(sight.principal), settings: try sight.facts.ownSettings(),
            hasSeveralHouseholds: try sight.facts.ownHouseholds().count > 1,
            admissions: try sight.facts.ownAdmissions(at: sight.instant).map(AdmissionView.init))
    }
}
