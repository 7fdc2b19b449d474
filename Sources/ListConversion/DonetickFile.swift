import HouseholdModel
import JSON

/// Reads the SQLite file of Donetick, `donetick.db`.
///
/// Read as donetick/donetick writes it by GORM: `internal/chore/model/model.go` (with `rotate_every`, the migration of
/// 7 January 2026, and before), `internal/circle/model/model.go`, `internal/user/model/model.go`,
/// `internal/subtask/model/model.go` and `internal/reward/model/model.go`. Columns that an older file lacks count as
/// empty; `frequency_meta` is read where there is no `frequency_meta_v2`.
struct DonetickFile {
    let file: ForeignDatabase
    let viewpoint: Viewpoint

    /// Whether these are the tables of Donetick.
    static func isOne(_ file: ForeignDatabase) -> Bool {
        file.has("chores", "users", "circles", "user_circles", "chore_assignees")
    }

    init(_ file: ForeignDatabase, from viewpoint: Viewpoint) {
        (self.file, self.viewpoint) = (file, viewpoint)
    }

    /// The household that is kept in it: the circle with the most chores.
    func household() throws(ConversionError) -> ForeignHousehold {
        var household = ForeignHousehold()
        let chores = try file.rows(.chores)
        let circle = try circle(of: chores, &household.losses)
        try readPeople(of: circle, into: &household)
        let parts = try Parts(file)
        for chore in chores where try chore.text("circle_id") == circle {
            try read(chore, parts, into: &household)
        }
        for reward in try file.rows(.rewards) where try reward.text("circle_id") == circle {
            try read(reward: reward, into: &household)
        }
        for history in [ForeignDatabase.Query.choreHistory, .pointsHistory] {
            household.losses.count(.history, try file.count(history))
        }
        return household
    }
}

extension ForeignDatabase.Query {
    fileprivate static let chores = Self(
        table: "chores", sql: "SELECT * FROM chores LIMIT 100001")
    fileprivate static let circles = Self(
        table: "circles", sql: "SELECT * FROM circles LIMIT 100001")
    fileprivate static let users = Self(table: "users", sql: "SELECT * FROM users LIMIT 100001")
    fileprivate static let members = Self(
        table: "user_circles", sql: "SELECT * FROM user_circles LIMIT 100001")
    fileprivate static let assignees = Self(
        table: "chore_assignees", sql: "SELECT * FROM chore_assignees LIMIT 100001")
    fileprivate static let steps = Self(
        table: "sub_tasks", sql: "SELECT * FROM sub_tasks LIMIT 100001")
    fileprivate static let labels = Self(table: "labels", sql: "SELECT * FROM labels LIMIT 100001")
    fileprivate static let choreLabels = Self(
        table: "chore_labels", sql: "SELECT * FROM chore_labels LIMIT 100001")
    fileprivate static let things = Self(
        table: "thing_chores", sql: "SELECT * FROM thing_chores LIMIT 100001")
    fileprivate static let rewards = Self(
        table: "rewards", sql: "SELECT * FROM rewards LIMIT 100001")
    fileprivate static let choreHistory = Self(
        table: "chore_histories",
        sql: "SELECT count(*) FROM (SELECT 1 FROM chore_histories LIMIT 1000000)")
    fileprivate static let pointsHistory = Self(
        table: "points_histories",
        sql: "SELECT count(*) FROM (SELECT 1 FROM points_histories LIMIT 1000000)")
}

// MARK: - People

extension DonetickFile {
    private func circle(
        of chores: [ForeignDatabase.Row], _ losses: inout Losses
    ) throws(ConversionError) -> String {
        var counts: [String: Int] = [:]
        for chore in chores { counts[try chore.text("circle_id"), default: 0] += 1 }
        var names: [(id: String, name: String)] = []
        for circle in try file.rows(.circles) {
            names.append((try circle.text("id"), try circle.text("name")))
        }
        let most = names.max { (counts[$0.id] ?? 0) < (counts[$1.id] ?? 0) }
        for other in names where other.id != most?.id && counts[other.id] != nil {
            losses.note(.otherHomes, of: ForeignText.line(other.name))
        }
        return most?.id ?? counts.max { $0.value < $1.value }?.key ?? ""
    }

    /// Those who are in it; a child is an account that a parent made.
    private func readPeople(
        of circle: String, into household: inout ForeignHousehold
    ) throws(ConversionError) {
        var points: [String: Double] = [:]
        for member in try file.rows(.members) where try member.text("circle_id") == circle {
            let (all, spent) = (
                try member.number("points"), try member.number("points_redeemed")
            )
            points[try member.text("user_id")] = (all ?? 0) - (spent ?? 0)
        }
        for user in try file.rows(.users) {
            let id = try user.text("id")
            guard let rest = points[id], try !user.flag("disabled") else { continue }
            let shown = try user.text("display_name")
            let name = shown.isEmpty ? try user.text("username") : shown
            let isChild = try user.count("user_type") == 1
            try household.add(
                ForeignHousehold.Person(id: id, name: name, isChild: isChild, points: rest))
        }
    }
}

