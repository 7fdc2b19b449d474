import HouseholdModel
import HouseholdService
import HouseholdWords

// Whoever does something grave gives their password again now and then; the gate says when.

extension CommandContext {
    /// Does `work`, once more with the password where the gate wants it again.
    func provingAgain<Output>(
        before action: Action, _ work: () async throws(ServiceError) -> Output
    ) async throws -> Output {
        do throws(ServiceError) {
            return try await work()
        } catch .account(.passwordWanted) {
            try await proveAgain(before: action)
            return try await work()
        }
    }

    private func proveAgain(before action: Action) async throws {
        guard line.provesFromInput || canAsk else {
            let wanted = ServiceError.account(.passwordWanted).explanation
            throw Failure(
                Explanation(
                    wanted.code, wanted.exit, wanted.message,
                    try: [line(with: "--password-stdin")]))
        }
        let password = try await secret(
            "Your password: ", fromInput: line.provesFromInput, option: "--password-stdin")
        let (door, file) = try session.door()
        try await door.checkPassword(password, as: session.caller(file), before: action)
    }
}
