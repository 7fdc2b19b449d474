import HouseholdModel
import JSON

/// Reads what TaskMate keeps in Home Assistant's `.storage/taskmate.storage.ENTRY` (storage version 1).
///
/// Read as tempus2016/taskmate writes it: `custom_components/taskmate/models.py` of commit 0065971, with `storage.py`
/// and `const.py`. Files of earlier versions lack fields, for which these sources say what holds.
struct TaskMateFile {
    private let data: JSONFields
    private let viewpoint: Viewpoint

    /// Whether it is what TaskMate keeps, by its name or by what is in it.
    static func isOne(_ data: JSONValue, _ key: String) -> Bool {
        if key.hasPrefix("taskmate.storage") { return true }
        return key.isEmpty && data["children"]?.elements != nil && data["chores"]?.elements != nil
    }

    init(_ data: JSONValue, from viewpoint: Viewpoint) throws(ConversionError) {
        self.data = try JSONFields(data, of: .taskmate, at: "data")
        self.viewpoint = viewpoint
    }

    /// The household that is kept in it.
    func household() throws(ConversionError) -> ForeignHousehold {
        var household = ForeignHousehold()
        try readChildren(into: &household)
        let ends = try periodEnds()
        for chore in try data.objects("chores") { try read(chore, ends, into: &household) }
        for reward in try data.objects("rewards") { try read(reward: reward, into: &household) }
        try noteRest(in: &household)
        return household
    }
}

// MARK: - Children

extension TaskMateFile {
    /// What was put aside for a reward is the child's.
    private func readChildren(into household: inout ForeignHousehold) throws(ConversionError) {
        var saved: [String: Double] = [:]
        for allocation in try data.objects("pool_allocations") {
            let points = try allocation.number("allocated_points") ?? 0
            saved[try allocation.text("child_id"), default: 0] += points
        }
        for child in try data.objects("children") {
            let (id, name) = (try child.text("id"), try child.text("name"))
            if try child.flag("is_guest") {
                household.losses.note(.guests, of: ForeignText.line(name))
                continue
            }
            var person = ForeignHousehold.Person(id: id, name: name, isChild: true)
            person.points = try child.number("points") ?? 0
            if let more = saved[id], more > 0 {
                person.points += more
                household.losses.note(.savings, of: ForeignText.line(name))
            }
            try household.add(person)
        }
        household.losses.count(.profiles, household.people.count)
    }
}

// MARK: - Chores

extension TaskMateFile {
    /// When the parts of a day end in which chores are to be done, which a household may set.
    private func periodEnds() throws(ConversionError) -> [String: TimeOfDay] {
        let usual = [("morning", 12), ("afternoon", 17), ("evening", 21)]
        var ends = Dictionary(
            uniqueKeysWithValues: usual.compactMap { name, hour in
                TimeOfDay(hour: hour, minute: 0).map { (name, $0) }
            })
        let periods = try data.objects("time_periods")
        for period in periods { ends[try period.text("id")] = try period.time("end") }
        return ends
    }

    private func read(
        _ fields: JSONFields, _ ends: [String: TimeOfDay], into household: inout ForeignHousehold
    ) throws(ConversionError) {
        let title = try fields.text("name")
        let name = ForeignText.line(title)
        let expiry = Day(String(try fields.text("expires_on").prefix(10)))
        guard try fields.flag("enabled", otherwise: true),
            expiry.map({ $0 >= viewpoint.today }) ?? true
        else {
            household.losses.note(.inactive, of: name)
            return
        }
        var chore = ForeignHousehold.Chore(title: title)
        chore.details = try fields.text("description")
        chore.points = try points(of: fields)
        chore.whose = try whose(fields, name, in: &household)
        try setDates(of: &chore, fields, expiry)
        let period = try fields.text("time_category")
        let time = try fields.time("due_time")
        if chore.times.isEmpty { chore.times = [time ?? ends[period]].compactMap(\.self) }
        let isLooked = try fields.flag("requires_approval", otherwise: true)
        let photo = try fields.flag("require_photo")
        let isOpenEnded = try fields.flag("open_ended")
        chore.approval = isLooked || photo || isOpenEnded ? .always : Approval.none
        chore.steps = try steps(of: fields)
        household.losses.note(.photo, of: name, if: photo)
        household.losses.note(.openEnded, of: name, if: isOpenEnded)
        household.losses.note(.window, of: name, if: !["", "anytime"].contains(period))
        try note(fields, name, in: &household.losses)
        household.chores.append(chore)
    }

