import Household
import HouseholdService

// Whoever changes how others come in, or what the rules are, gives their password again now and then.

extension Conversation {
    /// For how many milliseconds a password counts.
    private static let lifetime: Int64 = 600_000

    /// Asks for the password of the parent who is here, unless it was given in the last ten minutes.
    func proveAgain(fromInput: Bool, before action: Action) async throws {
        guard deputy == nil, !hasJustProved, await account()?.role?.isGuardian == true
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
        let (gate, file) = try gate()
        try await gate.checkPassword(password, as: caller(file), before: action)
        noteProof()
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
}
