import HouseholdModel
package import HouseholdService

extension UndoProblem {
    /// What is told of what can't be taken back.
    package var explanation: Explanation {
        switch self {
        case .notLast(let what, let instead):
            Explanation(
                code, .conflict,
                "What you did last is not taken back by undo: \(what).",
                try: instead.lines + Self.waysOn)
        case .pointsMoveOnce:
            Explanation(
                code, .conflict,
                """
                Points and money that were taken back are not moved again by redo. Type the command anew.
                """)
        case .inTheWay(let later):
            Explanation(code, .conflict, later.sentence, try: Self.waysOn)
        }
    }

    private static var waysOn: [String] {
        [
            "undo --list   shows what was before it",
            "undo --yes   takes back what was before it",
        ]
    }
}

extension Substitute {
    fileprivate var lines: [String] {
        switch self {
        case .nothing: []
        case .removingChild: ["child remove NAME   one that was added by mistake is gone"]
        case .removingMember: ["member remove NAME   takes somebody out again"]
        case .stoppingCalendar: ["notice calendar --stop"]
        case .settingAllowance:
            [
                "money allowance NAME off", "money allowance NAME 5.00 every saturday",
                "money reverse NUMBER   takes one back that was booked",
            ]
        case .bookingMoney:
            ["money payout NAME 5.00", "money pay NAME 5.00", "money charge NAME 12.50 Pizza"]
        case .keepingAccount: ["money account off", "money account IBAN   keeps another one"]
        case .removingChannel: ["notice remove NUMBER   messages stop going there"]
        }
    }
}