    /// What it is worth with its difficulty counted in.
    private func points(of fields: JSONFields) throws(ConversionError) -> Double {
        if try fields.text("task_type") == "timed" {
            return try fields.number("timed_rate_points") ?? 10
        }
        let points = try fields.number("points") ?? 10
        let tier = try fields.text("difficulty")
        let factors: [String: Double] = ["easy": 0.5, "hard": 2]
        let settings = try data.object("settings")
        let said = try settings?.number("difficulty_multiplier_\(tier)")
        return points * (said ?? factors[tier] ?? 1)
    }

    private func whose(
        _ fields: JSONFields, _ name: String, in household: inout ForeignHousehold
    ) throws(ConversionError) -> ForeignHousehold.Whose {
        let named = household.people(try fields.texts("assigned_to"))
        let absent = Set(household.people(try fields.texts("disabled_for")))
        let pool = (named.isEmpty ? household.children : named).filter { !absent.contains($0) }
        switch try fields.text("assignment_mode") {
        case "alternating": return .turns(pool)
        case "random", "balanced":
            household.losses.note(.turns, of: name)
            return .turns(pool)
        case "first_come", "unassigned": return household.first(of: pool, for: name)
        case "", "everyone": return .each(pool)
        default: throw fields.wrong("assignment_mode")
        }
    }

    private func setDates(
        of chore: inout ForeignHousehold.Chore, _ fields: JSONFields, _ expiry: Day?
    ) throws(ConversionError) {
        let today = viewpoint.today
        switch try fields.text("schedule_mode") {
        case "", "specific_days":
            let days = try weekdays(fields, "due_days")
            chore.rhythm = .weeks(
                1, on: days.isEmpty ? Set(Weekday.allCases) : days, from: nil, today)
        case "recurring": chore.rhythm = try rhythm(of: fields)
        case "one_shot":
            let deadline = try fields.moment("deadline_at", in: viewpoint.zone)
            let made = Day(String(try fields.text("created_date").prefix(10)))
            chore.due = deadline?.day ?? expiry ?? made
            chore.times = [deadline?.time].compactMap(\.self)
            return
        default: throw fields.wrong("schedule_mode")
        }
        chore.rhythm?.end = expiry
    }

    private func weekdays(
        _ fields: JSONFields, _ key: String
    ) throws(ConversionError) -> Set<Weekday> {
        Set(try fields.texts(key).compactMap { Weekday(word: $0.lowercased()) })
    }

    /// With a weekday or a first day it goes by the calendar; else it comes back so long after it was done.
    private func rhythm(of fields: JSONFields) throws(ConversionError) -> Rhythm {
        let today = viewpoint.today
        let day = Weekday(word: try fields.text("recurrence_day").lowercased())
        let start = Day(String(try fields.text("recurrence_start").prefix(10)))
        let days = Set([day].compactMap(\.self))
        switch try fields.text("recurrence") {
        case "every_2_days":
            return start == nil ? .afterDone(2, .days) : .days(2, from: start, today)
        case "", "weekly":
            return days.isEmpty && start == nil
                ? .afterDone(1, .weeks) : .weeks(1, on: days, from: start, today)
        case "every_2_weeks":
            return days.isEmpty && start == nil
                ? .afterDone(2, .weeks) : .weeks(2, on: days, from: start, today)
        case "monthly": return months(1, start)
        case "every_3_months": return months(3, start)
        case "every_6_months": return months(6, start)
        default: throw fields.wrong("recurrence")
        }
    }

    private func months(_ count: Int, _ start: Day?) -> Rhythm {
        start == nil
            ? .afterDone(count, .months) : .months(count, on: nil, from: start, viewpoint.today)
    }

