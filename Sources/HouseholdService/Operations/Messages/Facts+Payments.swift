import HouseholdDatabase
import HouseholdModel

extension Facts {
    /// What a member is to pay and is reminded of by `limit`, on the evening of the day until which it is owed.
    ///
    /// Whoever is away is reminded as well, since a payment can be made from anywhere.
    borrowing func duePayments(
        of member: Member, in home: Principal.Membership, until limit: Instant,
        by rules: HouseRules
    ) throws -> [DuePayment] {
        let today = home.calendar.today
        guard member.role != .child, home.household.settings.money != nil,
            try hasMoney(
                dueOn: today, or: today.adding(days: -1), of: member.id, in: home.household.id)
        else { return [] }
        return try dues(of: member, in: home, by: rules).compactMap { due in
            guard let day = due.item.entry.claim?.due,
                home.isReminded(ofPaymentsDueOn: day, until: limit)
            else { return nil }
            return DuePayment(
                member: member.id, entry: due.item.entry.sequence, moment: home.evening(of: day))
        }
    }

    /// The same without what the member was told.
    borrowing func newPayments(
        of member: Member, in home: Principal.Membership, by rules: HouseRules
    ) throws -> [DuePayment] {
        try duePayments(of: member, in: home, until: home.reminderLimit, by: rules).filter {
            let told = try toldOfPayment(by: $0.entry, to: member.id, in: home.household.id)
            return told.map { $0 > home.calendar.instant } ?? true
        }
    }

    /// What a member is to pay that came due after a moment, in sentences.
    borrowing func duePayments(
        of member: Member, since moment: Instant, in home: Principal.Membership,
        by rules: HouseRules
    ) throws -> [NoticeView] {
        let payments = try duePayments(
            of: member, in: home, until: home.calendar.instant, by: rules)
        return try payments.filter { $0.moment > moment }.compactMap { payment in
            let notice = Notice(
                number: 0, at: payment.moment, message: .paymentDue(entry: payment.entry),
                isRead: false)
            return try view(of: notice, to: member, in: home, by: rules)
        }
    }

    /// What a member still owes by an entry of the book; `nil` where that is nothing, or not shown to them.
    borrowing func due(
        by entry: Int, of member: Member, in home: Principal.Membership, by rules: HouseRules
    ) throws -> (debt: Debt, item: Debt.Item)? {
        try dues(of: member, in: home, by: rules).first { $0.item.entry.sequence == entry }
    }

    private borrowing func dues(
        of member: Member, in home: Principal.Membership, by rules: HouseRules
    ) throws -> [(debt: Debt, item: Debt.Item)] {
        guard home.household.settings.money != nil,
            let judge = try judge(rules, for: member, in: home, at: home.calendar.instant),
            try judge.allows(.showMoney, on: member.reference)
        else { return [] }
        let entries = try standingMoney(.all(of: member.id), in: home.household.id)
        return home.dues(of: member.id, in: entries)
    }
}
