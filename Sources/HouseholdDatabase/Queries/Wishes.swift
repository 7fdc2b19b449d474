package import HouseholdModel

// MARK: - Reading

extension Facts {
    /// The wishes that wait for an answer, oldest first.
    package func openWishes(in household: Household.ID) throws(StoreError) -> [Wish] {
        try connection.rows(
            Self.selectWish + " WHERE household_id = ? AND ended_at IS NULL ORDER BY number",
            [household.blob], read: Self.wish)
    }

    /// All wishes of the household, also those that were answered or taken back.
    func everyWish(in household: Household.ID) throws(StoreError) -> [Wish] {
        try connection.rows(
            Self.selectWish + " WHERE household_id = ?", [household.blob], read: Self.wish)
    }

    /// The wish with that number, answered or not.
    package func wish(_ number: Number, in household: Household.ID) throws(StoreError) -> Wish? {
        try connection.first(
            Self.selectWish + " WHERE household_id = ? AND number = ?",
            [household.blob, number], read: Self.wish)
    }

    private static let selectWish = """
        SELECT household_id, id, number, title, details, member_id, at, ended_at FROM wish
        """

    private static func wish(_ row: Fields) throws(StoreError) -> Wish {
        Wish(
            id: try row.id("id"), household: try row.id("household_id"),
            number: try row.integer("number"), title: try row.personText("title"),
            details: try row.optionalPersonText("details"), member: try row.id("member_id"),
            at: try row.instant("at"), endedAt: try row.optionalInstant("ended_at"))
    }
}

// MARK: - Changing

extension Transaction {
    /// Adds a wish that waits.
    package func add(_ wish: Wish) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO wish (household_id, id, number, title, details, member_id, at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                wish.household.blob, wish.id.blob, wish.number, wish.title.text,
                wish.details?.text, wish.member.blob, wish.at.milliseconds,
            ])
        noteMade(RowSnapshot.Key(.wish, wish.id))
    }

    /// Lets a wish wait no more; `false` where it does not any more.
    package func end(_ wish: Wish, at instant: Instant) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE wish SET ended_at = ? WHERE household_id = ? AND id = ? AND ended_at IS NULL
            """, [instant.milliseconds, wish.household.blob, wish.id.blob]) == 1
    }
}
