import Credentials
import HouseholdModel
import HouseholdDatabase

extension Grant where Op == GiveConsent {
    /// Makes a code in place of the one before.
    func giveConsent() throws -> Consent {
        guard let account = principal.account else { throw ServiceError.account(.notSignedIn) }
        let code = RecoveryCode(from: random)
        let until = instant.adding(milliseconds: Consent.lifetime)
        try transaction.setConsent(
            StoredConsent(digest: code.digest.bytes, until: until), of: account.id)
        return Consent(code: Confidential(code.reveal()), expiresAt: until)
    }
}

extension Grant where Op == ResetMember {
    /// Ends the password and the sessions of an adult who consents, and makes a new recovery code.
    func letBackIn(with code: Secret) throws -> WayIn {
        guard let account = subject.account,
            try transaction.facts.isConsent(code, of: account, at: instant)
        else { throw ServiceError.account(.consentRefused) }
        let recovery = try transaction.makeWayIn(for: account, at: instant, from: random)
        try warn(ofPasswordOf: account)
        return WayIn(
            member: MemberView(subject, seesProfile: try allows(.viewProfile, subject)),
            recoveryCode: Confidential(recovery.reveal()))
    }
}
