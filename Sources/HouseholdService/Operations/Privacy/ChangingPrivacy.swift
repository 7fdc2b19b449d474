import HouseholdModel
import HouseholdDatabase

extension Grant where Op == SetPrivacy {
    /// Changes what the member keeps private.
    func setPrivacy(_ setting: PrivacySetting, to audience: Audience) throws -> Member {
        var member = subject
        member.privacy[setting] = audience
        try transaction.setPrivacy(member.privacy, of: member.id, in: member.household)
        return member
    }
}
