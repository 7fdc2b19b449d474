import HouseholdDatabase
package import HouseholdModel

/// Lists what happened.
///
/// Parents and housemates see everything; others what they did and what was done to them.
package struct ListAudit: Inquiry, HouseholdOperation {
    package static let action = Action.listAudit
    /// How many rows are shown where nothing else is said.
    package static let usualLimit = 100
    let limit: Int

    /// Asks for the newest `limit` rows.
    package init(limit: Int = usualLimit) {
        self.limit = limit
    }

    /// The rows, newest first, but for those about a private chore that the asker may not know of; which rules left somebody
    /// half, as far as the asker sees that.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [AuditRowView] {
        try ListLimit.check(limit)
        let (asker, home) = try sight.principal.membership()
        let hidden = try sight.hiddenHalves()
        return try sight.newestRows(limit).map(hidden.shown).map { row in
            AuditRowView(
                seq: home.knowsBook(asker) ? row.sequence : nil, at: row.at,
                by: row.member.map(home.handle),
                operation: row.operation, on: try sight.thing(of: row, in: home),
                allowed: row.isAllowed, policies: row.policies,
                via: [RequestID.reply, .byItself].map(\.text).first { $0 == row.request })
        }
    }
}

extension Sight {
    /// The newest rows that the principal may see, as many as these are, however many are hidden among them.
    fileprivate func newestRows(_ limit: Int) throws -> ArraySlice<AuditRow> {
        let asker = try principal.membership().member
        let subject = asker.role.checksOthers ? nil : asker.id
        var count = limit
        while true {
            let rows = try facts.audit(about: subject, limit: count)
            let seen = try allowed(.showAuditEntry, rows).filter { try !hides($0) }
            guard seen.count < limit, rows.count == count, count < Int.max / 2 else {
                return seen.prefix(limit)
            }
            count *= 2
        }
    }

    /// Whether a row is about what is between two others, or about a private chore of which the principal may not know, and was
    /// neither done by them nor to them.
    fileprivate func hides(_ row: AuditRow) throws -> Bool {
        let (member, home) = try principal.membership()
        let asker = member.id
        if row.isAmongOthers(than: member, in: home) { return true }
        guard asker != row.member, asker != row.about, row.object?.kind == "chore",
            let number = row.object?.number, let chore = try facts.chore(everNumbered: number),
            chore.isPrivate
        else { return false }
        let dates = try facts.occurrences(of: chore).filter { date in
            row.about != nil && row.about == date.completion?.doer ?? date.assignee
        }
        return try dates.isEmpty
            ? allowed(.glanceChore, [chore]).isEmpty : allowed(.glanceChore, dates).isEmpty
    }

    /// What a row was about, by the number by which the principal calls it.
    fileprivate func thing(of row: AuditRow, in home: Principal.Membership) throws -> String? {
        guard let object = row.object else { return nil }
        var number = object.number
        if object.kind == "entry", let place = number {
            number = try row.about.flatMap { try facts.number(of: place, of: $0) }
        }
        return number.map { "\(object.kind) \($0)" }
            ?? row.about.map { "\(object.kind) \(home.handle($0))" } ?? object.kind
    }
}

extension Action {
    package static let listAudit = Action(
        "audit.list", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
