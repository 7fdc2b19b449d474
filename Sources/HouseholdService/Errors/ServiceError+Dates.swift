import Household

extension ServiceError {
    /// What is said of dates of chores that can't be done now.
    var dateExplanation: Explanation {
        switch self {
        case .choreNotYet(let title, let begin):
            Explanation(
                "chore.not-yet", .conflict,
                "It is too early for \"\(title.text)\": not before \(begin.short). A parent can allow it sooner."
            )
        case .choreIsLater(let title, let due):
            Explanation(
                "chore.not-yet", .conflict,
                "\"\(title.text)\" is done for today. Yours is \(due.short).")
        case .noDate(let title, let day):
            Explanation(
                "chore.no-date", .conflict,
                "\"\(title.text)\" is not to be done on \(day.short), or that day's turn has not come up yet."
            )
        default:
            Explanation("program.bug", .software, "Something broke inside chorus.")
        }
    }
}

extension Due {
    /// `Wed 25 Nov`, with the time where one is named.
    fileprivate var short: Phrase { time.map { "\(day.short) \($0)" } ?? day.short }
}
