import HouseholdModel

extension NoticeView {
    /// That somebody is to pay what they owe.
    init(
        _ notice: Notice, of item: Debt.Item, to creditor: Member.ID,
        in home: Principal.Membership
    ) {
        let who = home.member(creditor)?.name.text ?? "Somebody"
        self.init(
            notice, kind: .paymentDue, text: item.reminder(to: who, on: home.calendar.today))
    }
}

extension Debt.Item {
    /// How much of it is still to be paid to whom, what for, and that it is time.
    fileprivate func reminder(to who: String, on today: Day) -> Phrase {
        guard let claim = entry.claim else { return "" }
        let amount = Phrase.money(rest, claim.money.currency)
        let why = entry.why.map { ": \($0.text)." } ?? "."
        let due: Phrase =
            switch claim.due {
            case nil: ""
            case today?: " " + "It is due today."
            case let day?: " " + "It was due on \(day.dated)."
            }
        return "You owe \(who) \(amount)\(why)" + due
    }
}

extension Notice.News {
    /// What is told of money that somebody booked.
    func text(
        _ news: Notice.MoneyNews, by who: String, _ claim: Claim, _ points: Int, isPaid: Bool
    ) -> Phrase {
        let amount = claim.money.phrase
        let why = reason.map { ": \($0.text)." } ?? "."
        let due: Phrase = claim.due.map { " " + "It is due on \($0.dated)." } ?? ""
        return switch news {
        case .paidOut where isPaid:
            "\(who) made money of points of yours (\(abs(points).inPoints)): \(amount), and gave it to you\(why)"
        case .paidOut:
            """
            \(who) made money of points of yours (\(abs(points).inPoints)): \(amount), which you are owed until it is \
            handed over\(why)
            """
        case .allowance: "Your allowance is there: \(amount)."
        case .charged: "You owe \(who) \(amount)\(why)" + due
        case .paid: "\(who) gave you \(amount)\(why)" + due
        case .settled: "Between \(who) and you all is paid: \(amount)."
        case .takenBack: "\(who) took back what was booked: \(amount)\(why)"
        }
    }
}

extension Notice.News {
    /// What a child is told of its allowance.
    func text(_ news: Allowance.News, by who: String) -> Phrase {
        switch news {
        case .set(let money, let rhythm):
            "\(who) set your allowance: \(money.phrase) \(dates: rhythm)."
        case .ended: "\(who) ended your allowance. What you are owed stays."
        case .changed:
            Phrase("\(who) has changed your allowance.").typing("See: money allowance")
        }
    }

    /// What children are told where their points are worth less or, after all, are not.
    func text(_ news: RateNews?, by who: String) -> Phrase {
        switch news {
        case .lowered(let rate): text(rate, by: who)
        case .afterAll(let rate):
            "Points are worth \(rate.money.phrase) for every \(rate.points.inPoints) after all."
        case nil: Phrase("\(who) changed what points are worth.").typing("See: money rate")
        }
    }

    private func text(_ rate: LoweredRate, by who: String) -> Phrase {
        let before =
            "\(rate.before.money.phrase) for every \(rate.before.points.inPoints)" as Phrase
        guard let after = rate.after else {
            return "\(who) says that points don't become money any more. Before: \(before)"
        }
        return """
            \(who) changed what points are worth: \(after.money.phrase) for every \(after.points.inPoints). Before: \(before)
            """
    }
}
