import HouseholdModel
import HouseholdService
import HouseholdWords

/// The cells of a row by the names of their columns, with what can't be read in them.
struct ListCells {
    private let line: Int
    private let texts: [String: String]
    private(set) var problems: [ListProblem] = []

    init(_ row: CSVReader.Row, _ columns: [String]) {
        line = row.line
        let named = zip(columns, row.cells).filter { !$0.0.isEmpty }
        let texts = Dictionary(named.map { ($0.0, $0.1.trimmingBlanks) }) { first, _ in first }
        let tooLong = texts.filter { $0.value.count > Self.mostSigns }.keys.sorted()
        self.texts = texts.filter { $0.value.count <= Self.mostSigns }
        problems = tooLong.map {
            ListProblem(
                line: row.line, column: .name($0),
                message: "This is too long. Use at most \(Self.mostSigns) characters.")
        }
        let rest = row.cells.enumerated().first { place, text in
            !text.trimmingBlanks.isEmpty && (place >= columns.count || columns[place].isEmpty)
        }
        if let rest {
            problems.append(
                ListProblem(
                    line: line, column: nil,
                    message: "\"\(rest.element.shortened)\" stands in a column without a name."))
        }
    }

    /// How many characters a cell may have, whatever it is for.
    private static let mostSigns = 2_000

    /// What stands in a column, on one line; `nil` where nothing does.
    subscript(_ column: String) -> String? {
        whole(column)?.replacing("\n", with: " ")
    }

    /// The same with all its lines.
    func whole(_ column: String) -> String? {
        texts[column].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// What `read` makes of a column in which something stands.
    mutating func optional<Value>(
        _ column: String, _ read: (String) throws -> Value?
    ) -> Value? {
        guard let text = self[column] else { return nil }
        return self.read(column, as: { try read(text) }) ?? nil
    }

    /// What `read` makes of a column in which something has to stand.
    mutating func needed<Value>(_ column: String, _ read: (String) throws -> Value) -> Value? {
        guard let text = self[column] else {
            if problems.allSatisfy({ $0.column != .name(column) }) {
                problems.append(
                    ListProblem(
                        line: line, column: .name(column), message: "Something has to stand here."))
            }
            return nil
        }
        return self.read(column, as: { try read(text) })
    }

    /// What `read` makes of columns, of which the first is named in what hinders it that is not empty.
    mutating func read<Value>(_ columns: String..., as read: () throws -> Value) -> Value? {
        do {
            return try read()
        } catch {
            let message =
                switch error {
                case let failure as Failure: failure.explanation.message
                case let error as ServiceError: error.explanation.message
                default: ServiceError.bug(String(describing: error)).explanation.message
                }
            let column = columns.first { texts[$0]?.isEmpty == false } ?? columns.first
            problems.append(
                ListProblem(line: line, column: column.map { .name($0) }, message: message))
            return nil
        }
    }
}

extension String {
    /// Its first signs, for sentences in which it stands.
    var shortened: String { count > 40 ? prefix(40) + "…" : self }

    /// Without blanks at both ends.
    var trimmingBlanks: String {
        let start = drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }
}
