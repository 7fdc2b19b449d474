import HouseholdModel
import HouseholdDatabase

extension Grant where Op == EditProfile {
    /// Lets the member be called `name`, and be known by `profile`.
    func keep(_ name: Name, _ profile: Profile) throws -> MemberView {
        try membership().home.checkFree(name, besides: subject)
        try transaction.rename(subject.id, to: name, in: subject.household)
        try transaction.setProfile(profile, of: subject.id, in: subject.household)
        let member = try transaction.facts.member(subject.id, in: subject.household)
        return MemberView(member ?? subject, seesProfile: true)
    }
}
