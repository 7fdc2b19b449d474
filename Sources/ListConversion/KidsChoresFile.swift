import HouseholdModel
import JSON

/// Reads what KidsChores and ChoreOps, which came of it, keep in Home Assistant's `.storage`.
///
/// - KidsChores: `kidschores_data` of versions 0.3 to 0.5 (schema up to 44), as in ad-ha/kidschores-ha and
///   ccpk1/kidschores-ha, `custom_components/kidschores/const.py`, `type_defs.py` and `tests/migration_samples/`.
/// - ChoreOps: `choreops/choreops_data_ENTRY` of versions up to 1.5.3 (schema 45 to 153), as in ccpk1/ChoreOps,
///   `custom_components/choreops/const.py` and `type_defs.py`. It has users where there were kids and parents.
struct KidsChoresFile {
    let data: JSONFields
    let format: ForeignFormat
    let viewpoint: Viewpoint

    /// Whose file it is, by its name or by what is in it.
    static func kind(of data: JSONValue, _ key: String) -> ForeignFormat? {
        guard data["chores"]?.members != nil else { return nil }
        let isOwn = key.isEmpty || key.hasPrefix("kidschores_data") || key.contains("choreops_data")
        guard isOwn else { return nil }
        if data["users"]?.members != nil { return .choreops }
        return data["kids"]?.members != nil ? .kidschores : nil
    }

    init(
        _ data: JSONValue, as format: ForeignFormat, from viewpoint: Viewpoint
    ) throws(ConversionError) {
        self.data = try JSONFields(data, of: format, at: "data")
        (self.format, self.viewpoint) = (format, viewpoint)
    }

    /// The household that is kept in it.
    func household() throws(ConversionError) -> ForeignHousehold {
        var household = ForeignHousehold()
        try readPeople(into: &household)
        for (_, chore) in try data.table("chores") { try read(chore, into: &household) }
        for (_, reward) in try data.table("rewards") { try read(reward: reward, into: &household) }
        try noteRest(in: &household)
        return household
    }
}

// MARK: - People

extension KidsChoresFile {
    private func readPeople(into household: inout ForeignHousehold) throws(ConversionError) {
        let key = format == .choreops ? "users" : "kids"
        for (id, fields) in try data.table(key) {
            let isChild = try isChild(fields)
            var person = ForeignHousehold.Person(
                id: id, name: try fields.text("name"), isChild: isChild)
            person.points = try fields.number("points") ?? 0
            let name = ForeignText.line(person.name)
            let factor = try fields.number("points_multiplier") ?? 1
            household.losses.note(.multipliers, of: name, if: factor != 1)
            let done = try fields.count("completed_chores_total") ?? 0
            household.losses.count(.history, max(fields.entries("ledger"), done))
            for (_, chore) in try fields.table("chore_data") {
                household.losses.count(
                    .pending, max(0, try chore.count("pending_claim_count") ?? 0))
            }
            let badges = max(fields.entries("badges"), fields.entries("badges_earned"))
            household.losses.count(.achievements, badges)
            try household.add(person)
        }
        for (id, fields) in try data.table("parents") where format == .kidschores {
            let person = ForeignHousehold.Person(
                id: id, name: try fields.text("name"), isChild: false)
            try household.add(person)
        }
        household.losses.count(.profiles, household.children.count)
    }

    /// A parent who does chores too is kept among the kids as a shadow, or among the users with more rights.
    private func isChild(_ fields: JSONFields) throws(ConversionError) -> Bool {
        guard format == .choreops else { return try !fields.flag("is_shadow_kid") }
        let (approves, manages) = (try fields.flag("can_approve"), try fields.flag("can_manage"))
        let isAssigned = try fields.flag("can_be_assigned", otherwise: true)
        return isAssigned && !approves && !manages
    }
}

// MARK: - Chores

extension KidsChoresFile {
    private func read(
        _ fields: JSONFields, into household: inout ForeignHousehold
    ) throws(ConversionError) {
        let title = try fields.text("name")
        let name = ForeignText.line(title)
        guard try !fields.flag("paused") else {
            household.losses.note(.inactive, of: name)
            return
        }
        var chore = ForeignHousehold.Chore(title: title)
        chore.details = try fields.text("description")
        chore.points = try fields.number("default_points")
        chore.tags = try fields.texts("chore_labels")
        chore.approval = try fields.flag("auto_approve") ? Approval.none : .always
        chore.whose = try whose(fields, name, in: &household)
        try note(fields, name, in: &household.losses)
        for part in try parts(of: chore, fields, name, in: &household.losses) {
            household.chores.append(part)
        }
    }