    private func steps(of fields: JSONFields) throws(ConversionError) -> [String] {
        var steps: [String] = []
        for item in try fields.objects("checklist_items") {
            let text = try item.text("name")
            steps.append(text.isEmpty ? try item.text("text") : text)
        }
        return steps
    }

    /// What a chore of this household has no place for.
    private func note(
        _ fields: JSONFields, _ name: String, in losses: inout Losses
    ) throws(ConversionError) {
        losses.note(.timed, of: name, if: try fields.text("task_type") == "timed")
        losses.note(.bonusSteps, of: name, if: fields.entries("bonus_subtasks") > 0)
        losses.note(.order, of: name, if: fields.entries("depends_on") > 0)
        let daily = try fields.count("daily_limit") ?? 1
        let weekly = try fields.count("weekly_target") ?? 0
        losses.note(.perDay, of: name, if: daily > 1 || weekly > 0)
        var bonuses = 0
        for key in [
            "early_bonus", "late_penalty", "speed_bonus_points", "mandatory_penalty_points",
        ] {
            bonuses += try fields.count(key) ?? 0
        }
        losses.note(.timeBonus, of: name, if: bonuses > 0)
        losses.note(.lateness, of: name, if: try fields.flag("mandatory"))
        let conditions = try fields.text("visibility_entity") + fields.text("weather_entity")
        let needsSomebody = try fields.flag("require_availability")
        losses.note(.conditions, of: name, if: !conditions.isEmpty || needsSomebody)
        losses.note(.reminders, of: name, if: fields.entries("publish_calendar_entities") > 0)
        let decoration = try fields.text("icon") + fields.text("image_url")
        losses.note(.decoration, of: name, if: !decoration.isEmpty)
    }
}

// MARK: - Rewards and the rest

extension TaskMateFile {
    private func read(
        reward fields: JSONFields, into household: inout ForeignHousehold
    ) throws(ConversionError) {
        let title = try fields.text("name")
        let name = ForeignText.line(title)
        let stock = try fields.count("quantity")
        let end = Day(String(try fields.text("expires_at").prefix(10)))
        let isOver = end.map { $0 < viewpoint.today } ?? false
        let isSoldOut = stock.map { $0 < 1 } ?? false
        guard !isOver, !isSoldOut else {
            household.losses.note(.inactive, of: name)
            return
        }
        var reward = ForeignHousehold.Reward(title: title, cost: try fields.number("cost") ?? 50)
        reward.details = try fields.text("description")
        reward.people = household.people(try fields.texts("assigned_to"))
        (reward.stock, reward.until) = (stock, end)
        let (isJackpot, isPool) = (try fields.flag("is_jackpot"), try fields.flag("pool_enabled"))
        household.losses.note(.savings, of: name, if: isJackpot || isPool)
        household.losses.note(.restock, of: name, if: try fields.flag("restock_enabled"))
        household.losses.note(.rewardTimes, of: name, if: try fields.flag("time_lock_enabled"))
        household.losses.note(.smartHome, of: name, if: try !fields.text("unlock_entity").isEmpty)
        household.rewards.append(reward)
    }

    private func noteRest(in household: inout ForeignHousehold) throws(ConversionError) {
        for key in ["bonuses", "penalties"] {
            for thing in try data.objects(key) {
                household.losses.note(.bonuses, of: ForeignText.line(try thing.text("name")))
            }
        }
        for key in ["challenges", "quests"] {
            for thing in try data.objects(key) {
                household.losses.note(.achievements, of: ForeignText.line(try thing.text("name")))
            }
        }
        household.losses.count(.achievements, data.entries("awarded_badges"))
        for group in try data.objects("task_groups") {
            household.losses.note(.groups, of: ForeignText.line(try group.text("name")))
        }
        household.losses.count(.reminders, data.entries("custom_notifications"))
        for key in ["completions", "reward_claims"] {
            for thing in try data.list(key) where thing["approved"] == .bool(false) {
                household.losses.count(.pending, 1)
            }
        }
        for key in ["completions", "reward_claims", "points_transactions"] {
            household.losses.count(.history, data.entries(key))
        }
    }
}
