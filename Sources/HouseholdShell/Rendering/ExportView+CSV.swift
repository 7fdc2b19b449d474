import HouseholdModel
import HouseholdService

// What people open in a program for tables: chores, points, money and what was done. Members and chores are called by name.

extension ExportView {
    /// The files, by their names.
    var tablesAsCSV: [(name: String, text: String)] {
        [
            ("chores.csv", chores.text), ("points.csv", points.text),
            ("money.csv", money.text), ("completions.csv", completions.text),
        ]
    }

    private var chores: CSVText {
        var table = CSVText([
            "number", "title", "mode", "for", "points", "due", "at", "repeats", "tags", "private",
            "created", "paused", "deleted",
        ])
        for row in tables["chore"] ?? [] {
            let people = names(in: row)
            table.append([
                .value(row["number"].written), .text(row["title"].written),
                .value(row["mode"].written),
                .text(people),
                .value(row["points"].written), .value(row["due_day"].written),
                .value(row["due_time"].written), .text(row["recurrence"].written),
                .text(row["tags"].written), .value(row["private"].written),
                .value(row["created_at"].written), .value(row["paused_at"].written),
                .value(row["deleted_at"].written),
            ])
        }
        return table
    }

    /// Of whoever reads their own only, entries are called what their history calls them.
    private var points: CSVText {
        var table = CSVText([
            "number", "at", "member", "kind", "from", "to", "points", "by", "why", "reverses",
        ])
        for row in tables["ledger"] ?? [] where row["points"] != .number(0) {
            table.append([
                .value((row["sequence"] ?? row["seq"]).written), .value(row["at"].written),
                .text(person(row["member_id"])), .value(row["kind"].written),
                .value(row["source"].written), .value(row["target"].written),
                .value(row["points"].written), .text(person(row["by_id"])),
                .text(row["why"].written), .value(row["reverses"].written),
            ])
        }
        return table
    }

    /// Nobody is named in `from` where it is the household's grown-ups together.
    private var money: CSVText {
        var table = CSVText([
            "number", "at", "kind", "to", "from", "amount", "currency", "due", "by", "why",
            "reverses",
        ])
        for row in tables["ledger"] ?? [] {
            guard let minor = Int(row["money"].written),
                let currency = Currency(row["currency"].written)
            else { continue }
            table.append([
                .value((row["sequence"] ?? row["money_seq"]).written), .value(row["at"].written),
                .value(row["kind"].written), .text(person(row["member_id"])),
                .text(person(row["other_id"])), .value(currency.digits(of: minor)),
                .value(currency.code), .value(row["due_on"].written), .text(person(row["by_id"])),
                .text(row["why"].written),
                .value((row["money_reverses"] ?? row["reverses"]).written),
            ])
        }
        return table
    }

    private var completions: CSVText {
        var table = CSVText([
            "at", "day", "member", "chore", "title", "points", "state", "recorded_by", "undone",
        ])
        let chores = rows("chore", by: "id")
        let dates = rows("occurrence", by: "id")
        for row in tables["completion"] ?? [] {
            let date = dates[row["occurrence_id"].written]
            let chore = chores[date?["chore_id"].written ?? ""]
            table.append([
                .value(row["at"].written), .value(row["day"].written),
                .text(person(row["doer_id"])), .value(chore?["number"].written ?? ""),
                .text(chore?["title"].written ?? ""), .value(row["points"].written),
                .value(row["state"].written), .text(person(row["recorded_by"])),
                .value(row["undone_at"].written),
            ])
        }
        return table
    }

    private func person(_ id: ExportedValue?) -> String {
        people.first { $0.id == id.written }?.name ?? ""
    }

    private func names(in people: [String: ExportedValue]) -> String {
        let several: [String?] =
            if case .list(let ids)? = people["people"] { ids } else {
                [people["assignee_id"].written]
            }
        return several.compactMap { id in self.people.first { $0.id == id }?.name }
            .joined(separator: ", ")
    }

    private func rows(
        _ table: String, by column: String
    ) -> [String: [String: ExportedValue]] {
        Dictionary((tables[table] ?? []).map { ($0[column].written, $0) }) { first, _ in first }
    }
}

extension ExportedValue? {
    /// What is written of it; what is missing is an empty text.
    fileprivate var written: String { self?.written ?? "" }
}
