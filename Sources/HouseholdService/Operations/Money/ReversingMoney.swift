import HouseholdDatabase
import HouseholdModel

// Money that is moved back.

extension Grant where Op == ReverseMoney {
    /// Moves back what the entry moved that whoever asks calls by that number.
    func reverseMoney(numbered number: Int, because why: Note?) throws -> MoneyMoveView {
        let asker = try membership().member
        let entry = try transaction.facts.money(numbered: number, for: principal).entry
        guard let claim = entry.claim, entry.reverses == nil else {
            throw ServiceError.money(.isReversal(number))
        }
        guard entry.reversedBy == nil else { throw ServiceError.money(.isTakenBack(number)) }
        guard entry.kind != .charge || entry.member == asker.id else {
            let owed = try transaction.facts.net(
                to: subject.id, by: asker.id, in: subject.household)
            throw ServiceError.money(.isCreditors(subject.name, owed: owed))
        }
        if let (payment, paid) = try ownPayment(of: entry) {
            try reverseMoney(payment, paid, isTold: false)
        }
        try reverseMoney(entry, claim, because: why, isTold: true)
        return try view(of: entry)
    }

    /// The payment by which a payout was handed over at once, as long as it stands.
    private func ownPayment(of entry: Entry) throws -> (Entry, Claim)? {
        let payment = try transaction.facts.paymentAtOnce(
            ofPayout: entry.sequence, in: entry.household)
        guard let payment, payment.reversedBy == nil, let claim = payment.claim else { return nil }
        return (payment, claim)
    }
}

extension Grant where Op: ReversesMoney {
    /// Moves money back, with the points that became it.
    ///
    /// - Throws: ``MoneyProblem/isPaid(_:)`` where the household has paid since what it would owe no more.
    func reverseMoney(
        _ entry: Entry, _ claim: Claim, because why: Note? = nil, isTold: Bool
    ) throws {
        guard entry.reversedBy == nil else { return }
        let (asker, home) = try membership()
        guard let member = home.member(entry.member) else {
            throw ServiceError.changedMeanwhile
        }
        let reversed: Transfer.Reversed? =
            switch entry.kind {
            case .payout: .payout(claim)
            case .allowance: .allowance(claim)
            case .charge: .charge(claim)
            case .payment: .payment(claim)
            default: nil
            }
        guard let reversed else {
            throw ServiceError.points(.staysBooked(entry.sequence, entry.kind))
        }
        if claim.debtor == nil, entry.kind != .payment,
            try transaction.facts.owed(to: member.id, by: nil, in: member.household)
                < claim.money.minor
        {
            throw ServiceError.money(.isPaid(member.name))
        }
        try move(
            .reversal(of: entry.sequence, reversed, because: why), of: member,
            points: entry.amount, countedAt: entry.countedAt)
        let other = [claim.debtor, entry.member].compactMap(\.self).first { $0 != asker.id }
        guard isTold, let other else { return }
        try tell(ofReversedMoney: entry, to: other, because: why)
    }
}

extension Facts {
    /// The entry of money that whoever asks calls by that number, and whose it is besides: the child's or, of two adults, the
    /// other one's.
    ///
    /// One between two others is none for whoever asks; one with somebody who is here no more is.
    borrowing func money(
        numbered number: Int, for principal: Principal
    ) throws -> (entry: Entry, partner: Member) {
        let (asker, home) = try principal.membership()
        let household = home.household.id
        let entry =
            try home.knowsBook(asker)
            ? entry(number, in: household)
            : moneyEntry(at: number, of: asker.id, in: household)
        let found = entry.flatMap { entry in
            entry.partner(of: asker.id).flatMap(home.member).map { (entry, $0) }
        }
        return try found.found(.moneyEntry, number)
    }
}

extension Entry {
    /// Whose an entry of money is besides a member's: the child's or, of two adults, the other one's; `nil` where it is between
    /// two others.
    fileprivate func partner(of asker: Member.ID) -> Member.ID? {
        guard let claim else { return nil }
        guard let debtor = claim.debtor else { return member }
        return switch asker {
        case member: debtor
        case debtor: member
        default: nil
        }
    }
}