// MARK: - Chores

extension DonetickFile {
    /// What belongs to a chore and stands in tables of its own, by the number of the chore.
    struct Parts {
        fileprivate var people: [String: [String]] = [:]
        fileprivate var steps: [String: [(place: Int, name: String)]] = [:]
        fileprivate var labels: [String: [String]] = [:]
        fileprivate var things: Set<String> = []

        init(_ file: ForeignDatabase) throws(ConversionError) {
            for row in try file.rows(.assignees) {
                people[try row.text("chore_id"), default: []].append(try row.text("user_id"))
            }
            for row in try file.rows(.steps) {
                let step = (place: try row.count("order_id") ?? 0, name: try row.text("name"))
                steps[try row.text("chore_id"), default: []].append(step)
            }
            var names: [String: String] = [:]
            for row in try file.rows(.labels) { names[try row.text("id")] = try row.text("name") }
            for row in try file.rows(.choreLabels) {
                guard let name = names[try row.text("label_id")] else { continue }
                labels[try row.text("chore_id"), default: []].append(name)
            }
            for row in try file.rows(.things) { things.insert(try row.text("chore_id")) }
        }
    }

    private func read(
        _ row: ForeignDatabase.Row, _ parts: Parts, into household: inout ForeignHousehold
    ) throws(ConversionError) {
        let (id, title) = (try row.text("id"), try row.text("name"))
        let name = ForeignText.line(title)
        guard try row.flag("is_active", otherwise: true) else {
            household.losses.note(.inactive, of: name)
            return
        }
        var chore = ForeignHousehold.Chore(title: title)
        chore.details = try row.text("description")
        chore.points = try row.number("points") ?? 0
        chore.isPrivate = try row.flag("is_private")
        chore.approval = try row.flag("require_approval") ? .always : Approval.none
        chore.steps = (parts.steps[id] ?? []).sorted { $0.place < $1.place }.map(\.name)
        chore.tags = parts.labels[id] ?? []
        chore.whose = try whose(row, parts.people[id] ?? [], name, in: &household)
        try Repetition(row, from: viewpoint).set(in: &chore, name, &household.losses)
        household.losses.note(.smartHome, of: name, if: parts.things.contains(id))
        try note(row, name, in: &household.losses)
        household.chores.append(chore)
    }

    private func whose(
        _ row: ForeignDatabase.Row, _ named: [String], _ name: String,
        in household: inout ForeignHousehold
    ) throws(ConversionError) -> ForeignHousehold.Whose {
        let people = household.people(named)
        let now = try row.text("assigned_to")
        let turns = people.turns(from: now)
        switch try row.text("assign_strategy") {
        case "no_assignee":
            return people.isEmpty ? .anyone : household.first(of: people, for: name)
        case "keep_last_assigned":
            household.losses.note(.turns, of: name, if: turns.count > 1)
            return turns.isEmpty ? .anyone : .each([turns[0]])
        case "round_robin":
            let rate = try row.count("rotate_every") ?? 1
            household.losses.note(.turns, of: name, if: rate > 1)
            return turns.isEmpty ? .anyone : .turns(turns)
        case "", "random", "least_assigned", "least_completed", "random_except_last_assigned":
            household.losses.note(.turns, of: name, if: turns.count > 1)
            return turns.isEmpty ? .anyone : .turns(turns)
        default: throw row.wrong("assign_strategy")
        }
    }

    /// What a chore of this household has no place for.
    private func note(
        _ row: ForeignDatabase.Row, _ name: String, in losses: inout Losses
    ) throws(ConversionError) {
        let priority = try row.count("priority") ?? 0
        losses.note(.priority, of: name, if: priority > 0)
        losses.note(.reminders, of: name, if: try row.flag("notification"))
        losses.note(.window, of: name, if: row.has("completion_window"))
        losses.note(.lateness, of: name, if: row.has("deadline_offset"))
        if try row.count("status") == 3 { losses.count(.pending, 1) }
    }

    private func read(
        reward row: ForeignDatabase.Row, into household: inout ForeignHousehold
    ) throws(ConversionError) {
        let title = try row.text("name")
        guard try row.flag("is_active", otherwise: true) else {
            household.losses.note(.inactive, of: ForeignText.line(title))
            return
        }
        let (cost, older) = (try row.number("points_cost"), try row.number("cost"))
        var reward = ForeignHousehold.Reward(title: title, cost: cost ?? older ?? 0)
        reward.details = try row.text("description")
        household.rewards.append(reward)
    }
}
