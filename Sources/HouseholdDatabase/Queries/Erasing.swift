package import HouseholdModel

/// Somebody who left, of whom only what they did is to stay.
package struct Forgotten: Sendable {
    /// The member.
    package let member: Member.ID
    /// The account with which they signed in.
    package let account: Account.ID?
    /// How they are named in texts: by name and by user name.
    package let names: [String]
    /// What they are called from now on.
    package let name: Name

    /// Somebody who is to be forgotten.
    package init(member: Member.ID, account: Account.ID?, names: [String], name: Name) {
        self.member = member
        self.account = account
        self.names = names
        self.name = name
    }
}

extension Facts {
    /// Those who left and are not erased, the last to come first.
    package func left(in household: Household.ID) throws(StoreError) -> [Member] {
        let known: [Member.ID] = try connection.rows(
            """
            SELECT id FROM member
            WHERE household_id = ? AND state = 'left' AND erased_at IS NULL ORDER BY id DESC
            """, [household.blob]
        ) { row throws(StoreError) in try row.id("id") }
        var left: [Member] = []
        for id in known {
            if let member = try member(id, in: household) { left.append(member) }
        }
        return left
    }

    /// How many are erased.
    package func countOfForgotten(in household: Household.ID) throws(StoreError) -> Int {
        try connection.first(
            "SELECT count(*) AS count FROM member WHERE household_id = ? AND erased_at IS NOT NULL",
            [household.blob]
        ) { row throws(StoreError) in try row.integer("count") } ?? 0
    }

