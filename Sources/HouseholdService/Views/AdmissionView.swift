import HouseholdDatabase
package import HouseholdModel

/// That somebody asked to come into a household, to themselves, as `admission` in JSON.
package struct AdmissionView: Codable, Sendable {
    /// What the household was called when they asked; more of it they don't know.
    package let household: String
    /// What they would be called there.
    package let name: String
    /// How far it has come.
    package let state: AdmissionState
    /// Until when they wait, or, once refused, can't ask again.
    package let until: Instant
    /// Whether they know that they were refused.
    package let told: Bool

    init(_ admission: Admission) {
        household = admission.householdName.text
        name = admission.name.text
        state = admission.state
        until = admission.endsAt
        told = admission.isTold
    }
}

/// A household's code to hand out, which is shown once.
package struct IssuedCode: Codable, Sendable {
    /// What the household is called.
    package let household: String
    /// The code.
    package let code: Confidential
    /// When it stops working.
    package let expiresAt: Instant
}

/// What can be said of a household's code once it was shown.
package struct CodeView: Codable, Sendable {
    /// Who made it.
    package let madeBy: String
    /// When it stops working.
    package let expiresAt: Instant

    init(_ key: StoredLinkingKey, in home: Principal.Membership) {
        expiresAt = key.expiresAt
        switch key.holder {
        case .anybody(let maker), .member(let maker):
            madeBy = home.member(maker)?.name.text ?? "?"
        }
    }
}
