import HouseholdModel
import ICalendar

extension CalendarSyntaxError {
    /// What is wrong, as it is told of a line of a list.
    var listProblem: ListProblem {
        ListProblem(line: line, column: nil, message: message)
    }

    private var message: Phrase {
        switch problem {
        case .tooLong: "The calendar is too long."
        case .notUTF8: "This is not UTF-8."
        case .controlCharacter: "There is a character that no calendar has."
        case .notALine, .outside: "This is no line of a calendar."
        case .parameter: "What stands behind a semicolon can't be read, or a quote is never closed."
        case .tooDeep: "Too much stands in each other."
        case .unbalanced: "What begins here does not end, or ends without a beginning."
        case .empty: "There is no calendar in it."
        case .missing(let name): "\(name.text) is missing."
        case .repeated(let name): "\(name.text) stands there twice, or with what says the same."
        case .value(let name): "What \(name.text) says can't be read."
        case .endsBeforeStart: "The event ends before it begins."
        }
    }
}
