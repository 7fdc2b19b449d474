import GRDB
package import HouseholdModel

extension Transaction {
    /// Proves that a household that came in is whole: its books add up, whoever reads it finds what this program writes,
    /// and written out again it says what its document says.
    ///
    /// How it stands by now is noted before, as after any change.
    ///
    /// - Throws: ``DocumentFault``, or ``StoreError``.
    package func prove(
        _ household: Household.ID, saying tables: ExportedTables
    ) throws {
        let state = try facts.state(of: household)
        if try facts.lastState(of: household)?.state != state {
            try keep(state, of: household, isFound: false)
        }
        if let bad = try facts.verify(household).firstBad {
            // What happened in nobody's household came with no document.
            guard bad.table != "program" else {
                throw StoreError.damaged("the program's own records do not fit: \(bad.sequence)")
            }
            throw DocumentFault.row(.books, DocumentFault.Place(bad.table, bad.sequence))
        }
        try facts.checkNumbers(in: household)
        try facts.checkPasses(in: household)
        if let table = try facts.firstUnreadable(in: household) {
            throw DocumentFault.unlike(table)
        }
        let again = try facts.export(of: household)
        for imported in ImportedTable.all {
            let table = imported.name
            let rows = again[table] ?? []
            // Its last line says how it stands by now.
            let said = table == "house_state" ? Array(rows.dropLast()) : rows
            guard said == (tables[table] ?? []).map(imported.completed) else {
                throw DocumentFault.unlike(table)
            }
        }
    }
}

extension Facts {
    /// Throws where a number was given away that the household does not know of, or to a reward before its
    /// wish is answered, where more is in a jar than its goal costs, or where a stranger has a part in an offer.
    fileprivate func checkNumbers(in household: Household.ID) throws {
        let ahead: Int? = try connection.first(
            """
            SELECT 1 AS ahead FROM household h WHERE h.id = ?1 AND (
                h.last_chore < (SELECT coalesce(max(number), 0) FROM chore WHERE household_id = ?1)
                OR h.last_reward < max(
                    (SELECT coalesce(max(number), 0) FROM reward WHERE household_id = ?1),
                    (SELECT coalesce(max(number), 0) FROM wish WHERE household_id = ?1))
                OR h.last_absence
                    < (SELECT coalesce(max(number), 0) FROM absence WHERE household_id = ?1)
                OR h.last_request < max(
                    (SELECT coalesce(max(number), 0) FROM reward_request WHERE household_id = ?1),
                    (SELECT coalesce(max(number), 0) FROM handover WHERE household_id = ?1))
                OR EXISTS (SELECT 1 FROM wish w
                    JOIN reward r ON r.household_id = w.household_id AND r.number = w.number
                    WHERE w.household_id = ?1 AND w.ended_at IS NULL)
                OR EXISTS (SELECT 1 FROM jar j
                    JOIN goal g ON g.household_id = j.household_id AND g.member_id = j.member_id
                    JOIN reward r ON r.household_id = g.household_id AND r.id = g.reward_id
                    WHERE j.household_id = ?1 AND (j.points > g.points OR r.counting IS NOT NULL))
                OR EXISTS (SELECT 1 FROM occurrence o
                    WHERE o.household_id = ?1 AND o.offered_by IS NOT NULL AND 2 <> (
                        SELECT count(*) FROM member m
                        WHERE m.household_id = ?1 AND m.id IN (o.offered_by, o.offered_to)))
                OR max(h.last_chore, h.last_reward, h.last_absence, h.last_request) > 1000000000)
            """, [household.blob]
        ) { row throws(StoreError) in try row.integer("ahead") }
        if ahead != nil { throw DocumentFault.row(.unfit, DocumentFault.Place("household", 1)) }
    }

    /// Throws where a pass that was not ended is none that could be given here.
    fileprivate func checkPasses(in household: Household.ID) throws {
        let other: Int? = try connection.first(
            """
            SELECT 1 AS other FROM pass p
            JOIN member m ON m.household_id = p.household_id AND m.id = p.member_id
            WHERE p.household_id = ?1 AND p.ended_at IS NULL AND (
                m.role <> 'helper' OR m.state = 'left' OR p.ends_at - p.starts_at > ?2
                OR EXISTS (SELECT 1 FROM pass_child c
                    JOIN member k ON k.household_id = c.household_id AND k.id = c.member_id
                    WHERE c.household_id = p.household_id AND c.pass_id = p.id
                        AND k.role <> 'child'))
            """, [household.blob, Pass.mostDays * 86_400_000]
        ) { row throws(StoreError) in try row.integer("other") }
        if other != nil { throw DocumentFault.unlike("pass") }
    }