    private func assigned(_ fields: JSONFields) throws(ConversionError) -> [String] {
        let key = fields.has("assigned_user_ids") ? "assigned_user_ids" : "assigned_kids"
        return try fields.texts(key)
    }

    private func whose(
        _ fields: JSONFields, _ name: String, in household: inout ForeignHousehold
    ) throws(ConversionError) -> ForeignHousehold.Whose {
        let people = household.people(try assigned(fields))
        guard !people.isEmpty else { return .anyone }
        let holder =
            try fields.text("rotation_current_assignee_id") + fields.text("rotation_current_kid_id")
        let turns = people.turns(from: holder)
        switch try fields.text("completion_criteria") {
        case "":
            return try fields.flag("shared_chore") ? .together(people) : .each(people)
        case "independent": return .each(people)
        case "shared_all": return .together(people)
        case "shared_first": return household.first(of: people, for: name)
        case "rotation_simple", "rotation_simple_from_turn_holder": return .turns(turns)
        case "rotation_smart", "rotation_primary_standby":
            household.losses.note(.turns, of: name)
            return .turns(turns)
        default: throw fields.wrong("completion_criteria")
        }
    }

    /// The chore once, or once for each on whose days and at whose times it differs from others'.
    private func parts(
        of chore: ForeignHousehold.Chore, _ fields: JSONFields, _ name: String,
        in losses: inout Losses
    ) throws(ConversionError) -> [ForeignHousehold.Chore] {
        let frequency = try Frequency(fields)
        let common = try Dates(common: fields, in: viewpoint.zone)
        guard case .each(let people) = chore.whose else {
            return [try frequency.set(common, in: chore, name, on: viewpoint.today, &losses)]
        }
        var groups: [(dates: Dates, people: [String])] = []
        let own = try OwnDates(fields)
        for person in people {
            let dates = try common.changed(for: person, own, in: viewpoint.zone)
            if let place = groups.firstIndex(where: { $0.dates == dates }) {
                groups[place].people.append(person)
            } else {
                groups.append((dates, [person]))
            }
        }
        var parts: [ForeignHousehold.Chore] = []
        for group in groups {
            var part = chore
            part.whose = .each(group.people)
            parts.append(
                try frequency.set(group.dates, in: part, name, on: viewpoint.today, &losses))
        }
        return parts
    }

    /// What a chore of this household has no place for.
    private func note(
        _ fields: JSONFields, _ name: String, in losses: inout Losses
    ) throws(ConversionError) {
        let reset = try fields.text("approval_reset_type")
        let isMore = try fields.flag("allow_multiple_claims_per_day")
        losses.note(
            .perDay, of: name, if: isMore || reset.hasSuffix("_multi") || reset == "upon_completion"
        )
        let late = try fields.text("overdue_handling_type")
        let usual = ["", "at_due_date", "at_due_date_clear_immediate_on_late"]
        losses.note(.lateness, of: name, if: !usual.contains(late))
        losses.note(.window, of: name, if: try fields.flag("chore_claim_lock_until_window"))
        var isTold = false
        for key in ["claim", "approval", "disapproval", "overdue", "due_window"]
        where try fields.flag("notify_on_\(key)") {
            isTold = true
        }
        losses.note(.reminders, of: name, if: isTold)
        losses.note(.decoration, of: name, if: try !fields.text("icon").isEmpty)
        losses.note(.inactive, of: name, if: fields.entries("paused_for") > 0)
    }
}

// MARK: - Rewards and the rest

extension KidsChoresFile {
    private func read(
        reward fields: JSONFields, into household: inout ForeignHousehold
    ) throws(ConversionError) {
        var reward = ForeignHousehold.Reward(
            title: try fields.text("name"), cost: try fields.number("cost") ?? 10)
        reward.details = try fields.text("description")
        reward.people = household.people(try assigned(fields))
        household.rewards.append(reward)
    }

    private func noteRest(in household: inout ForeignHousehold) throws(ConversionError) {
        let kinds: [(key: String, kind: Loss.Kind)] = [
            ("bonuses", .bonuses), ("penalties", .bonuses), ("badges", .achievements),
            ("achievements", .achievements), ("challenges", .achievements),
        ]
        for (key, kind) in kinds {
            for (_, thing) in try data.table(key) {
                household.losses.note(kind, of: ForeignText.line(try thing.text("name")))
            }
        }
        for key in ["pending_chore_approvals", "pending_reward_approvals"] {
            household.losses.count(.pending, data.entries(key))
        }
    }
}
