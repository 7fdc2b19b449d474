import Foundation
import HouseholdModel
import HouseholdShell
import QuickAdd

extension QuickAddWhose {
    /// What they are called.
    var words: String {
        switch self {
        case .anyone: "anyone"
        case .one(let person): person.name
        case .each(let people): "each of \(Self.list(people))"
        case .together(let people): "\(Self.list(people)) together"
        case .turns(let people): "\(Self.list(people)), taking turns"
        }
    }

    private static func list(_ people: [QuickAddPerson]) -> String {
        people.map(\.name).joined(separator: ", ")
    }
}

extension Chore.Timing {
    /// When it comes, for people: `every 2 weeks on Mon and Thu, by the end of the day`.
    func words(in home: QuickAddHome) -> String? {
        switch self {
        case .once(nil):
            return nil
        case .once(let due?):
            let year = due.day.date.year == home.now.day.date.year ? "" : " \(due.day.date.year)"
            return "\(due.day.shortWords)\(year), \(due.deadline)"
        case .repeating(let recurrence):
            let rhythm = recurrence.rhythm(weekStart: home.weekStart).withNamesOfDays
            let hasTime = recurrence.start.time != nil || rhythm.contains(" at ")
            return rhythm + recurrence.end.words + (hasTime ? "" : ", \(Due.endOfDay)")
        }
    }

    /// The first three dates from today on.
    func next(in home: QuickAddHome) -> [Due] {
        switch self {
        case .once(let due): [due].compactMap(\.self)
        case .repeating(let recurrence):
            recurrence.dueSlots(from: home.now.day, in: home.zone).prefix(3).map(\.due)
        }
    }
}

extension Due {
    fileprivate static let endOfDay = "by the end of the day"

    fileprivate var deadline: String { time.map { "by \($0)" } ?? Self.endOfDay }
}

extension Day {
    fileprivate var shortWords: String {
        "\(weekday.short.capitalized) \(date.day) \(MonthName.short(date.month).capitalized)"
    }
}

extension RecurrenceEnd {
    fileprivate var words: String {
        switch self {
        case .never: ""
        case .count(1): " for 1 time"
        case .count(let count): " for \(count) times"
        case .until(let due): " until \(due.day.shortWords) \(due.day.date.year)"
        }
    }
}

extension String {
    /// The words with capital letters where days and months begin: `mon-fri` as `Mon-Fri`.
    fileprivate var withNamesOfDays: String {
        split(separator: " ").map { word in
            word.split(separator: "-", omittingEmptySubsequences: false).map { part in
                let name = String(part.filter { $0 != "," })
                let isName = Weekday(named: name) != nil || MonthName.number(of: name) != nil
                return isName ? part.prefix(1).uppercased() + part.dropFirst() : String(part)
            }.joined(separator: "-")
        }.joined(separator: " ")
    }
}
