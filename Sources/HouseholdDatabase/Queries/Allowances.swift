package import HouseholdModel

extension Facts {
    /// The allowances that children of a household get.
    package func allowances(in household: Household.ID) throws(StoreError) -> [Allowance] {
        try connection.rows(
            Self.selectAllowance + " WHERE household_id = ? AND ended = 0 ORDER BY member_id",
            [household.blob], read: Self.allowance)
    }

    /// The allowance of a member, also one that ended.
    package func allowance(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Allowance? {
        try connection.first(
            Self.selectAllowance + " WHERE household_id = ? AND member_id = ?",
            [household.blob, member.blob], read: Self.allowance)
    }

    /// All allowances of a household, also those that ended.
    func everyAllowance(in household: Household.ID) throws(StoreError) -> [Allowance] {
        try connection.rows(
            Self.selectAllowance + " WHERE household_id = ? ORDER BY member_id",
            [household.blob], read: Self.allowance)
    }

    /// The households in which children get an allowance.
    package func householdsWithAllowances() throws(StoreError) -> [Household.ID] {
        try connection.rows(
            """
            SELECT id FROM household
            WHERE EXISTS (
                SELECT 1 FROM allowance a WHERE a.household_id = household.id AND a.ended = 0)
            ORDER BY id
            """, []
        ) { row throws(StoreError) in try row.id("id") }
    }

    private static let selectAllowance = """
        SELECT household_id, member_id, money, currency, recurrence, set_by, set_at, first_day, booked_day,
            ended
        FROM allowance
        """

    private static func allowance(_ row: Fields) throws(StoreError) -> Allowance {
        let (household, member): (Household.ID, Member.ID) = (
            try row.id("household_id"), try row.id("member_id")
        )
        let money = try row.money("money", in: "currency")
        let schedule = try row.parsed("recurrence", row.text("recurrence")) { text -> Schedule? in
            guard case .calendar(let schedule) = try? Recurrence(text) else { return nil }
            return schedule
        }
        let allowance = Allowance(
            money, for: member, in: household, on: schedule, setBy: try row.id("set_by"),
            at: try row.instant("set_at"), from: try row.day("first_day"),
            bookedDay: try row.optionalDay("booked_day"),
            hasEnded: try row.integer("ended") == 1)
        return try row.parsed("recurrence", allowance) { $0 }
    }
}

extension Transaction {
    /// Keeps what a member gets from now on, in place of what it was; which dates of it are in the book stays as it is.
    package func set(_ allowance: Allowance) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO allowance (
                household_id, member_id, money, currency, recurrence, set_by, set_at, first_day
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (household_id, member_id) DO UPDATE SET
                money = excluded.money, currency = excluded.currency, recurrence = excluded.recurrence,
                set_by = excluded.set_by, set_at = excluded.set_at, first_day = excluded.first_day,
                ended = 0
            """,
            [
                allowance.household.blob, allowance.member.blob, allowance.money.minor,
                allowance.money.currency.code,
                Recurrence.calendar(allowance.schedule).description, allowance.setBy.blob,
                allowance.setAt.milliseconds, allowance.firstDay.description,
            ])
    }

    /// Lets a member get nothing more; `false` where that was so before.
    package func endAllowance(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.count(
            "UPDATE allowance SET ended = 1 WHERE household_id = ? AND member_id = ? AND ended = 0",
            [household.blob, member.blob]) == 1
    }

    /// Notes that a date of an allowance is in the book, and all before it; `false` where it was already.
    package func noteBooked(_ day: Day, of allowance: Allowance) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE allowance SET booked_day = ?3
            WHERE household_id = ?1 AND member_id = ?2 AND coalesce(booked_day, '') < ?3
            """,
            [allowance.household.blob, allowance.member.blob, day.description]) == 1
    }
}
