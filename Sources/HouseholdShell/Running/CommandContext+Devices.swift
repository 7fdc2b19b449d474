import HouseholdService

extension CommandContext {
    /// The device that shows a code, for whoever may pair it.
    func openPairing(_ code: Confidential) async throws(Failure) -> PairingProof {
        let (door, file) = try session.door()
        let caller = try session.caller(file)
        return try await reporting { () async throws(ServiceError) in
            try await door.openPairing(code, as: caller)
        }
    }
}
