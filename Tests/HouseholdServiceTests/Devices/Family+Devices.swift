import Credentials
import HouseholdModel
import HouseholdService

/// What tests do with devices.
extension Family {
    /// Lets a device wait.
    func beginPairing(_ name: String = "Tablet") async throws -> DeviceCodes {
        try await gate.beginPairing(Title(name), from: "192.168.1.20")
    }

    /// Pairs a device that waits.
    @discardableResult
    func add(
        _ codes: DeviceCodes, as kind: Device.Kind = .board, for people: [String],
        by person: Person = .anna
    ) async throws -> DeviceView {
        let proof = try await gate.openPairing(codes.userCode, as: caller(person))
        return try await perform(AddDevice(proof, as: kind, for: people), as: person)
    }

    /// What a device that waits is told.
    func fetchToken(_ codes: DeviceCodes) async throws -> PairingAnswer {
        try await gate.fetchToken(for: codes.deviceCode)
    }

    /// Pairs a device; the answer is its token.
    func pair(
        _ kind: Device.Kind = .board, for people: [String], by person: Person = .anna
    ) async throws -> Confidential {
        let codes = try await beginPairing()
        try await add(codes, as: kind, for: people, by: person)
        guard case .paired(let token) = try await fetchToken(codes) else {
            throw ServiceError.bug("a device that is paired gets its token")
        }
        return token
    }

    /// Signs somebody in at a device.
    func signIn(
        _ person: Person, at token: Confidential, with password: Confidential? = nil
    ) async throws(ServiceError) -> Caller {
        let signedIn = try await gate.signIn(
            as: person.name, with: password ?? person.password, at: token, request: newRequest())
        return Caller(session: signedIn.session)
    }
}

extension Gate {
    /// The error with which something is refused that is asked by a caller.
    func refusal<Op: Change>(_ operation: Op, by caller: Caller) async -> ServiceError? {
        let request = RequestID.new(.system, at: Instant(milliseconds: 0))
        return await HouseholdServiceTests.refusal { () throws(ServiceError) in
            _ = try await perform(operation, as: caller, request: request)
        }
    }

    /// The same of a question.
    func refusal<Op: Inquiry>(_ operation: Op, by caller: Caller) async -> ServiceError? {
        await HouseholdServiceTests.refusal { () throws(ServiceError) in
            _ = try await perform(operation, as: caller)
        }
    }
}

extension PairingAnswer {
    /// What it says, without a token.
    var word: String {
        switch self {
        case .pending: "pending"
        case .slowDown: "slow down"
        case .denied: "denied"
        case .expired: "expired"
        case .paired: "paired"
        }
    }
}
