import HouseholdModel
import HouseholdDatabase

extension HomeFacts {
    /// The entries of money on a side that are not taken back, in the order of the book.
    borrowing func standingMoney(_ side: MoneySide) throws -> [Entry] {
        try wholeFile.standingMoney(side, in: id)
    }

    /// The newest entries of money on a side, newest first.
    borrowing func moneyEntries(_ side: MoneySide, limit: Int) throws -> [Entry] {
        try wholeFile.moneyEntries(side, in: id, limit: limit)
    }

    /// By which numbers whoever asks calls entries of money: parents by their places in the book, other adults by those among
    /// what is between them and others, and children by none.
    borrowing func numbers(ofMoney entries: [Entry]) throws -> [Int: Int] {
        let (asker, home) = try principal.membership()
        if home.knowsBook(asker) {
            return Dictionary(uniqueKeysWithValues: entries.map { ($0.sequence, $0.sequence) })
        }
        guard asker.role.checksOthers else { return [:] }
        let own = try wholeFile.moneySequences(of: asker.id, in: id)
        return Dictionary(uniqueKeysWithValues: zip(own, 1...))
    }

    /// Whose the entry of money is besides that whoever asks calls by that number: the child's or, of two adults, the other
    /// one's.
    borrowing func partner(ofMoneyNumbered number: Int) throws -> Member {
        try wholeFile.money(numbered: number, for: principal).partner
    }

    /// Whoever is called so and is here or, where nobody is, left with something open between them and whoever asks: what
    /// one of the two owes the other, or the household a child.
    ///
    /// Nobody else who left is found, as if they had never been here. Whoever was brought in with a household and has not come
    /// in yet counts as somebody who left.
    ///
    /// - Parameters:
    ///   - name: The name or the user name; without one whoever asks is meant.
    ///   - prefersOpen: Whether somebody who left goes before somebody who is here and with whom nothing is open; where
    ///     they only came back, they do where they are owed.
    /// - Returns: The member.
    /// - Throws: ``ServiceError/notFound(_:_:)``, ``MemberProblem/severalLeft(_:usernames:)``.
    borrowing func member(
        withMoneyNamed name: String?, preferringOpen prefersOpen: Bool = false
    ) throws -> Member {
        let (asker, home) = try principal.membership()
        guard let name else { return asker }
        let here = Result { () throws(ServiceError) in try home.member(named: name) }
        if case .success(let member) = here {
            if try isOpen(side(with: member)) { return member }
        }
        let present = try? here.get()
        var left: [Member] = []
        for member in home.members.filter({ !$0.isActive }).called(name) {
            if let present, !prefersOpen {
                guard present.isBack(from: member), try isOwed(member) else { continue }
            }
            if try isOpen(side(with: member)) { left.append(member) }
        }
        return try left.only(called: name) ?? here.get()
    }

    /// All who are called so: whoever is here, and those who left with anything in the book between them and whoever asks, or
    /// the household and a child.
    ///
    /// - Throws: ``ServiceError/notFound(_:_:)`` where it is nobody.
    borrowing func members(withHistoryNamed name: String) throws -> [Member] {
        let home = try home()
        let here = Result { () throws(ServiceError) in try home.member(named: name) }
        var left: [Member] = []
        for member in home.members.filter({ !$0.isActive }).called(name) {
            guard let side = try side(with: member) else { continue }
            if try !moneyEntries(side, limit: 1).isEmpty { left.append(member) }
        }
        guard case .success(let member) = here else {
            return left.isEmpty ? [try here.get()] : left
        }
        return [member] + left
    }

    /// Whether anything is owed on a side, where there is one.
    private borrowing func isOpen(_ side: MoneySide?) throws -> Bool {
        guard let side else { return false }
        return try !Debt.all(in: standingMoney(side)).isEmpty
    }

    /// Whether whoever asks owes a member or, of a child, the household does.
    private borrowing func isOwed(_ member: Member) throws -> Bool {
        let payer = member.role == .child ? nil : try principal.membership().member.id
        return try wholeFile.net(to: member.id, by: payer, in: id) > 0
    }

    /// What stands between whoever asks and another adult or, where a parent asks, the household and a child.
    private borrowing func side(with member: Member) throws -> MoneySide? {
        let asker = try principal.membership().member
        guard member.role == .child else { return .all(of: asker.id, with: member.id) }
        return asker.role.isGuardian ? .household(of: member.id) : nil
    }

    /// How much whoever asks owes a member, if anything.
    borrowing func owed(to member: Member.ID) throws -> Money? {
        let (asker, home) = try principal.membership()
        let owed = try wholeFile.net(to: member, by: asker.id, in: id)
        return home.household.settings.money.flatMap { Money(minor: owed, $0.currency) }
    }

    /// Where money for a member goes, if that is kept.
    borrowing func bankAccount(of member: Member.ID) throws -> BankAccount? {
        try wholeFile.bankAccount(of: member, in: id)
    }

    /// What children get again and again.
    borrowing func allowances() throws -> [Allowance] {
        try wholeFile.allowances(in: id)
    }

    /// The entry of money that whoever asks calls by that number.
    borrowing func entry(ofMoneyNumbered number: Int) throws -> Entry {
        try wholeFile.money(numbered: number, for: principal).entry
    }
}

extension Member {
    /// Whether this is who left as `former`, and came back.
    fileprivate func isBack(from former: Member) -> Bool {
        account != nil && account == former.account
    }
}
