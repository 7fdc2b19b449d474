import HouseholdModel
package import HouseholdDatabase

/// A household's books beside their chains, their seals, and what is noted outside the data file.
package struct BookCheck {
    let home: Principal.Membership
    /// The identity of the data file.
    let store: String
    let verification: Verification
    let seals: [StoredSeal]
    let notes: SealNotes.Reading
    /// What the chains have in place of what was sealed, by whose seal it is.
    private let unlike: [Member.ID: BookFault]

    /// Checks the books of a household against what the data file says, and what is noted.
    ///
    /// - Parameters:
    ///   - home: Whose books they are.
    ///   - facts: What the data file says.
    ///   - notes: What is noted outside of it.
    ///   - proof: With a proof that fits the last seal, no more than what came after that is read of long books. A
    ///     row before it that was changed stays to be found by a whole check: the next seal hangs on its hash.
    ///   - short: How many rows are read in any case; a second has time for ten times as many.
    /// - Throws: What keeps the data file from being read.
    package init(
        of home: Principal.Membership, in facts: borrowing Facts, notes: SealNotes,
        since proof: SealProof? = nil, short: Int = 20_000
    ) throws {
        let household = home.household
        self.home = home
        seals = try facts.seals(of: household.id)
        self.notes = notes.read(of: household.id)
        store = try facts.storeID()
        var unlike: [Member.ID: BookFault] = [:]
        for seal in seals {
            guard let row = try facts.firstUnlike(seal.heads, in: household.id) else { continue }
            unlike[seal.member] = .unlikeSeal(row, sealedOn: household.zone.day(at: seal.at))
        }
        self.unlike = unlike
        let last = proof.flatMap { [seals, store] proof in
            seals.first { $0.member == proof.member && proof.fits($0, in: store) }
        }
        if let last, last.heads.count > short, unlike[last.member] == nil {
            verification = try facts.verify(household.id, since: last.heads)
        } else {
            verification = try facts.verify(household.id)
        }
    }

    /// The first thing that does not fit; whether a seal is genuine shows with the key of its parent only.
    ///
    /// - Throws: ``ServiceError/changedMeanwhile`` when the parent has a new key since.
    package func fault(with proof: SealProof?) throws(ServiceError) -> BookFault? {
        let rows = chainFault
        if let rows, rows != .sums { return rows }
        if let proof, let seal = seal(of: proof.member) {
            guard seal.recipe == proof.recipe else { throw .changedMeanwhile }
            guard proof.fits(seal, in: store) else { return .forgedSeal }
            if let unlike = unlike[proof.member] { return unlike }
        }
        return unlike.sorted { $0.key.rawValue < $1.key.rawValue }.first?.value ?? rollback ?? rows
    }

    /// What the chains and sums tell by themselves.
    var chainFault: BookFault? { verification.firstBad.map(BookFault.init) }

    /// How often the parent has sealed the books, by the data file or the note.
    func counter(of member: Member.ID) -> Int {
        let stored = seal(of: member)?.counter ?? 0
        return max(min(stored, SealNotes.mostSeals), noted(member) ?? 0)
    }

    func seal(of member: Member.ID) -> StoredSeal? {
        seals.first { $0.member == member }
    }

    /// How often the parent has sealed the books from this computer.
    func noted(_ member: Member.ID) -> Int? {
        guard case .counters(let counters) = notes else { return nil }
        return counters[member]
    }

    private var rollback: BookFault? {
        guard case .counters(let counters) = notes else { return nil }
        for (member, counter) in counters where home.members.contains(where: { $0.id == member }) {
            guard let seal = seal(of: member) else { return .missingSeal }
            if seal.counter < counter { return .olderCopy }
        }
        return nil
    }
}

extension VerificationView {
    /// What is told of books in which everything fits.
    init(whole check: BookCheck, sealChecked: Bool) {
        let last = check.seals.max { $0.at < $1.at }
        self.init(
            ok: true, ledger: check.verification.ledger, audit: check.verification.audit,
            erased: check.verification.erased, sealedAt: last?.at, sealChecked: sealChecked,
            remarks: [last.flatMap(check.doubt)].compactMap(\.self))
    }
}
