import Credentials
import Foundation
import HouseholdModel
import HouseholdService

/// Does what is wished as the product does, but for the cost of hashes, which is that of the tests' passwords and keys.
final class CarefulRunner {
    private let gate: Gate
    private let caller: Caller
    private let file: String
    /// What came of the key: to look at it takes longer than a race.
    private var proof: KeyProof?

    init(of file: String, token: String, at time: Int64) throws {
        gate = try Gate.open(
            at: file,
            in: Dependencies(
                clock: .stopped(at: Instant(milliseconds: time)), random: .system,
                hasher: .cheap(), boot: { BootInstant.now() }))
        caller = Caller(session: Confidential(token))
        self.file = file
    }

    /// Whether it made a difference.
    func run(_ wish: Wish, _ chore: Int) async throws -> Bool {
        switch wish {
        case .done: try await perform(CompleteChore(chore)).changed
        case .claim: try await perform(ClaimChore(chore)).turn != nil
        case .approve: try await perform(ApproveChore(chore)).changed
        case .undone: try await perform(UndoChore(chore)).changed
        case .request: try await perform(RequestReward(chore)).changed
        case .grant: try await perform(GrantRequest(chore)).changed
        case .withdraw: try await perform(WithdrawRequest(chore)).changed
        case .leave: try await !perform(LeaveHousehold()).gone
        case .transfer: try await perform(TransferHousehold(to: "ben")).role == .owner
        case .remove: try await !perform(RemoveMember("anna")).gone
        case .expel: try await !perform(RemoveMember("mia")).gone
        case .admit: try await perform(AdmitMember("zoe", as: .parent)).state == .joined
        case .refuse: try await perform(RefuseMember("zoe")).state == .refused
        case .join: try await perform(JoinHousehold(opened())).role == .helper
        }
    }

    private func opened() async throws -> KeyProof {
        if let proof { return proof }
        let key = try String(contentsOfFile: file + ".key", encoding: .utf8)
        let opened = try await gate.open(Confidential(key))
        proof = opened
        return opened
    }

    private func perform<Op: Change>(_ operation: Op) async throws -> Op.Output {
        guard let request = RequestID(UUID().uuidString) else {
            throw ServiceError.bug("no request")
        }
        return try await gate.perform(operation, as: caller, request: request).output
    }
}