    /// The first part of the household in which there is something that no reader of this program takes.
    fileprivate func firstUnreadable(
        in household: Household.ID
    ) throws(StoreError) -> String? {
        for part in ReadPart.allCases {
            do throws(StoreError) {
                try read(part, of: household)
            } catch {
                guard case .damaged = error else { throw error }
                return part.rawValue
            }
        }
        return nil
    }

    private func read(_ part: ReadPart, of household: Household.ID) throws(StoreError) {
        switch part {
        case .household: _ = try self.household(household)
        case .members: _ = try members(in: household)
        case .rules: _ = try rulesInTime(of: household, at: .distantPast)
        case .chores: try readChores(in: household)
        case .occurrences: try readOccurrences(in: household)
        case .rewards: _ = try everyReward(in: household)
        case .wishes: _ = try everyWish(in: household)
        case .routines: _ = try routines(in: household, alsoDeleted: true)
        case .notices: try readNotices(in: household)
        case .absences: try readAbsences(in: household)
        case .appeals: try readAppeals(in: household)
        case .audit: _ = try audit(in: household, about: nil, limit: Int(Int32.max))
        case .allowances: _ = try everyAllowance(in: household)
        case .passes, .requests, .ledger, .routineBonuses, .badges, .goals:
            for member in try members(in: household) {
                try read(part, of: member.id, in: household)
            }
            if part == .ledger { _ = try moneyEntries(in: household) }
        }
    }

    private func read(
        _ part: ReadPart, of member: Member.ID, in household: Household.ID
    ) throws(StoreError) {
        let most = Int(Int32.max)
        switch part {
        case .passes: _ = try passes(of: member, in: household, limit: most)
        case .requests: _ = try rewardRequests(of: member, in: household, limit: most)
        case .ledger: _ = try entries(of: member, in: household, limit: most)
        case .badges: _ = try badges(of: member, in: household)
        case .goals: _ = try goal(of: member, in: household)
        case .routineBonuses: _ = try routineBonuses(of: member, in: household)
        case .household, .members, .rules, .chores, .routines, .occurrences, .rewards, .wishes,
            .notices, .absences, .appeals, .audit, .allowances:
            break
        }
    }
}

/// What of a household is read with readers of its own, by the table that it stands in.
private enum ReadPart: String, CaseIterable {
    case household
    case members = "member"
    case rules = "house_rules"
    case chores = "chore"
    case routines = "routine"
    case occurrences = "occurrence"
    case rewards = "reward"
    case wishes = "wish"
    case notices = "notice"
    case absences = "absence"
    case appeals = "appeal"
    case audit
    case passes = "pass"
    case requests = "reward_request"
    case ledger
    case routineBonuses = "routine_bonus"
    case badges = "badge"
    case goals = "goal"
    case allowances = "allowance"
}

// MARK: - Reading all of a kind

extension Facts {
    /// Reads all chores, also those that were deleted, with what stands on them.
    private func readChores(in household: Household.ID) throws(StoreError) {
        let chores = try connection.rows(
            Self.selectChore + " WHERE household_id = ?", [household.blob], read: Self.chore)
        for chore in chores { _ = try notes(on: chore) }
    }

    private func readOccurrences(in household: Household.ID) throws(StoreError) {
        _ = try connection.rows(
            Self.select + " WHERE o.household_id = ?", [household.blob], read: Self.occurrence)
    }

    private func readNotices(in household: Household.ID) throws(StoreError) {
        _ = try connection.rows(
            Self.selectNotice + """
                 FROM notice n
                LEFT JOIN reward r ON r.household_id = n.household_id AND r.id = n.reward_id
                LEFT JOIN chore c ON c.household_id = n.household_id AND c.id = n.chore_id
                LEFT JOIN ledger e ON e.household_id = n.household_id AND e.sequence = n.entry
                WHERE n.household_id = ?
                """, [household.blob], read: Self.notice)
    }

    private func readAbsences(in household: Household.ID) throws(StoreError) {
        let ids: [Identifier<Absence>] = try connection.rows(
            "SELECT id FROM absence WHERE household_id = ?", [household.blob]
        ) { row throws(StoreError) in try row.id("id") }
        for id in ids { _ = try absence(id, in: household) }
    }

    private func readAppeals(in household: Household.ID) throws(StoreError) {
        let entries: [Int] = try connection.rows(
            "SELECT sequence FROM appeal WHERE household_id = ?", [household.blob]
        ) { row throws(StoreError) in try row.integer("sequence") }
        for entry in entries { _ = try appeal(against: entry, in: household) }
    }
}
