import HouseholdModel

/// Reads the SQLite file of Grocy, `data/grocy.db`: its chores and tasks.
///
/// Read as grocy/grocy makes it: `migrations/*.sql` from 0043 (`chores`, once `habits`) on, among them those with
/// `period_config`, `rollover`, `assignment_type`, `period_interval` and `start_date`, and
/// `services/ChoresService.php`, of versions 2 to 4. Columns that an older file lacks count as empty.
struct GrocyFile {
    private let file: ForeignDatabase
    private let viewpoint: Viewpoint

    /// Whether these are the tables of Grocy.
    static func isOne(_ file: ForeignDatabase) -> Bool {
        file.has("chores", "chores_log", "users", "migrations")
    }

    init(_ file: ForeignDatabase, from viewpoint: Viewpoint) {
        (self.file, self.viewpoint) = (file, viewpoint)
    }

    /// The household that is kept in it; of nobody it is told who is a child.
    func household() throws(ConversionError) -> ForeignHousehold {
        var household = ForeignHousehold()
        for user in try file.rows(.users) {
            let parts = [try user.text("first_name"), try user.text("last_name")]
            let name = ForeignText.line(parts.joined(separator: " "))
            try household.add(
                ForeignHousehold.Person(
                    id: try user.text("id"), name: name.isEmpty ? try user.text("username") : name,
                    isChild: false))
        }
        let last = try lastDone()
        for chore in try file.rows(.chores) { try read(chore, last, into: &household) }
        for task in try file.rows(.tasks) { try read(task: task, into: &household) }
        household.losses.count(.history, try file.count(.log))
        household.losses.count(.stock, try file.count(.products) + file.count(.batteries))
        return household
    }
}

extension ForeignDatabase.Query {
    fileprivate static let users = Self(table: "users", sql: "SELECT * FROM users LIMIT 100001")
    fileprivate static let chores = Self(
        table: "chores", sql: "SELECT * FROM chores LIMIT 100001")
    fileprivate static let tasks = Self(table: "tasks", sql: "SELECT * FROM tasks LIMIT 100001")
    fileprivate static let executions = Self(
        table: "chores_log", sql: "SELECT * FROM chores_log ORDER BY rowid DESC LIMIT 50000")
    fileprivate static let log = Self(
        table: "chores_log", sql: "SELECT count(*) FROM (SELECT 1 FROM chores_log LIMIT 1000000)")
    fileprivate static let products = Self(
        table: "products", sql: "SELECT count(*) FROM (SELECT 1 FROM products LIMIT 1000000)")
    fileprivate static let batteries = Self(
        table: "batteries", sql: "SELECT count(*) FROM (SELECT 1 FROM batteries LIMIT 1000000)")
}

// MARK: - Chores

extension GrocyFile {
    /// When each chore was done last.
    private func lastDone() throws(ConversionError) -> [String: Day] {
        var last: [String: Day] = [:]
        for row in try file.rows(.executions) where try !row.flag("undone") {
            let chore = try row.text("chore_id")
            guard let day = Day(String(try row.text("tracked_time").prefix(10))) else { continue }
            last[chore] = max(last[chore] ?? day, day)
        }
        return last
    }

    private func read(
        _ row: ForeignDatabase.Row, _ last: [String: Day], into household: inout ForeignHousehold
    ) throws(ConversionError) {
        let title = try row.text("name")
        let name = ForeignText.line(title)
        guard try row.flag("active", otherwise: true) else {
            household.losses.note(.inactive, of: name)
            return
        }
        var chore = ForeignHousehold.Chore(title: title)
        chore.points = 0
        chore.details = try row.text("description")
        chore.whose = try whose(row, name, in: &household)
        chore.rhythm = try rhythm(of: row, last[try row.text("id")])
        household.losses.note(.rhythm, of: name, if: chore.rhythm == nil)
        household.losses.note(.lateness, of: name, if: try row.flag("rollover"))
        household.losses.note(.products, of: name, if: try row.flag("consume_product_on_execution"))
        household.chores.append(chore)
    }

    private func whose(
        _ row: ForeignDatabase.Row, _ name: String, in household: inout ForeignHousehold
    ) throws(ConversionError) -> ForeignHousehold.Whose {
        let ids = try row.text("assignment_config").split(separator: ",").map(String.init)
        let found = household.people(ids)
        let people = household.people.filter { found.contains($0.id) }
            .sorted { $0.name < $1.name }.map(\.id)
        let now = try row.text("next_execution_assigned_to_user_id")
        let turns = people.turns(from: now)
        switch try row.text("assignment_type") {
        case "", "no-assignment": return .anyone
        case "in-alphabetical-order": return turns.isEmpty ? .anyone : .turns(turns)
        case "random", "who-least-did-first":
            household.losses.note(.turns, of: name, if: turns.count > 1)
            return turns.isEmpty ? .anyone : .turns(turns)
        default: throw row.wrong("assignment_type")
        }
    }

    /// Days are counted from when it was done, weeks and months by the calendar.
    private func rhythm(
        of row: ForeignDatabase.Row, _ last: Day?
    ) throws(ConversionError) -> Rhythm? {
        let today = viewpoint.today
        let interval = min(max(try row.count("period_interval") ?? 1, 1), 9_999)
        let number = try row.count("period_days") ?? 0
        let start = Day(String(try row.text("start_date").prefix(10)))
        switch try row.text("period_type") {
        case "hourly": return .afterDone(interval, .hours)
        case "daily":
            return interval == 1 ? .days(1, from: nil, today) : .afterDone(interval, .days)
        case "dynamic-regular":
            return number < 1 ? nil : .afterDone(min(number, 9_999), .days)
        case "weekly":
            let words = try row.text("period_config").split(separator: ",")
            let days = Set(
                words.compactMap { Weekday(word: ForeignText.line(String($0)).lowercased()) })
            let next = last.map { $0.adding(days: 1 + 7 * (interval - 1)) } ?? start
            return .weeks(interval, on: days, from: next ?? today, today)
        case "monthly":
            let next = last.map { $0.startOfMonth.adding(months: interval) } ?? start
            return .months(
                interval, on: (1...31).contains(number) ? number : nil, from: next ?? today, today)
        case "yearly": return .years(interval, from: start ?? last ?? today, today)
        case "manually", "adaptive", "": return nil
        default: throw row.wrong("period_type")
        }
    }

    /// A task is done once.
    private func read(
        task row: ForeignDatabase.Row, into household: inout ForeignHousehold
    ) throws(ConversionError) {
        guard try !row.flag("done") else { return }
        var chore = ForeignHousehold.Chore(title: try row.text("name"))
        chore.points = 0
        chore.details = try row.text("description")
        chore.due = Day(String(try row.text("due_date").prefix(10)))
        let people = household.people([try row.text("assigned_to_user_id")])
        if !people.isEmpty { chore.whose = .each(people) }
        household.chores.append(chore)
    }
}
