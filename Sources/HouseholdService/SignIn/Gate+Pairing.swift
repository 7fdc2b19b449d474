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
        let proof = try await wait {
            try store.write { transaction -> PairingProof? in
                let principal = try pairer(behind: caller, in: transaction.facts)
                let (member, home) = try principal.membership()
                let (household, now) = (home.household.id, clock.now())
                let misses = try transaction.facts.pairingMisses(
                    of: member.id, in: household,
                    since: now.adding(milliseconds: -Pairing.lifetime))
                guard misses < Pairing.mostMisses else {
                    throw ServiceError.device(.tooManyCodes)
                }
                if let open = try transaction.facts.pairing(showing: code, at: now) {
                    return PairingProof(open.pairing, showing: code)
                }
                try transaction.countPairingMiss(of: member.id, in: household, at: now)
                let place = Session.Membership(household: household, member: member.id)
                try record(refusalOf: .addDevice, to: principal, about: place, in: transaction)
                return nil
            }
        }
        guard let proof else { throw .device(.codeRefused) }
        return proof
    }

    /// Whoever asks, where the rules let them pair devices.
    private func pairer(
        behind caller: Caller, in facts: borrowing Facts
    ) throws -> Principal {
        let context = try context(for: caller, asking: .addDevice, in: facts)
        if let error = try facts.missingMembership(
            of: context.principal, for: .addDevice, at: context.instant)
        {
            throw error
        }
        if let refusal = try context.judge.refusalByRole(.addDevice) {
            throw ServiceError.refused(refusal)
        }
        let household = try context.principal.home().household
        if case .failure(let refusal) = try context.judge.decide(
            .addDevice, on: household.reference)
        {
            throw ServiceError.refused(refusal)
        }
        return context.principal
    }
}
