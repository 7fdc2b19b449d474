import HouseholdModel
import HouseholdDatabase

extension HomeFacts {
    /// Who left and was called so, of several the one who came last; else who is here.
    borrowing func leftMember(named name: String) throws -> Member {
        try wholeFile.leftMember(named: name, in: home())
    }

    /// Who waits to be let in.
    borrowing func waiting(at instant: Instant) throws -> [Admission] {
        try wholeFile.waiting(for: id, at: instant)
    }

    /// What rules count of a member; what none names is not read.
    borrowing func counts(_ named: Set<AskerCount>, of member: Member) throws -> MemberCounts {
        try wholeFile.counts(named, of: member, in: home(of: member.household))
    }

    /// The household's code, while there is one.
    borrowing func openCode(at instant: Instant) throws -> CodeView? {
        try wholeFile.openCode(of: id, at: instant).map { try CodeView($0, in: home()) }
    }

    /// The devices that are paired with the household, by their numbers.
    borrowing func devices(at instant: Instant) throws -> [Device] {
        try wholeFile.liveDevices(in: id, at: instant)
    }

    /// Whether somebody who has not come in yet was in where the household comes from.
    borrowing func hasBeenIn(_ member: Member) throws -> Bool {
        try wholeFile.hasBeenIn(member.id, in: home(of: member.household).household.id)
    }

    /// Whether a linking key was ever made for the member.
    borrowing func hadKey(_ member: Member) throws -> Bool {
        try wholeFile.hadKey(member.id, in: home(of: member.household).household.id)
    }

    /// The pass that a helper has, or had last.
    borrowing func lastPass(of member: Member) throws -> Pass? {
        try wholeFile.passes(of: member.id, in: home(of: member.household).household.id, limit: 1)
            .first
    }

    /// What was done by a pass, said OK to, and is left.
    borrowing func handover(of pass: Pass) throws -> PassHandover {
        try wholeFile.handover(of: pass, in: home(of: pass.household))
    }

    /// The sessions with which the member can still do something.
    borrowing func liveSessions(of member: Member) throws -> [OpenSession] {
        let home = try home(of: member.household)
        guard let member = home.member(member.id) else { return [] }
        return try wholeFile.liveSessions(of: member, at: home.calendar.instant)
    }

    /// The households that whoever asks is a member of; of another one than theirs they see no more than that.
    borrowing func ownHouseholds() throws -> [AccountMembership] {
        try principal.account.map { try wholeFile.memberships(of: $0.id) } ?? []
    }

    /// Where whoever asks waits to be let in, or was refused lately.
    borrowing func ownAdmissions(at instant: Instant) throws -> [Admission] {
        try principal.account.map { try wholeFile.admissions(of: $0.id, at: instant) } ?? []
    }

    /// What whoever asks signs in with besides the name.
    borrowing func ownEmail() throws -> String? {
        try principal.account.flatMap { try wholeFile.email(of: $0.id) }
    }

    /// What whoever asks has set for themselves.
    borrowing func ownSettings() throws -> [PersonalSetting: String] {
        try principal.account.map { try wholeFile.settings(of: $0.id) } ?? [:]
    }
}
