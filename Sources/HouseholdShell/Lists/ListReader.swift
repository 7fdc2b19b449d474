import HouseholdModel
package import HouseholdService
package import QuickAdd

/// Reads a table into what whoever brings it would do by hand, line by line.
///
/// It reads words as the commands do that add one thing, and asks nobody and nothing: the household's calendar and clock
/// are handed in.
package struct ListReader {
    let moment: QuickAddMoment
    let context: CommandContext

    /// A reader at that moment.
    package init(at moment: QuickAddMoment, in context: CommandContext) {
        self.moment = moment
        self.context = context
    }

    /// How many bytes a list may have.
    static let mostBytes = 1_048_576

    /// A list that was understood.
    package struct List {
        let kind: ListKind
        /// Its lines.
        package let lines: [ImportLine]
    }

    /// What came of reading: the list, or all that hinders it.
    package enum Outcome {
        case list(List)
        case problems([ListProblem])
    }

    /// Reads a file.
    package func read(_ bytes: [UInt8]) -> Outcome {
        do throws(CSVReader.Problem) {
            return read(try CSVReader.rows(bytes, most: ImportList.mostLines + 1))
        } catch {
            return .problems([ListProblem(error)])
        }
    }

    /// Reads the rows of a file, of which the first names the columns.
    func read(_ rows: [CSVReader.Row]) -> Outcome {
        guard let header = rows.first else {
            return .problems([
                ListProblem(line: 1, column: nil, message: "There is nothing in this file.")
            ])
        }
        let columns = header.cells.map { $0.trimmingBlanks.lowercased() }
        let kind = ListKind(of: columns.filter { !$0.isEmpty })
        let problems = Self.problems(of: columns, as: kind, line: header.line)
        guard problems.isEmpty else { return .problems(problems) }
        guard rows.count > 1 else {
            return .problems([
                ListProblem(
                    line: header.line, column: nil,
                    message: "Below the names of the columns there is nothing.")
            ])
        }
        var faults: [ListProblem] = []
        var lines: [ImportLine] = []
        for row in rows.dropFirst() {
            var cells = ListCells(row, columns)
            if let item = item(in: &cells, of: kind), cells.problems.isEmpty {
                lines.append(ImportLine(row.line, item))
            }
            faults += cells.problems
            if faults.count > ListProblem.most { break }
        }
        return faults.isEmpty ? .list(List(kind: kind, lines: lines)) : .problems(faults)
    }

    private static func problems(
        of columns: [String], as kind: ListKind, line: Int
    ) -> [ListProblem] {
        var problems: [ListProblem] = []
        let known = kind.columns.joined(separator: ", ")
        for (place, column) in columns.enumerated() where !column.isEmpty {
            if problems.count > ListProblem.most { return problems }
            if !kind.columns.contains(column) {
                problems.append(
                    ListProblem(
                        line: line, column: .name(column.shortened),
                        message: "There is no such column. There are: \(known)."))
            } else if columns[..<place].contains(column) {
                problems.append(
                    ListProblem(
                        line: line, column: .name(column),
                        message: "There are two columns of that name."))
            }
        }
        for column in kind.needed where !columns.contains(column) {
            problems.append(
                ListProblem(
                    line: line, column: .name(column),
                    message: "This column is missing. The first line names the columns."))
        }
        return problems
    }

    private func item(in cells: inout ListCells, of kind: ListKind) -> ImportLine.Item? {
        switch kind {
        case .chores: chore(in: &cells)
        case .rewards: reward(in: &cells)
        case .people: child(in: &cells)
        case .points: opening(in: &cells)
        }
    }
}

// MARK: - Chores

extension ListReader {
    private func chore(in cells: inout ListCells) -> ImportLine.Item? {
        let row = cells
        let title = cells.needed("title") { try context.text(Title.self, $0, "title") }
        let repeats = RepeatWords(every: cells["every"])
        let people = cells.read("for", "mode") { try whose(row, repeats) }
        let value = cells.optional("points") { try context.value($0) }
        let timing = timing(in: &cells, repeats)
        let isPrivate = cells.optional("private") { try Self.isYes($0) } ?? false
        guard let title, let people, let timing else { return nil }
        var draft = AddChore(
            title: title, for: people.named, worth: value, timing: timing, isPrivate: isPrivate)
        draft.details = cells.optional("description") {
            try context.text(Note.self, $0, "description")
        }
        let steps = (cells.whole("steps") ?? "").split { "\n;|".contains($0) }
            .map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
        draft.checklist = cells.read("steps") { try context.checklist(steps) } ?? nil
        let tags = Self.words(in: cells["tags"])
        draft.tags = cells.read("tags") { try context.tags(tags) } ?? []
        draft.icon = cells.optional("icon") { try context.text(Icon.self, $0, "icon") }
        draft.approval = cells.optional("approval") { try context.approval($0) }
        return draft.isTodo ? .todo(AddTodo(draft)) : .chore(draft)
    }

