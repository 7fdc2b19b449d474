package import HouseholdModel

/// What goes out of the program, as `data export`: rows as the data file has them, but for what is secret.
package struct ExportView: Codable, Sendable {
    /// What it is of.
    package enum Extent: String, Codable, Sendable {
        case household, member
    }

    /// Somebody whom rows name by an identity.
    package struct Person: Codable, Sendable {
        package let id: String
        package let name: String
        package let role: Role
    }

    /// What it is written in.
    package var format = "chorus-export"
    /// The version of that.
    package var version = 1
    package let of: Extent
    package let exportedAt: Instant
    /// The household's members, those who left too where all is told.
    package let people: [Person]
    package private(set) var tables: ExportedTables

    init(of extent: Extent, at instant: Instant, people: [Member], _ tables: ExportedTables) {
        of = extent
        exportedAt = instant
        self.people = people.map { member in
            Person(id: member.id.rawValue, name: member.name.text, role: member.role)
        }
        self.tables = tables
    }
}

extension ExportView {
    /// The numbers of the chores in it.
    var choreNumbers: [Number] {
        (tables["chore"] ?? []).compactMap { row in
            if case .number(let number) = row["number"] { number } else { nil }
        }
    }

    /// The same with these chores alone, and nothing that was planned or written about others.
    func showing(chores: Set<Number>) -> ExportView {
        var view = self
        view.tables["chore"]?.removeAll { row in
            if case .number(let number) = row["number"] { !chores.contains(number) } else { true }
        }
        let shown = Set((view.tables["chore"] ?? []).map { $0["id"] })
        for table in ["occurrence", "chore_note"] {
            view.tables[table]?.removeAll { !shown.contains($0["chore_id"]) }
        }
        return view
    }

    /// The same without which rules left somebody half, where that is not to be told.
    func without(_ hidden: HiddenHalves) -> ExportView {
        var view = self
        for (place, row) in (tables["audit"] ?? []).enumerated() {
            guard case .text(let policies) = row["policies"],
                case .text(let operation) = row["operation"]
            else { continue }
            let shown = hidden.shown(
                policies, of: operation, by: row.member("member_id"), about: row.member("about_id"))
            view.tables["audit"]?[place]["policies"] = .text(shown)
        }
        return view
    }

    /// The same without whose chore something was done to, where that is one of `hidden`.
    func without(_ hidden: HiddenDoers) -> ExportView {
        var view = self
        for (place, row) in (tables["audit"] ?? []).enumerated() {
            guard row["on_kind"] == .text("chore"), case .text(let id) = row["about_id"],
                let member = Member.ID(id), hidden.hides(member)
            else { continue }
            view.tables["audit"]?[place]["about_id"] = ExportedValue.none
        }
        return view
    }

    /// The same without who did the last of whoever's routine it is, or took that back, where that is one of `hidden`.
    func without(helpers hidden: HiddenDoers) -> ExportView {
        var view = self
        for (place, row) in (tables["ledger"] ?? []).enumerated() {
            guard [.text("bonus"), .text("reversal")].contains(row["kind"]),
                row["by_id"] != row["member_id"], let author = row.member("by_id"),
                hidden.hides(author)
            else { continue }
            view.tables["ledger"]?[place]["by_id"] = ExportedValue.none
        }
        return view
    }
}

extension [String: ExportedValue] {
    fileprivate func member(_ column: String) -> Member.ID? {
        if case .text(let id) = self[column] { Member.ID(id) } else { nil }
    }
}

// MARK: - How entries are called

extension ExportView {
    /// The same with the numbers by which whoever reads it calls the entries of points and those of money, and those that
    /// these take back.
    ///
    /// - Parameters:
    ///   - places: Where each entry stands in the household's book, and the one that it takes back.
    ///   - knowsBook: Whether that is what it is called; others count among their own, and children so their money, too.
    /// - Returns: It, with the numbers beside the entries.
    func numbering(_ places: [(place: Int, reverses: Int?)], knowsBook: Bool) -> ExportView {
        var view = self
        let entries = tables["ledger"] ?? []
        for names in [EntryColumns.points, .money] {
            let own = zip(entries.indices, places).filter { names.isThere(in: entries[$0.0]) }
            let numbers = Dictionary(
                uniqueKeysWithValues: zip(own, 1...).map { entry, count in
                    (entry.1.place, knowsBook ? entry.1.place : count)
                })
            for (row, (place, reverses)) in own {
                view.tables["ledger"]?[row][names.number] = numbers[place].map { .number($0) }
                view.tables["ledger"]?[row][names.reverses] =
                    reverses.flatMap { numbers[$0] }.map { .number($0) }
            }
        }
        return view
    }
}

/// The columns that say how entries of one kind are called by whoever reads what is about them.
private struct EntryColumns {
    /// What entries of the kind move.
    let amount: String
    let number: String
    let reverses: String

    static let points = EntryColumns(amount: "points", number: "seq", reverses: "reverses")
    static let money = EntryColumns(
        amount: "money", number: "money_seq", reverses: "money_reverses")

    func isThere(in entry: [String: ExportedValue]) -> Bool {
        if case .number(let amount) = entry[amount] { amount > 0 } else { false }
    }
}
