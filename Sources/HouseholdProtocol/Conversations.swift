import HouseholdModel
import HouseholdService

// What is asked of a gate besides operations, each as a request: what takes a password, or makes something that stays with
// the gate.

struct PresentRequest: WireRequest {
    static let name = "asker"

    let caller: Caller

    func answer(at gate: Gate) async throws(ServiceError) -> Asker {
        try await gate.asker(of: caller)
    }
}

struct SignInRequest: WireRequest {
    static let name = "sign-in"

    let username: String
    let password: Confidential
    let old: Caller
    let request: RequestID

    func answer(at gate: Gate) async throws(ServiceError) -> SignedIn {
        try await gate.signIn(as: username, with: password, inPlaceOf: old, request: request)
    }
}

struct RegisterRequest: WireRequest {
    static let name = "register"

    let username: Username
    let called: Name
    let email: Email?
    let password: Confidential
    /// The key that lets somebody in who registers.
    let invitation: OpenedKey?
    let old: Caller
    let request: RequestID

    /// Whether whoever registers has the key of an adult, or the household's code.
    var isInvited: Bool {
        switch invitation {
        case .personal(let proof): proof.role != .child
        case .code: true
        case nil: false
        }
    }

    func answer(at gate: Gate) async throws(ServiceError) -> SignedIn {
        try await gate.register(
            username, name: called, email: email, password: password, inPlaceOf: old,
            request: request)
    }
}

struct RecoverRequest: WireRequest {
    static let name = "recover"

    let username: String
    let code: Confidential
    let password: Confidential
    let old: Caller
    let request: RequestID

    func answer(at gate: Gate) async throws(ServiceError) -> SignedIn {
        try await gate.recover(
            username, code: code, password: password, inPlaceOf: old, request: request)
    }
}

struct OpenKeyRequest: WireRequest {
    static let name = "open-key"

    let key: Confidential

    func answer(at gate: Gate) async throws(ServiceError) -> OpenedKey {
        try await gate.openAny(key)
    }
}

struct JoinRequest: WireRequest {
    static let name = "join"

    let proof: KeyProof
    let username: Username?
    let password: Confidential
    let old: Caller
    let request: RequestID

    func answer(at gate: Gate) async throws(ServiceError) -> SignedIn {
        try await gate.join(
            proof, username: username, password: password, inPlaceOf: old, request: request)
    }
}

struct DraftKeyRequest: WireRequest {
    static let name = "draft-key"

    let caller: Caller

    func answer(at gate: Gate) async throws(ServiceError) -> KeyDraft {
        try await gate.draftKey(as: caller)
    }
}

struct OpenPairingRequest: WireRequest {
    static let name = "open-pairing"

    let code: Confidential
    let caller: Caller

    func answer(at gate: Gate) async throws(ServiceError) -> PairingProof {
        try await gate.openPairing(code, as: caller)
    }
}

struct CheckPasswordRequest: WireRequest {
    static let name = "check-password"

    let password: Confidential
    let caller: Caller
    let action: Action

    func answer(at gate: Gate) async throws(ServiceError) -> Done {
        try await gate.checkPassword(password, as: caller, before: action)
        return Done()
    }
}

struct UnlockRequest: WireRequest {
    static let name = "unlock"

    let caller: Caller
    let password: Confidential

    func answer(at gate: Gate) async throws(ServiceError) -> Sealing? {
        try await gate.unlock(as: caller, with: password)
    }
}

struct VerificationRequest: WireRequest {
    static let name = "verification"

    let caller: Caller
    let password: Confidential

    func answer(at gate: Gate) async throws(ServiceError) -> VerifyAudit {
        try await gate.verification(as: caller, with: password)
    }
}

struct PasswordRequest: WireRequest {
    static let name = "change-password"

    let caller: Caller
    let old: Confidential
    let new: Confidential
    let request: RequestID
    let isRehearsal: Bool

    func answer(at gate: Gate) async throws(ServiceError) -> PasswordChange {
        try await gate.changePassword(
            as: caller, from: old, to: new, request: request, isRehearsal: isRehearsal)
    }
}

struct EmailRequest: WireRequest {
    static let name = "change-email"

    let caller: Caller
    let email: Email?
    let password: Confidential
    let request: RequestID
    let isRehearsal: Bool

    func answer(at gate: Gate) async throws(ServiceError) -> String? {
        try await gate.changeEmail(
            as: caller, to: email, with: password, request: request, isRehearsal: isRehearsal)
    }
}

struct DeletionRequest: WireRequest {
    static let name = "delete-account"

    let caller: Caller
    let password: Confidential
    let request: RequestID
    let isRehearsal: Bool

    func answer(at gate: Gate) async throws(ServiceError) -> Done {
        try await gate.deleteAccount(
            as: caller, with: password, request: request, isRehearsal: isRehearsal)
        return Done()
    }
}

struct ResetRequest: WireRequest {
    static let name = "reset-member"

    let member: String
    let code: Confidential
    let caller: Caller
    let request: RequestID
    let isRehearsal: Bool

    func answer(at gate: Gate) async throws(ServiceError) -> WayIn {
        try await gate.resetMember(
            member, with: code, as: caller, request: request, isRehearsal: isRehearsal)
    }
}

struct ExportRequest: WireRequest {
    static let name = "export"

    let caller: Caller
    let request: RequestID
    let isRehearsal: Bool

    func answer(at gate: Gate) async throws(ServiceError) -> ExportView {
        try await gate.export(as: caller, request: request, isRehearsal: isRehearsal)
    }
}
