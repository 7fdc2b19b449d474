import Household
import HouseholdService

// Whoever changes how others come in, or what the rules are, gives their password again now and then.

extension Conversation {
    /// For how many milliseconds a password counts.
    private static let lifetime: Int64 = 600_000

    /// Asks for the password of the parent who is here, unless it was given in the last ten minutes.
    func proveAgain(fromInput: Bool) async throws {
        guard deputy == nil, !hasJustProved, let account = await account(),
            account.role?.isGuardian == true
        else { return }
        guard fromInput || canAsk else {
            throw Failure(
                Explanation(
                    "password.wanted", .noPermission,
                    "That needs your password again: it is more than ten minutes since you gave it.",
                    try: [(words + ["--password-stdin"]).joined(separator: " ")]))
        }
        let password = try await secret(
            "Your password: ", fromInput: fromInput, option: "--password-stdin")
        let gate = try gate().gate
        let signedIn: SignedIn
        do {
            signedIn = try await gate.signIn(
                as: account.username, with: password, request: ownRequest())
        } catch ServiceError.signInRefused {
            throw ServiceError.passwordWrong
        }
        noteProof()
        // It was only about the password; nobody has the token of that session.
        _ = try? await gate.perform(
            LogOut(), as: Caller(session: signedIn.session), request: ownRequest())
    }

    /// Notes that whoever is here has just given a password.
    func noteProof() {
        try? ownFile("proof")?.write(Array("\(clock.now().milliseconds)\n".utf8))
    }

    private var hasJustProved: Bool {
        guard let bytes = try? ownFile("proof")?.read(),
            let proved = Int64(String(decoding: bytes, as: UTF8.self).dropLast())
        else { return false }
        return (0..<Self.lifetime).contains(clock.now().milliseconds - proved)
    }

    /// A request that is none of the caller's.
    private func ownRequest() throws(Failure) -> RequestID {
        guard let id = RequestID(makeRequestID()) else { throw Failure(.bug("no request")) }
        return id
    }
}
