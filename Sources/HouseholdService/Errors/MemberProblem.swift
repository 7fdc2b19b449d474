package import HouseholdModel

/// Why somebody can't be in the household so.
package enum MemberProblem: Hashable, Sendable {
    /// Somebody in the household is called so, or looks the same.
    case nameTaken(Name)
    /// The name could be taken for a number, a command or a parent.
    case nameMisleads(Name)
    /// The account is in a household already.
    case alreadyInHousehold(Title)
    /// The child has joined already.
    case childHasJoined(Name)
    /// The child has not joined yet.
    case childHasNotJoined(Name)
    /// A child has typed a key that was made for an adult.
    case keyIsForAdults
    /// As many linking keys are open as a household may have.
    case tooManyKeys
    /// Only children have an age band.
    case ageIsForChildren
    /// An absence ends before today.
    case pastAbsence(Day)
    /// A household is not deleted from under other adults.
    case othersStay([Name])
    /// A helper has no pass.
    case noPass(Name)
    /// A pass lets a helper say OK to fewer points than these.
    case passUsedUp(left: Int, points: Int)
    /// An account is in a household that it would have to leave first.
    case stillMember(Title)
}

extension MemberProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .nameTaken: "member.name-taken"
        case .nameMisleads: "member.name-misleading"
        case .alreadyInHousehold: "household.already-member"
        case .childHasJoined: "child.has-joined"
        case .childHasNotJoined: "child.has-not-joined"
        case .keyIsForAdults: "key.for-adults"
        case .tooManyKeys: "key.too-many"
        case .ageIsForChildren: "profile.no-age"
        case .pastAbsence: "absence.past"
        case .othersStay: "household.not-alone"
        case .noPass: "pass.none"
        case .passUsedUp: "pass.used-up"
        case .stillMember: "account.in-household"
        }
    }
}
