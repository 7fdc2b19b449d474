import HouseholdModel

extension Notice.News {
    /// What is told of money that somebody booked.
    func text(_ news: Notice.MoneyNews, by who: String, _ claim: Claim, _ points: Int) -> Phrase {
        let amount = claim.money.phrase
        let why = reason.map { ": \($0.text)." } ?? "."
        let due: Phrase = claim.due.map { " " + "It is due on \(dates: $0.description)." } ?? ""
        return switch news {
        case .paidOut: "\(who) made \(amount) of \(abs(points).inPoints) of yours\(why)"
        case .allowance: "Your allowance is there: \(amount)."
        case .charged: "You owe \(who) \(amount)\(why)" + due
        case .paid: "\(who) gave you \(amount)\(why)" + due
        case .settled: "Between \(who) and you all is paid: \(amount)."
        case .takenBack: "\(who) took back what was booked: \(amount)."
        }
    }
}
