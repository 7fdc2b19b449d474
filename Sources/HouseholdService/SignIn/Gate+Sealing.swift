import Credentials
import HouseholdModel
import HouseholdDatabase

// The key is made outside any transaction. The books are checked in one that reads and sealed as they were
// then, so that nobody waits for it.

/// A parent whose password was right.
private struct Sealer {
    let asker: Principal
    let member: Member
    let home: Principal.Membership
    /// From what the key of the last seal was made.
    let recipe: String?
}

extension Gate {
    /// Checks the last seal of a parent who has just signed in, and seals the books anew.
    ///
    /// Nothing of this keeps the parent out: what goes wrong is told.
    func sealing(
        _ signedIn: SignedIn, at door: Caller, with password: Secret, isNew: Bool = false
    ) async -> SignedIn {
        guard signedIn.account.role?.isGuardian == true else { return signedIn }
        var signedIn = signedIn
        let caller = door.with(session: signedIn.session)
        signedIn.sealing = await sealing(as: caller, with: password, isNew: isNew)
        return signedIn
    }

    /// The same for a parent whose password was right, and who was signed in before.
    func sealing(as caller: Caller, with password: Secret, isNew: Bool = false) async -> Sealing {
        do throws(ServiceError) {
            return try await seal(as: caller, with: password, isNew: isNew)
        } catch {
            return Sealing(failed: error)
        }
    }

    /// Checks the last seals with a parent's old password, and drafts those that come with the new one: in each
    /// household in which the same account is a parent.
    func sealDrafts(
        behind caller: Caller, from old: Secret, to new: Secret
    ) async throws(ServiceError) -> [SealDraft] {
        var drafts: [SealDraft] = []
        for home in try await Self.onOwnThread({ try homes(ofParentBehind: caller) }) {
            drafts.append(try await sealDraft(behind: home, from: old, to: new))
        }
        return drafts
    }

    /// The same caller in each household in which the account is a parent.
    func homes(ofParentBehind caller: Caller, butCurrent: Bool = false) throws -> [Caller] {
        try store.read { facts in
            let asker = try facts.principal(of: caller, at: clock.now())
            let current = butCurrent ? asker.member?.household : nil
            let all = try asker.account.map { try facts.memberships(of: $0.id) } ?? []
            return all.filter { $0.role.isGuardian && $0.membership.household != current }
                .map { caller.acting(in: .identified($0.membership.household)) }
        }
    }

    private func sealDraft(
        behind caller: Caller, from old: Secret, to new: Secret
    ) async throws(ServiceError) -> SealDraft {
        let sealer = try await Self.onOwnThread { try parent(behind: caller) }
        let member = sealer.member.id
        let recipe = sealer.recipe.flatMap { try? hasher.readRecipe($0) }
        var last: SealProof?
        if let recipe { last = try await proof(of: member, old, by: recipe) }
        let next = try await proof(of: member, new, by: hasher.newRecipe())
        return try await Self.onOwnThread { [last] in
            let check = try store.read { facts in
                try BookCheck(of: sealer.home, in: facts, notes: notes, since: last)
            }
            let isUnreadable = sealer.recipe != nil && last == nil
            let fault = try isUnreadable ? .forgedSeal : check.fault(with: last)
            return SealDraft(check, fault, from: last, to: next, at: clock.now())
        }
    }

    /// Compares the password of whoever is signed in, and makes the key of their seal.
    ///
    /// - Throws: ``AccountProblem/passwordWrong``, or ``BookProblem/noSeal`` where they have sealed nothing.
    package func proveSeal(
        as caller: Caller, with password: Confidential
    ) async throws(ServiceError) -> SealProof {
        let sealer = try await Self.onOwnThread { try parent(behind: caller) }
        guard let text = sealer.recipe else { throw .book(.noSeal) }
        _ = try await prove(password, of: sealer.asker, as: caller, for: .verifyAudit)
        guard let recipe = try? hasher.readRecipe(text) else { throw .book(.damaged(.forgedSeal)) }
        return try await self.proof(of: sealer.member.id, password.secret, by: recipe)
    }

    /// Asks whether the books add up, and whether the seal of whoever is signed in is genuine, whose password shows that.
    ///
    /// - Throws: ``AccountProblem/passwordWrong``, or ``BookProblem/noSeal`` where they have sealed nothing.
    package func verification(
        as caller: Caller, with password: Confidential
    ) async throws(ServiceError) -> VerifyAudit {
        VerifyAudit(try await proveSeal(as: caller, with: password))
    }

    private func seal(
        as caller: Caller, with password: Secret, isNew: Bool
    ) async throws(ServiceError) -> Sealing {
        let sealer = try await Self.onOwnThread { try parent(behind: caller) }
        let last: KeyRecipe?
        do throws(HashingError) {
            last = try isNew ? nil : sealer.recipe.map(hasher.readRecipe)
        } catch {
            return Sealing(broken: .forgedSeal)
        }
        let kept = last.flatMap { hasher.isOutdated($0) ? nil : $0 }
        let member = sealer.member.id
        let next = try await proof(of: member, password, by: kept ?? hasher.newRecipe())
        var proof = next
        if kept == nil, let last { proof = try await self.proof(of: member, password, by: last) }
        return try await Self.onOwnThread { [proof] in
            let check = try store.read { facts in
                try BookCheck(
                    of: sealer.home, in: facts, notes: notes, since: isNew ? nil : proof)
            }
            if let fault = try isNew ? check.chainFault : check.fault(with: proof) {
                return Sealing(broken: fault)
            }
            return try seal(check, with: next, isNew: isNew)
        }
    }

    private func seal(
        _ check: BookCheck, with proof: SealProof, isNew: Bool
    ) throws -> Sealing {
        let seal = try store.write { transaction in
            let seal = proof.seal(check, at: clock.now())
            if try transaction.keep(seal) { return Optional(seal) }
            // With another password a later seal is none of this one's.
            guard !isNew else { throw ServiceError.changedMeanwhile }
            return nil
        }
        return Sealing(
            check, of: proof.member, isNew: isNew, notNoted: seal.flatMap(notes.note))
    }
}

// MARK: - Between a password and a key

extension Gate {
    private func parent(behind caller: Caller) throws -> Sealer {
        try store.read { facts in
            let asker = try facts.principal(of: caller, at: clock.now())
            let (member, home) = try asker.membership()
            let seals = try facts.seals(of: home.household.id)
            return Sealer(
                asker: asker, member: member, home: home,
                recipe: seals.first { $0.member == member.id }?.recipe)
        }
    }

    private func proof(
        of member: Member.ID, _ password: Secret, by recipe: KeyRecipe
    ) async throws(ServiceError) -> SealProof {
        do {
            return SealProof(
                of: member, recipe: recipe.text, try await hasher.key(from: password, by: recipe))
        } catch {
            throw ServiceError(error)
        }
    }
}
