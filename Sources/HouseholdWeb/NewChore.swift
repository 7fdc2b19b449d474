package import HouseholdModel
package import HouseholdService

/// What was filled in for a new chore, as it was typed.
package struct NewChore: Sendable {
    /// How often a chore comes back.
    package enum Rhythm: String, CaseIterable, Sendable {
        case once, daily, weekdays, weekly, monthly

        var phrase: Phrase {
            switch self {
            case .once: "once"
            case .daily: "every day"
            case .weekdays: "Monday to Friday"
            case .weekly: "every week"
            case .monthly: "every month"
            }
        }
    }

    /// What it is, as any form that has a title says.
    package private(set) var title = ""
    var person = ""
    var points = "1"
    var rhythm = Rhythm.once
    var day = ""
    /// What was said in one line instead, and how that was understood, where it was.
    private(set) var text = ""
    private(set) var line: NewLine?

    /// Nothing filled in yet.
    package init() {}

    /// Nothing but a line.
    package init(_ line: NewLine) { (text, self.line) = (line.text, line) }

    /// What stands in a form.
    package init(_ fields: FormFields) {
        title = fields[.title] ?? ""
        person = fields[.person] ?? ""
        points = fields[.points] ?? points
        text = fields[.line] ?? ""
        rhythm = fields[.repeats].flatMap(Rhythm.init) ?? .once
        day = fields[.day] ?? ""
    }

    /// The same as an operation.
    ///
    /// - Parameter today: The day on the household's calendar, from which on it comes back where no day is named.
    /// - Returns: What adds it.
    /// - Throws: What can't be used of it.
    package func operation(today: Day) throws(ServiceError) -> AddChore {
        let worth =
            points.isEmpty ? .one : Int(digits: points[...], atMost: 6).flatMap { ChoreValue($0) }
        guard let worth else {
            throw .value(field: "the points", expected: "a number from 0 to 10000")
        }
        let day = self.day.isEmpty ? nil : Day(self.day)
        guard self.day.isEmpty || day != nil else {
            throw .value(field: "the day", expected: "a date such as 2026-12-24")
        }
        do throws(TextError) {
            return AddChore(
                title: try Title(title), for: person.isEmpty ? nil : .one(person), value: worth,
                timing: try timing(from: day, today))
        } catch {
            throw .text(error, field: "title")
        }
    }

    private func timing(
        from day: Day?, _ today: Day
    ) throws(TextError) -> Chore.Timing {
        guard let rule = rule(from: day ?? today),
            let schedule = try? Schedule(rule, from: Due(day: day ?? today))
        else { return .once(day.map { Due(day: $0) }) }
        return .repeating(.calendar(schedule))
    }

    private func rule(from day: Day) -> RecurrenceRule? {
        var parts: RuleParts
        switch rhythm {
        case .once: return nil
        case .daily: parts = RuleParts(.daily)
        case .weekdays:
            parts = RuleParts(.weekly)
            parts.weekdays = Set(
                [.monday, .tuesday, .wednesday, .thursday, .friday].map { WeekdayNumber($0) })
        case .weekly:
            parts = RuleParts(.weekly)
            parts.weekdays = [WeekdayNumber(day.weekday)]
        case .monthly: parts = RuleParts(.monthly)
        }
        return try? RecurrenceRule(parts)
    }
}
