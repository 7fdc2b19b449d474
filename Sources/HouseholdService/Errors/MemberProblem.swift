package import HouseholdModel

/// Why somebody can't be in the household so.
package enum MemberProblem: Hashable, Sendable, Codable {
    /// Somebody in the household is called so, or looks the same.
    case nameTaken(Name)
    /// The name could be taken for a number, a command or a parent.
    case nameMisleads(Name)
    /// Somebody who is invited was in already, where the household comes from.
    case wasIn(Name)
    /// The name is that of somebody who is invited as something else.
    case invitedOtherwise(Name, Role)
    /// The account is in a household already.
    case alreadyInHousehold(Title)
    /// The child has joined already.
    case childHasJoined(Name)
    /// The child has not joined yet.
    case childHasNotJoined(Name)
    /// A child has typed a key that was made for an adult.
    case keyIsForAdults
    /// The account waits to be let into a household.
    case waiting(Title)
    /// The account was not let into a household less than a day ago.
    case refusedLately(Title)
    /// The account waits for no household.
    case waitsForNobody
    /// Nobody of that name waits to be let in.
    case nobodyWaits(String)
    /// Several wait who gave the same name.
    case severalWait([Username])
    /// Somebody in the household is called like whoever waits, or looks the same.
    case guestNameTaken(Name, Username)
    /// The user name of whoever waits looks like what somebody in the household is called.
    case guestMisleads(Username)
    /// The household has no code that works.
    case noCode
    /// The household has a code already.
    case codeIsOpen
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
    /// Whoever asks is a helper who has no pass.
    case noOwnPass
    /// A pass lets a helper say OK to fewer points than these.
    case passUsedUp(left: Int, points: Int)
    /// An account is in a household that it would have to leave first.
    case stillMember(Title)
    /// More than one who left is called so; those have a user name of their own.
    case severalLeft(Name, usernames: [String])
    /// Nobody is erased who is still in the household.
    case stillHere(Name)
}

extension MemberProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .nameTaken: "member.name-taken"
        case .nameMisleads: "member.name-misleading"
        case .wasIn: "member.was-in"
        case .invitedOtherwise: "member.invited-otherwise"
        case .alreadyInHousehold: "household.already-member"
        case .childHasJoined: "child.has-joined"
        case .childHasNotJoined: "child.has-not-joined"
        case .keyIsForAdults: "key.for-adults"
        case .waiting: "household.waiting"
        case .refusedLately: "household.refused-lately"
        case .waitsForNobody: "account.not-waiting"
        case .nobodyWaits: "member.not-waiting"
        case .severalWait: "member.several-waiting"
        case .guestNameTaken: "member.name-taken"
        case .guestMisleads: "member.username-misleading"
        case .noCode: "household.no-code"
        case .codeIsOpen: "household.has-code"
        case .tooManyKeys: "key.too-many"
        case .ageIsForChildren: "profile.no-age"
        case .pastAbsence: "absence.past"
        case .othersStay: "household.not-alone"
        case .noPass, .noOwnPass: "pass.none"
        case .passUsedUp: "pass.used-up"
        case .stillMember: "account.in-household"
        case .severalLeft: "member.several-left"
        case .stillHere: "member.still-here"
        }
    }
}
