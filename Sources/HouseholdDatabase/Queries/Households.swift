package import HouseholdModel

extension Facts {
    /// The identity of this data file.
    package func storeID() throws(StoreError) -> String {
        let id: Identifier<HouseholdStore>? = try connection.first(
            "SELECT store_id FROM program"
        ) { row throws(StoreError) in try row.id("store_id") }
        guard let id else { throw .damaged("the file does not say who it is") }
        return id.rawValue
    }

    /// Whether there is any household yet.
    package func hasHouseholds() throws(StoreError) -> Bool {
        try connection.first("SELECT 1 AS one FROM household LIMIT 1") { row throws(StoreError) in
            try row.integer("one")
        } != nil
    }

    /// The name of the household, where there is no other one.
    package func nameOfOnlyHousehold() throws(StoreError) -> String? {
        try connection.first(
            "SELECT min(name) AS name FROM household HAVING count(*) = 1"
        ) { row throws(StoreError) in
            try row.text("name")
        }
    }

    /// The household with that identity.
    package func household(_ id: Household.ID) throws(StoreError) -> Household? {
        try connection.first(
            """
            SELECT id, name, zone, week_start, template, siblings, approval, approve_after,
                approve_set_at, absences, deductions, leaderboard, times, messages, replies,
                currency, rate_points, rate_minor, promised_approval, approval_promise_ends_at,
                promised_deductions, deductions_promise_ends_at, promised_approve_after,
                promised_approve_set_at, approve_promise_ends_at, created_at
            FROM household WHERE id = ?
            """, [id.blob]
        ) { row throws(StoreError) in
            Household(
                id: try row.id("id"), name: try row.personText("name"),
                zone: try row.parsed("zone", row.text("zone")) { Zone($0) },
                weekStart: try row.parsed("week_start", row.integer("week_start")) {
                    Weekday(rawValue: $0)
                },
                template: try row.word("template"),
                settings: Household.Settings(
                    siblings: try row.integer("siblings") == 1,
                    approval: try row.parsed("approval", row.text("approval")) { Approval($0) },
                    approvalPromise: try row.approvalPromise(),
                    approvalWait: try Self.approvalWait(row),
                    approvalWaitPromise: try Self.approvalWaitPromise(row),
                    absences: try row.word("absences"),
                    deductions: try row.integer("deductions"),
                    deductionsPromise: try Self.deductionsPromise(row),
                    leaderboard: try row.word("leaderboard"),
                    times: try row.parsed("times", row.text("times")) { DayTimes($0) },
                    messages: try row.word("messages"),
                    replies: try row.integer("replies") == 1, money: try Self.money(row)),
                createdAt: try row.instant("created_at"))
        }
    }

    private static func approvalWait(_ row: Fields) throws(StoreError) -> ApprovalWait? {
        guard let hours = try row.optionalInteger("approve_after") else { return nil }
        let moment = try row.instant("approve_set_at")
        return try row.parsed("approve_after", hours) { ApprovalWait(hours: $0, setAt: moment) }
    }

    private static func approvalWaitPromise(
        _ row: Fields
    ) throws(StoreError) -> Promise<ApprovalWait>? {
        guard let hours = try row.optionalInteger("promised_approve_after") else { return nil }
        let moment = try row.instant("promised_approve_set_at")
        return Promise(
            try row.parsed("promised_approve_after", hours) {
                ApprovalWait(hours: $0, setAt: moment)
            }, until: try row.instant("approve_promise_ends_at"))
    }

    private static func deductionsPromise(_ row: Fields) throws(StoreError) -> Promise<Int>? {
        guard let cap = try row.optionalInteger("promised_deductions") else { return nil }
        return Promise(cap, until: try row.instant("deductions_promise_ends_at"))
    }

    private static func money(_ row: Fields) throws(StoreError) -> HouseholdMoney? {
        guard try row.optionalText("currency") != nil else { return nil }
        guard let points = try row.optionalInteger("rate_points") else {
            return HouseholdMoney(try row.currency("currency"))
        }
        let money = try row.money("rate_minor", in: "currency")
        return HouseholdMoney(
            try row.parsed("rate_points", points) { ExchangeRate($0, are: money) })
    }
}

