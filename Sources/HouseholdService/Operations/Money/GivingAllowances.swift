import HouseholdDatabase
import HouseholdModel

extension Grant where Op == SetAllowance {
    /// Lets the child get so much from tomorrow on; what is in the book stays there, and no date of it comes again.
    func setAllowance(of money: Money, on recurrence: Recurrence) throws -> AllowanceView {
        let (setter, home) = try membership()
        guard subject.role == .child else {
            throw ServiceError.value(field: "who gets it", expected: "a child")
        }
        try checkProgram(may: .creditAllowances)
        let before = try transaction.facts.allowance(of: subject.id, in: subject.household)
        guard case .calendar(let schedule) = recurrence,
            let allowance = Allowance(
                money, for: subject.id, in: subject.household, on: schedule, setBy: setter.id,
                at: instant, from: home.calendar.today.adding(days: 1),
                bookedDay: before?.bookedDay),
            allowance.nextDate(from: home.calendar.today, in: home.household.zone) != nil
        else {
            throw ServiceError.value(
                field: "how often", expected: "days to come, such as: every saturday")
        }
        try transaction.set(allowance)
        let rhythm = recurrence.rhythm(
            weekStart: home.household.weekStart, endingIn: home.household.zone)
        try tell(of: .allowance(of: subject.id, .set(money, rhythm: rhythm)))
        return AllowanceView(allowance, in: home)
    }

    /// Lets the child get nothing more.
    func endAllowance() throws -> AllowanceView {
        guard
            var allowance = try transaction.facts.allowance(of: subject.id, in: subject.household),
            try transaction.endAllowance(of: subject.id, in: subject.household)
        else { throw ServiceError.money(.noAllowance(subject.name)) }
        allowance.hasEnded = true
        try tell(of: .allowance(of: subject.id, .ended))
        return try AllowanceView(allowance, in: membership().home)
    }
}

extension Facts {
    /// The allowances of which dates have come by then that are not in the book.
    borrowing func dueAllowances(
        in home: Principal.Membership, at moment: Instant
    ) throws -> [(allowance: Allowance, days: [Day])] {
        let zone = home.household.zone
        let today = zone.day(at: moment)
        return try allowances(in: home.household.id).compactMap { allowance in
            guard home.member(allowance.member)?.getsAllowance == true,
                allowance.money.currency == home.household.settings.money?.currency
            else { return nil }
            let days = allowance.dates(until: today, in: zone)
            return days.isEmpty ? nil : (allowance, days)
        }
    }
}

extension Member {
    /// Whether what comes again and again comes to this member.
    fileprivate var getsAllowance: Bool { role == .child && !hasLeft }
}

extension CreditAllowances: TimedChange {
    static var comesOfTimeAlone: Bool { true }

    static func households(in facts: borrowing Facts, at instant: Instant) throws -> [Household.ID]
    {
        try facts.householdsWithAllowances()
    }

    static func isDue(
        in home: Principal.Membership, at moment: Instant, by facts: borrowing Facts
    ) throws -> Bool {
        guard home.household.settings.money != nil else { return false }
        return try !facts.dueAllowances(in: home, at: moment).isEmpty
    }
}

extension Grant where Op == CreditAllowances {
    /// Books each date that has come by a clock that is believed, and is not in the book.
    func creditAllowances() throws -> Int {
        let home = try principal.home()
        var count = 0
        for due in try transaction.facts.dueAllowances(in: home, at: min(instant, believed)) {
            for day in due.days { try credit(due.allowance, on: day, in: home) }
            count += due.days.count
        }
        return count
    }

    private func credit(
        _ allowance: Allowance, on day: Day, in home: Principal.Membership
    ) throws {
        guard let member = home.member(allowance.member),
            try transaction.noteBooked(day, of: allowance)
        else { throw ServiceError.changedMeanwhile }
        let entry = try bookMoney(
            .allowance(Claim(allowance.money, from: nil)), of: member,
            countedAt: home.household.zone.start(of: day), by: allowance.setBy)
        try tell(of: .money(entry, to: member.id))
        try recordByItself(subject.reference, about: member.id, ["day": day.description])
    }
}
