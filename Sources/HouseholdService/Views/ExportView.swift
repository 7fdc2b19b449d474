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
}