extension Transaction {
    /// Adds a household.
    package func add(_ household: Household) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO household
                (id, name, zone, week_start, template, siblings, approval, approve_after,
                approve_set_at, absences, deductions, leaderboard, times, messages, replies,
                currency, rate_points, rate_minor, created_at, clock_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                household.id.blob, household.name.text, household.zone.name,
                household.weekStart.rawValue, household.template.rawValue,
                household.settings.siblings ? 1 : 0, household.settings.approval.description,
                household.settings.approvalWait?.hours,
                household.settings.approvalWait?.setAt.milliseconds,
                household.settings.absences.rawValue, household.settings.deductions,
                household.settings.leaderboard.rawValue, household.settings.times.description,
                household.settings.messages.rawValue, household.settings.replies ? 1 : 0,
                household.settings.money?.currency.code,
                household.settings.money?.rate?.points,
                household.settings.money?.rate?.money.minor,
                household.createdAt.milliseconds, household.createdAt.milliseconds,
            ])
    }

    /// Keeps what the parents switched.
    package func keep(
        _ settings: Household.Settings, of household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE household SET siblings = ?, approval = ?, approve_after = ?,
                approve_set_at = ?, absences = ?, deductions = ?, leaderboard = ?, times = ?,
                messages = ?, replies = ?, currency = ?, rate_points = ?, rate_minor = ?,
                promised_approval = ?, approval_promise_ends_at = ?, promised_deductions = ?,
                deductions_promise_ends_at = ?, promised_approve_after = ?,
                promised_approve_set_at = ?, approve_promise_ends_at = ?
            WHERE id = ?
            """,
            [
                settings.siblings ? 1 : 0, settings.approval.description,
                settings.approvalWait?.hours, settings.approvalWait?.setAt.milliseconds,
                settings.absences.rawValue, settings.deductions,
                settings.leaderboard.rawValue, settings.times.description,
                settings.messages.rawValue, settings.replies ? 1 : 0,
                settings.money?.currency.code, settings.money?.rate?.points,
                settings.money?.rate?.money.minor,
                settings.approvalPromise?.value.description,
                settings.approvalPromise?.end.milliseconds, settings.deductionsPromise?.value,
                settings.deductionsPromise?.end.milliseconds,
                settings.approvalWaitPromise?.value.hours,
                settings.approvalWaitPromise?.value.setAt.milliseconds,
                settings.approvalWaitPromise?.end.milliseconds, household.blob,
            ])
    }

    /// Takes the next number for a chore.
    package func nextChoreNumber(in household: Household.ID) throws(StoreError) -> Number {
        try nextNumber(
            """
            UPDATE household SET last_chore = last_chore + 1 WHERE id = ?
            RETURNING last_chore AS number
            """, in: household)
    }

    /// Takes the next number for a reward.
    package func nextRewardNumber(in household: Household.ID) throws(StoreError) -> Number {
        try nextNumber(
            """
            UPDATE household SET last_reward = last_reward + 1 WHERE id = ?
            RETURNING last_reward AS number
            """, in: household)
    }

    /// Takes the next number for a request.
    package func nextRequestNumber(in household: Household.ID) throws(StoreError) -> Number {
        try nextNumber(
            """
            UPDATE household SET last_request = last_request + 1 WHERE id = ?
            RETURNING last_request AS number
            """, in: household)
    }

    /// Takes the next number for an absence.
    package func nextAbsenceNumber(in household: Household.ID) throws(StoreError) -> Number {
        try nextNumber(
            """
            UPDATE household SET last_absence = last_absence + 1 WHERE id = ?
            RETURNING last_absence AS number
            """, in: household)
    }

    private func nextNumber(
        _ sql: String, in household: Household.ID
    ) throws(StoreError) -> Number {
        let number = try connection.first(sql, [household.blob]) { row throws(StoreError) in
            try row.integer("number")
        }
        guard let number else { throw .damaged("there is no such household") }
        return number
    }
}

extension Fields {
    /// How a parent still looks, where that was changed so that they look at more: of a household, or of a chore itself.
    func approvalPromise() throws(StoreError) -> Promise<Approval>? {
        guard let text = try optionalText("promised_approval") else { return nil }
        return Promise(
            try parsed("promised_approval", text) { Approval($0) },
            until: try instant("approval_promise_ends_at"))
    }
}
