package import HouseholdModel

extension Facts {
    /// When a member was last told that what is owed by an entry of the book is to be paid.
    package func toldOfPayment(
        by entry: Int, to member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Instant? {
        try connection.first(
            """
            SELECT at FROM notice
            WHERE household_id = ? AND member_id = ? AND kind = 'payment-due' AND entry = ?
            ORDER BY number DESC LIMIT 1
            """, [household.blob, member.blob, entry]
        ) { row throws(StoreError) in try row.instant("at") }
    }

    /// Whether anything that a member and others owe each other was to be paid on one of two days, also where it is paid
    /// or taken back since.
    package func hasMoney(
        dueOn day: Day, or other: Day, of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.first(
            Self.selectSequence + Self.ofSide + " AND l.due_on IN (?5, ?6) LIMIT 1",
            MoneySide.all(of: member).values(in: household)
                + [day.description, other.description]
        ) { row throws(StoreError) in try row.integer("sequence") } != nil
    }
}

extension Transaction {
    /// Leaves a reminder for a member that has a channel of what is owed by an entry of the book, unless there was one before.
    ///
    /// One of a moment that is still to come, as a clock that was ahead has left it, makes room.
    package func remind(
        _ member: Member.ID, ofPaymentBy entry: Int, id: Identifier<Notice>,
        in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        if let told = try facts.toldOfPayment(by: entry, to: member, in: household) {
            guard told > instant else { return }
            try connection.run(
                """
                DELETE FROM notice
                WHERE household_id = ? AND member_id = ? AND kind = 'payment-due' AND entry = ?
                """, [household.blob, member.blob, entry])
        }
        var row = NoticeRow(kind: .paymentDue, seenAt: instant)
        (row.entry, row.points) = (entry, 0)
        try add(row, id, to: member, in: household, at: instant)
    }
}
