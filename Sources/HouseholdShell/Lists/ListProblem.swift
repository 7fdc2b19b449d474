import HouseholdModel
import HouseholdService
import HouseholdWords

/// What hinders a list, and where.
package struct ListProblem: Error, Sendable {
    /// The line of the file, from 1.
    package let line: Int
    /// The column, where it is in one: its name, or its place in the line.
    let column: Column?
    /// What is wrong.
    let message: Phrase

    enum Column: Hashable {
        case name(String)
        case place(Int)
    }

    /// How many are told at once.
    static let most = ImportFault.most
}

extension ListProblem {
    /// What is wrong with a text that is no table.
    init(_ problem: CSVReader.Problem) {
        switch problem {
        case .notUTF8(let line):
            self.init(
                line: line, column: nil,
                message: "This is not UTF-8. Save the table as \"CSV UTF-8\".")
        case .open(let line, let column):
            self.init(
                line: line, column: .place(column), message: "This quote is never closed.")
        case .behindQuote(let line, let column):
            self.init(
                line: line, column: .place(column),
                message: "Behind a closing quote the cell is over.")
        case .tooMany:
            self.init(
                line: 1, column: nil,
                message: "A list has at most \(ImportList.mostLines) lines.")
        }
    }

    /// What the household says of a line.
    init(_ fault: ImportFault, of kind: ListKind) {
        line = fault.line
        message = fault.error.explanation.message
        column = fault.error.column(of: kind).map { .name($0) }
    }

    /// Where it is, and what; what comes from the input has no name.
    func sentence(of file: String?) -> Phrase {
        guard let file else {
            return switch column {
            case .name(let name): "Line \(line), \(name): \(message)"
            case .place(let place): "Line \(line), column \(place): \(message)"
            case nil: "Line \(line): \(message)"
            }
        }
        return switch column {
        case .name(let name): "\(file), line \(line), \(name): \(message)"
        case .place(let place): "\(file), line \(line), column \(place): \(message)"
        case nil: "\(file), line \(line): \(message)"
        }
    }
}

extension ServiceError {
    /// The column of a list that it is about.
    fileprivate func column(of kind: ListKind) -> String? {
        switch (self, kind) {
        case (.tooMany, _): nil
        case (.notFound(.person, _), .chores), (.notFound(.person, _), .rewards): "for"
        case (.reward, .rewards): "for"
        case (.chore(.pastDue), _): "due"
        case (.chore(.neverOccurs), _): "every"
        case (.points, _): "points"
        case (_, .people), (_, .points): "name"
        case (_, .chores), (_, .rewards): nil
        }
    }
}

extension Failure {
    /// Lines of a file can't be used; the first few are told.
    init(_ problems: [ListProblem], of file: String?, isMore: Bool = false) {
        let told = problems.sorted { $0.line < $1.line }.prefix(ListProblem.most)
        let isMore = isMore || told.count < problems.count
        let list: Phrase = file.map { "\($0)" } ?? "The list"
        self.init(
            Explanation(
                "data.lines", .data,
                isMore
                    ? "\(list) can't be brought in; these are the first things to mend. Nothing was changed."
                    : "\(list) can't be brought in as it is. Nothing was changed.",
                details: told.map { $0.sentence(of: file) }))
    }
}