    /// What a member was called before, as the records have it: each time that it was renamed, and when it was added, where
    /// nobody else was in the same moment.
    fileprivate func formerNames(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> [String] {
        try connection.rows(
            """
            SELECT j.value AS name FROM audit a, json_tree(
                CASE WHEN json_valid(a.input) THEN a.input ELSE '[]' END) j
            WHERE a.household_id = ?1 AND a.input IS NOT NULL AND j.type = 'text'
                AND j.key IN ('name', 'newName')
                AND (a.operation = 'profile.edit' AND a.about_id = ?2
                    OR a.operation IN ('child.add', 'member.invite') AND 1 = (
                        SELECT count(*) FROM member m JOIN member other
                            ON other.household_id = m.household_id
                                AND other.created_at = m.created_at
                        WHERE m.household_id = ?1 AND m.id = ?2 AND m.created_at = a.at))
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in try row.text("name") }
    }

    /// Whether the account is, or is to be, in a household.
    package func isInHousehold(_ account: Account.ID) throws(StoreError) -> Bool {
        try connection.first(
            "SELECT 1 AS one FROM member WHERE account_id = ? AND state <> 'left' LIMIT 1",
            [account.blob]
        ) { row throws(StoreError) in try row.integer("one") } != nil
    }

    /// The chores that were for nobody but that member and are no longer done by anybody, or nobody knew of.
    fileprivate func chores(
        onlyOf member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> [Chore] {
        try connection.rows(
            Self.selectChore + """
                 WHERE household_id = ?1 AND (private = 1 OR proposed = 1 OR deleted_at IS NOT NULL)
                    AND coalesce(assignee_id, ?2) = ?2 AND coalesce(people, ?2) = ?2
                    AND (created_by = ?2 OR assignee_id = ?2 OR EXISTS (
                        SELECT 1 FROM occurrence o
                        WHERE o.household_id = ?1 AND o.chore_id = chore.id AND o.assignee_id = ?2))
                    AND NOT EXISTS (
                        SELECT 1 FROM occurrence o
                        LEFT JOIN completion c ON c.household_id = o.household_id
                            AND c.occurrence_id = o.id
                        WHERE o.household_id = ?1 AND o.chore_id = chore.id
                            AND (o.assignee_id <> ?2 OR c.doer_id <> ?2))
                ORDER BY number
                """, [household.blob, member.blob], read: Self.chore)
    }
}

// MARK: - Forgetting

extension Transaction {
    /// Erases what tells who somebody was who left, and what they wrote or was written about them alone.
    ///
    /// Amounts, dates and the chains stay. The next row of the household's records says so.
    ///
    /// - Returns: How many texts of the books were erased, and whether the account is gone.
    package func forget(
        _ person: Forgotten, in household: Household.ID, at instant: Instant
    ) throws(StoreError) -> (texts: Int, isAccountGone: Bool) {
        let key: [Connection.Value] = [household.blob, person.member.blob]
        for chore in try facts.chores(onlyOf: person.member, in: household) {
            try forget(chore, at: instant)
        }
        try forgetRewards(of: person.member, in: household, at: instant)
        for statement in Self.forgetting { try connection.run(statement, key) }
        for statement in Self.rewording { try connection.run(statement, key + [ErasedText.word]) }
        try forgetOutcomes(in: household)
        try forgetChanges(in: household)
        try forget(names: person.names, in: household)
        if let account = person.account { _ = try remove(account, waitingFor: household) }
        var texts = try eraseTexts(of: person, in: household)
        let isAccountGone = try forgetAccount(of: person, at: instant, &texts)
        try connection.run(
            """
            UPDATE member SET name = ?3, skeleton = ?4, account_id = NULL, avatar = NULL,
                age_band = NULL, salt = randomblob(16), erased_at = ?5
            WHERE household_id = ?1 AND id = ?2 AND state = 'left'
            """,
            key + [
                person.name.text, ConfusableKey(person.name.text).text, instant.milliseconds,
            ])
        try connection.run("UPDATE program SET traces = 1")
        connection.watch?.hasErased = true
        return (texts, isAccountGone)
    }

    /// Forgets what a reward that was theirs alone says, and what one that they wished for says besides its title.
    private func forgetRewards(
        of member: Member.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        let key: [Connection.Value] = [household.blob, member.blob]
        try connection.run(
            """
            UPDATE reward SET title = ?3, details = NULL, tags = NULL, retired_at = coalesce(retired_at, ?4)
            WHERE household_id = ?1 AND id IN (
                SELECT reward_id FROM reward_member m
                WHERE m.household_id = ?1
                GROUP BY reward_id HAVING min(member_id) = ?2 AND max(member_id) = ?2)
            """, key + [ErasedText.word, instant.milliseconds])
        try connection.run(
            """
            UPDATE reward SET details = NULL WHERE household_id = ?1 AND number IN (
                SELECT number FROM wish WHERE household_id = ?1 AND member_id = ?2)
            """, key)
    }

    /// Forgets what was kept of somebody by name alone.
    private func forget(names: [String], in household: Household.ID) throws(StoreError) {
        for name in names {
            try connection.run(
                "DELETE FROM sign_in_budget WHERE name = ?", [name.lowercased()])
            try connection.run(
                "DELETE FROM notice WHERE household_id = ? AND kind = 'join-asked' AND reason = ?",
                [household.blob, name])
            try connection.run(
                "DELETE FROM notice WHERE household_id = ? AND kind = ? AND title = ?",
                [household.blob, Notice.Departure.removed.rawValue, name])
            try connection.run(
                """
                DELETE FROM notice WHERE household_id = ? AND kind = 'rules-changed'
                    AND instr(coalesce(title, '') || ' ' || coalesce(reason, ''), ?) > 0
                """, [household.blob, name])
        }
    }

    /// What stands nowhere but in these rows.
    private static let forgetting = [
        "DELETE FROM notice WHERE household_id = ?1 AND ?2 IN (member_id, by_id)",
        "DELETE FROM chore_note WHERE household_id = ?1 AND member_id = ?2",
        "DELETE FROM goal WHERE household_id = ?1 AND member_id = ?2",
        "DELETE FROM wish WHERE household_id = ?1 AND member_id = ?2",
        "DELETE FROM allowance WHERE household_id = ?1 AND member_id = ?2",
        "DELETE FROM bank_account WHERE household_id = ?1 AND member_id = ?2",
        "DELETE FROM linking_key WHERE household_id = ?1 AND member_id = ?2",
        "DELETE FROM session WHERE household_id = ?1 AND member_id = ?2",
        """
        UPDATE device SET name = '-' WHERE household_id = ?1 AND kind = 'personal' AND id IN (
            SELECT device_id FROM device_member WHERE household_id = ?1 AND member_id = ?2)
        """,
        "DELETE FROM device_member WHERE household_id = ?1 AND member_id = ?2",
        "DELETE FROM pairing_miss WHERE household_id = ?1 AND member_id = ?2",
        "UPDATE absence SET note = NULL WHERE household_id = ?1 AND member_id = ?2",
        "UPDATE completion SET reason = NULL WHERE household_id = ?1 AND ?2 IN (doer_id, checked_by)",
        """
        UPDATE occurrence SET sent_back = NULL
        WHERE household_id = ?1 AND (assignee_id = ?2 OR id IN (
            SELECT occurrence_id FROM completion WHERE household_id = ?1 AND doer_id = ?2))
        """,
        "UPDATE occurrence SET excuse = NULL WHERE household_id = ?1 AND excuse_by = ?2",
        """
        UPDATE reward_request SET reason = NULL
        WHERE household_id = ?1 AND ?2 IN (member_id, answered_by)
        """,
    ]

    /// Where something has to stand.
    private static let rewording = [
        """
        UPDATE appeal SET reason = ?3 WHERE household_id = ?1 AND sequence IN (
            SELECT sequence FROM ledger WHERE household_id = ?1 AND member_id = ?2)
        """,
        """
        UPDATE appeal SET answer = ?3
        WHERE household_id = ?1 AND answer IS NOT NULL AND (answered_by = ?2 OR sequence IN (
            SELECT sequence FROM ledger WHERE household_id = ?1 AND member_id = ?2))
        """,
    ]

    private func forget(_ chore: Chore, at instant: Instant) throws(StoreError) {
        if try facts.deletedChore(chore.number, in: chore.household) == nil {
            try delete(chore, at: instant)
        }
        let key: [Connection.Value] = [chore.household.blob, chore.id.blob]
        try connection.run(
            """
            UPDATE chore SET title = ?3, details = NULL, steps = NULL, tags = ''
            WHERE household_id = ?1 AND id = ?2
            """, key + [ErasedText.word])
        for statement in [
            "DELETE FROM chore_note WHERE household_id = ? AND chore_id = ?",
            "DELETE FROM notice WHERE household_id = ? AND chore_id = ?",
            """
            UPDATE occurrence SET ticks = 0, sent_back = NULL, excuse = NULL
            WHERE household_id = ? AND chore_id = ?
            """,
        ] { try connection.run(statement, key) }
    }

    /// Answers that are kept for requests of others may name whoever is forgotten.
    private func forgetOutcomes(in household: Household.ID) throws(StoreError) {
        for account in try facts.members(in: household).compactMap(\.account) {
            try forgetOutcomes(of: account, in: household)
        }
    }

    private func forgetAccount(
        of person: Forgotten, at instant: Instant, _ texts: inout Int
    ) throws(StoreError) -> Bool {
        guard let account = person.account, try !facts.isInHousehold(account) else { return false }
        texts += try eraseTexts(of: account, named: person.names)
        try delete(account)
        return true
    }

    // MARK: - The books

    private func eraseTexts(
        of person: Forgotten, in household: Household.ID
    ) throws(StoreError) -> Int {
        let scope = AuditScope.household(household)
        let place = try facts.lastLink(of: .audit, in: scope).sequence + 1
        let names = try person.names + facts.formerNames(of: person.member, in: household)
        var count = try connection.count(
            """
            UPDATE ledger SET why = NULL, salt = NULL, erased_by = ?3
            WHERE household_id = ?1 AND kind = 'opening' AND why IN (
                SELECT why FROM ledger
                WHERE household_id = ?1 AND member_id = ?2 AND kind = 'opening')
            """, [household.blob, person.member.blob, place])
        count += try connection.count(
            """
            UPDATE ledger SET why = NULL, salt = NULL, erased_by = ?3
            WHERE household_id = ?1 AND why IS NOT NULL AND ?2 IN (member_id, by_id, other_id)
            """, [household.blob, person.member.blob, place])
        count += try connection.count(
            """
            UPDATE audit SET input = NULL, salt = NULL, erased_by = ?4
            WHERE household_id = ?1 AND input IS NOT NULL
                AND (?2 IN (member_id, about_id) OR account_id = ?3
                    OR operation IN ('child.add', 'member.invite', 'data.import') AND at = (
                        SELECT created_at FROM member WHERE household_id = ?1 AND id = ?2)
                    OR operation = 'data.import' AND at IN (
                        SELECT at FROM ledger
                        WHERE household_id = ?1 AND member_id = ?2 AND kind = 'opening'))
            """, [household.blob, person.member.blob, person.account?.blob, place])
        count += try eraseInputs(naming: names, in: scope, saidBy: place)
        noteErasing(in: scope)
        return count
    }

    /// What was typed with one of the names as a whole value, in any spelling that would find the person: who looked like
    /// others would take their rows along.
    private func eraseInputs(
        naming names: [String], in scope: AuditScope, saidBy place: Int
    ) throws(StoreError) -> Int {
        let looks = Set(names.map(ConfusableKey.init))
        let folded = Set(names.map { $0.lowercased() })
        func isName(_ text: String) -> Bool {
            folded.contains(text.lowercased())
                || text.utf8.count <= 120 && looks.contains(ConfusableKey(text))
        }
        let typed = try connection.rows(
            """
            SELECT a.sequence, j.value AS text FROM audit a, json_tree(
                CASE WHEN json_valid(a.input) THEN a.input ELSE '[]' END) j
            WHERE a.household_id = ?1 AND a.input IS NOT NULL AND j.type = 'text'
            UNION ALL
            SELECT a.sequence, j.key AS text FROM audit a, json_tree(
                CASE WHEN json_valid(a.input) THEN a.input ELSE '[]' END) j
            WHERE a.household_id = ?1 AND a.input IS NOT NULL AND typeof(j.key) = 'text'
            """, [scope.key]
        ) { row throws(StoreError) in
            (place: try row.integer("sequence"), text: try row.text("text"))
        }
        var count = 0
        for row in Set(typed.filter { isName($0.text) }.map(\.place)) {
            count += try connection.count(
                """
                UPDATE audit SET input = NULL, salt = NULL, erased_by = ?3
                WHERE household_id = ?1 AND sequence = ?2 AND input IS NOT NULL
                """, [scope.key, row, place])
        }
        return count
    }

    /// What the records of nobody's household have of an account.
    private func eraseTexts(
        of account: Account.ID, named names: [String]
    ) throws(StoreError) -> Int {
        let place = try facts.lastLink(of: .audit, in: .program).sequence + 1
        var count = try connection.count(
            """
            UPDATE audit SET input = NULL, salt = NULL, erased_by = ?3
            WHERE household_id = ?1 AND account_id = ?2 AND input IS NOT NULL
            """, [AuditScope.program.key, account.blob, place])
        count += try eraseInputs(naming: names, in: .program, saidBy: place)
        if count > 0 { noteErasing(in: .program) }
        return count
    }

    /// Whether the records of nobody's household have to say that something of them is erased.
    package var isErasingOutside: Bool { isErasing(in: .program) }
}
