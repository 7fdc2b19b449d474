extension RecurrenceRule: CustomStringConvertible {
    /// The rule as RFC 5545 writes it, such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;WKST=MO`.
    ///
    /// Equal rules give equal text: the parts come in one order, numbers from small to large, and
    /// what says nothing is left out.
    package var description: String {
        parts.text(withEnd: true)
    }
}

extension RuleParts {
    /// The parts as RFC 5545 writes them, with or without `COUNT` and `UNTIL`.
    func text(withEnd: Bool) -> String {
        var text = "FREQ=\(frequency.rawValue)"
        if interval != 1 { text += ";INTERVAL=\(interval)" }
        let numbers: [(RulePart, Set<Int>)] = [
            (.months, months), (.monthDays, monthDays), (.yearDays, yearDays),
        ]
        for (part, set) in numbers { text += Self.list(part, set.inRuleOrder) }
        text += Self.list(.weekdays, weekdays.sorted())
        let times: [(RulePart, Set<Int>)] = [
            (.hours, hours), (.minutes, minutes), (.positions, positions),
        ]
        for (part, set) in times { text += Self.list(part, set.inRuleOrder) }
        if weekStartMatters { text += ";WKST=\(weekStart.code)" }
        return withEnd ? text + end.text : text
    }

    private static func list(_ part: RulePart, _ values: [some CustomStringConvertible]) -> String {
        guard !values.isEmpty else { return "" }
        return ";\(part.rawValue)=" + values.map(\.description).joined(separator: ",")
    }
}

extension RecurrenceEnd {
    /// The part of a rule that says so, with a semicolon in front.
    var text: String {
        switch self {
        case .never: ""
        case .count(let count): ";COUNT=\(count)"
        case .until(let due): ";UNTIL=\(due.compact)"
        }
    }
}

extension Set<Int> {
    /// First those counted from the front, then those counted from the end, each from small to large.
    var inRuleOrder: [Int] {
        sorted { ($0 < 0 ? 1 : 0, $0) < ($1 < 0 ? 1 : 0, $1) }
    }
}
