import Credentials
import HouseholdDatabase
package import HouseholdModel

// A device is paired as in RFC 8628: it shows a code, a parent types that elsewhere, and the device fetches a token.

extension Gate {
    /// Lets a device wait to be paired, which anybody may ask for; what it is told stands nowhere else.
    ///
    /// - Parameters:
    ///   - name: What the device calls itself.
    ///   - address: Where it asks from, where that is known.
    /// - Returns: What it keeps, and what it shows.
    /// - Throws: ``DeviceProblem/tooManyWait``.
    package func beginPairing(
        _ name: Title, from address: String?
    ) async throws(ServiceError) -> DeviceCodes {
        let (token, code) = (SessionToken(from: random), PairingCode(from: random))
        try await wait {
            let now = clock.now()
            try store.write { transaction in
                try transaction.forgetPairings(endedBy: now)
                guard try transaction.facts.openPairings(at: now) < Pairing.mostOpen else {
                    throw ServiceError.device(.tooManyWait)
                }
                try transaction.add(
                    Pairing(name: name, address: address.flatMap(Self.shown), madeAt: now),
                    digest: token.digest.bytes, showing: code.digest.bytes)
            }
        }
        return DeviceCodes(
            deviceCode: Confidential(token.reveal()), userCode: Confidential(code.reveal()),
            expiresIn: Int(Pairing.lifetime / 1_000), interval: Int(Pairing.interval / 1_000))
    }

    /// What of an address can be shown to a parent: that it is one the file need not know.
    private static func shown(_ address: String) -> String? {
        let shown = address.filter { $0.isASCII && ($0.isHexDigit || ".:%".contains($0)) }
        return shown.isEmpty ? nil : String(shown.prefix(64))
    }

    /// Hands a device its token, once, where a parent has said for whom it is.
    ///
    /// - Throws: ``ServiceError/dataFile(_:)``.
    package func fetchToken(
        for deviceCode: Confidential
    ) async throws(ServiceError) -> PairingAnswer {
        guard let code = SessionToken(stored: deviceCode.secret)?.digest.bytes else {
            return .expired
        }
        let token = SessionToken(from: random)
        return try await wait {
            let now = clock.now()
            return try store.write { transaction -> PairingAnswer in
                guard let open = try transaction.facts.pairing(code, at: now) else {
                    return .expired
                }
                let since = open.askedAt.map { now.milliseconds - $0.milliseconds }
                guard since.map({ !(0..<Pairing.interval).contains($0) }) ?? true else {
                    return .slowDown
                }
                try transaction.notePoll(code, at: now)
                guard let device = open.device, let household = open.household else {
                    return .pending
                }
                try transaction.forgetPairing(code)
                let isKept = try transaction.setToken(
                    of: device, in: household, to: token.digest.bytes)
                return isKept ? .paired(Confidential(token.reveal())) : .denied
            }
        }
    }

    /// Finds the device that shows a code, for whoever may pair it; nothing has been used up yet.
    ///
    /// - Throws: ``DeviceProblem/codeRefused`` where none does, which is counted, or ``DeviceProblem/tooManyCodes``
    ///   where that was so too often; ``ServiceError/refused(_:)`` for whoever may not pair devices.
    package func openPairing(
        _ typed: Confidential, as caller: Caller
    ) async throws(ServiceError) -> PairingProof {
        guard let code = PairingCode(typed: typed.secret)?.digest.bytes else {
            throw .value(field: "the code", expected: "eight letters, such as WDJB-MJHT")
        }
        return try await wait {
            // What was refused is kept in the file, and so is not thrown before the transaction is over.
            let found = try store.write { transaction in
                try findPairing(showing: code, as: caller, in: transaction)
            }
            return try found.get()
        }
    }

    private func findPairing(
        showing code: [UInt8], as caller: Caller, in transaction: borrowing Transaction
    ) throws -> Result<PairingProof, ServiceError> {
        let context = try context(for: caller, asking: .addDevice, in: transaction.facts)
        if let error = try transaction.facts.missingMembership(
            of: context.principal, for: .addDevice, at: context.instant)
        {
            return .failure(error)
        }
        let (member, home) = try context.principal.membership()
        let place = Session.Membership(household: home.household.id, member: member.id)
        if let refusal = try refusalToPair(context, home.household) {
            try record(
                refusalOf: .addDevice, to: context.principal, about: place,
                by: (refusal.policies + refusal.errors, context.rules), in: transaction)
            return .failure(.refused(refusal))
        }
        let now = clock.now()
        let misses = try transaction.facts.pairingMisses(
            of: member.id, in: place.household, since: now.adding(milliseconds: -Pairing.lifetime))
        guard misses < Pairing.mostMisses else { return .failure(.device(.tooManyCodes)) }
        if let open = try transaction.facts.pairing(showing: code, at: now) {
            return .success(PairingProof(open.pairing, showing: code))
        }
        try transaction.countPairingMiss(of: member.id, in: place.household, at: now)
        try record(
            refusalOf: .addDevice, to: context.principal, about: place, in: transaction)
        return .failure(.device(.codeRefused))
    }

    /// Why the rules do not let whoever asks pair devices, if they do not.
    private func refusalToPair(
        _ context: RequestContext, _ household: Household
    ) throws -> Refusal? {
        if let refusal = try context.judge.refusalByRole(.addDevice) { return refusal }
        let decision = try context.judge.decide(.addDevice, on: household.reference)
        guard case .failure(let refusal) = decision else { return nil }
        return refusal
    }
}