    /// When it is due; what can't be read is told of the column in which it stands.
    private func timing(in cells: inout ListCells, _ repeats: RepeatWords) -> Chore.Timing? {
        let row = cells
        let every: Recurrence?? = cells.read("every") {
            try repeats.recurrence(at: nil, with: moment, in: context)
        }
        let due: Due?? = cells.read("due") {
            try row["due"].map { try context.due($0, at: nil, with: moment.dates) }
        }
        guard every != nil, due != nil else { return nil }
        return cells.read("at", "due", "every") {
            try context.timing(repeats, due: row["due"], at: row["at"], with: moment)
        }
    }

    /// Whose a chore is, which may be nobody's.
    private struct Whose {
        let named: ChorePeople?
    }

    private func whose(_ cells: ListCells, _ repeats: RepeatWords) throws -> Whose {
        let text = cells["for"] ?? ""
        let mode = cells["mode"]?.lowercased() ?? ""
        let turns = try repeats.turns(with: moment, in: context)
        guard turns.isEmpty else {
            guard text.isEmpty, mode.isEmpty else {
                throw Failure.usage("Who takes turns is said twice.")
            }
            return Whose(named: try context.turns(of: turns, nil, nil))
        }
        if mode == "roster" {
            return Whose(named: try RosterWords(text, inEnglish: context.inEnglish).people)
        }
        let names = PeopleOptions.names(text.replacing(";", with: ","))
        switch (mode, names.count) {
        case ("", 0), ("anyone", 0): return Whose(named: nil)
        case ("", 1), ("one", 1): return Whose(named: .one(names[0]))
        case ("each", 1...): return Whose(named: .each(names))
        case ("together", 1...): return Whose(named: .together(names))
        case ("rotate", 1...): return Whose(named: try context.turns(of: names, nil, nil))
        case ("each", _), ("together", _), ("rotate", _), ("one", 0):
            throw ServiceError.value(field: "for", expected: "whose it is: mia, max")
        case (_, _):
            throw ServiceError.value(
                field: "mode",
                expected:
                    "anyone, one, each, together, rotate or roster, as many people as there are")
        }
    }

    private static func isYes(_ text: String) throws -> Bool {
        switch text.lowercased() {
        case "yes", "y", "true", "on", "1", "x", "ja", "j", "wahr": return true
        case "no", "n", "false", "off", "0", "nein", "falsch": return false
        default: throw ServiceError.value(field: "private", expected: "yes or no")
        }
    }
}

// MARK: - Tags

extension ListReader {
    /// What is listed in one cell, a word each.
    private static func words(in cell: String?) -> [String] {
        (cell ?? "").split { " ,;".contains($0) }.map(String.init)
    }
}

// MARK: - Rewards

extension ListReader {
    private func reward(in cells: inout ListCells) -> ImportLine.Item? {
        let row = cells
        let title = cells.needed("title") { try context.text(Title.self, $0, "title") }
        let details = cells.optional("description") {
            try context.text(Note.self, $0, "description")
        }
        var offer = OfferWords()
        offer.stock = cells["stock"]
        offer.prices = PeopleOptions.names((cells["price"] ?? "").replacing(";", with: ","))
        let days = cells.read("from", "until") {
            (
                try row["from"].map { try context.day($0, with: moment.dates) },
                try row["until"].map { try context.day($0, with: moment.dates) }
            )
        }
        let terms = cells.read("cost", "at", "count", "stock", "price") {
            try context.rewardTerms(
                at: row["at"], cost: row["cost"], count: row["count"], offer,
                from: days?.0, until: days?.1,
                hasDays: row["from"] != nil || row["until"] != nil)
        }
        let tags = cells.read("tags") { try context.tags(Self.words(in: row["tags"])) }
        guard let title, let terms, let tags, days != nil else { return nil }
        let people = PeopleOptions.names((cells["for"] ?? "").replacing(";", with: ","))
        return .reward(
            AddReward(
                title: title, details: details, at: terms.value, on: terms.terms, for: people,
                tags: tags))
    }
}

// MARK: - People

extension ListReader {
    private func child(in cells: inout ListCells) -> ImportLine.Item? {
        let name = cells.needed("name") { try context.text(Name.self, $0, "name") }
        _ = cells.optional("role") { role in
            guard role.lowercased() == "child" else {
                throw Failure.value(
                    "Only children are brought in. An adult is invited: member invite NAME --role parent"
                )
            }
        }
        let age = cells.optional("age") { try context.word(AgeBand.self, $0, "age") }
        let signIn =
            cells.optional("sign-in") { try context.word(Member.SignIn.self, $0, "sign-in") }
            ?? (age == .elevenToFourteen ? .password : .code)
        let points =
            cells["points"] == "0" ? nil : cells.optional("points") { try amount($0) }
        guard let name else { return nil }
        return .child(AddChild(name: name, signIn: signIn, ageBand: age), had: points)
    }

    private func opening(in cells: inout ListCells) -> ImportLine.Item? {
        let name = cells.needed("name") { $0 }
        let points = cells.needed("points") { try amount($0) }
        guard let name, let points else { return nil }
        return .opening(of: name, points)
    }

    private func amount(_ text: String) throws -> PointsAmount {
        guard let amount = PointsAmount(try context.integer(text, "points", in: 1...10_000)) else {
            throw ServiceError.bug("points in range")
        }
        return amount
    }
}
