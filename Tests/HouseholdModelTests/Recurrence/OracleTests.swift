import HouseholdModel
import Testing

/// Compares with python-dateutil; `Scripts/recurrence-oracle` makes up new rules and runs this on them.
@Suite("A rule that another program knows, too")
struct OracleTests {
    @Test("has the same first twenty dates")
    func agrees() throws {
        let lines = try OracleLine.all()
        for line in lines {
            let recurrence = try line.recurrence()

            let dates = recurrence.dueSlots(in: .utc).prefix(20).map(\.due)

            #expect(dates == line.dates, "\(line.rule) from \(line.start)")
        }
        #expect(lines.count >= 500)
    }

    @Test("has the same dates when it is asked from later on")
    func agreesFromLater() throws {
        for line in try OracleLine.all() {
            let recurrence = try line.recurrence()
            for day in line.dates.suffix(2).flatMap({ [$0.day.adding(days: -1), $0.day] }) {
                let dates = recurrence.dueSlots(from: day, in: .utc).prefix(3).map(\.due)

                let expected = line.dates.drop { $0.day < day }.prefix(3)
                #expect(dates.starts(with: expected), "\(line.rule) from \(day)")
            }
        }
    }

    @Test("is written as text that gives the same rule again")
    func roundTrips() throws {
        for line in try OracleLine.all() {
            let rule = try RecurrenceRule(line.rule)

            #expect(try RecurrenceRule(rule.description) == rule)
            #expect(try RecurrenceRule(rule.description.lowercased()) == rule)
        }
    }
}

extension OracleLine {
    fileprivate func recurrence() throws -> Recurrence {
        .calendar(try Schedule(RecurrenceRule(rule), from: start))
    }
}
