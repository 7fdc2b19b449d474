import EmbeddedFiles
import HouseholdModel
import HouseholdService
import HouseholdWords

/// A week on paper, for a wall in a home with fewer screens: a sheet for each person, with a box for each chore and day.
///
/// What is private is on no sheet: whoever prints it may see it, but not all who pass the wall.
struct WeekPaper {
    private let week: CalendarView
    private let home: HouseholdText
    private let catalogue: Catalogue
    /// By what names programs know those who live there.
    private let people: [String]
    private let sheets: [Sheet]

    /// What somebody has to do, or `nil` for what is anyone's.
    private struct Sheet {
        let person: String?
        let rows: [Row]
    }

    /// A chore with the days on which it is due.
    private struct Row {
        let chore: ChoreView
        let dates: [Day: [TimeOfDay?]]
    }

    /// Puts what comes in a week on the sheets of those whose it is.
    init(
        _ week: CalendarView, home: HouseholdText, among people: [String], in catalogue: Catalogue
    ) {
        (self.week, self.home, self.people, self.catalogue) = (week, home, people, catalogue)
        let datesOfDays = week.days.flatMap { day in day.chores.map { (day: day.day, chore: $0) } }
        // What can be done on any day of a week has a box on each.
        let datesOfWeeks = week.anyDay.flatMap { chore in
            (week.from.dayNumber...max(week.from.dayNumber, week.to.dayNumber))
                .map { Day(dayNumber: $0) }
                .filter { day in chore.week.map { $0.from <= day && day <= $0.to } ?? false }
                .map { (day: $0, chore: chore) }
        }
        let dates = (datesOfDays + datesOfWeeks)
            .filter { $0.chore.private != true && !$0.chore.openToParents }
            .flatMap { day, chore in
                let people = chore.turn.map { [$0] } ?? chore.assignees
                let owners: [String?] = people.isEmpty ? [nil] : people
                return owners.map { (person: $0, day: day, chore: chore) }
            }
        sheets = Dictionary(grouping: dates, by: \.person).map { person, own in
            let rows = Dictionary(grouping: own, by: \.chore.number).values.compactMap { dates in
                dates.first.map { first in
                    Row(
                        chore: first.chore,
                        dates: Dictionary(grouping: dates, by: \.day)
                            .mapValues { $0.map(\.chore.due?.time) })
                }
            }
            return Sheet(person: person, rows: rows.sorted { $0.chore.number < $1.chore.number })
        }
        .sorted { Self.order($0.person, home) < Self.order($1.person, home) }
    }

    /// How many boxes there are.
    var boxes: Int {
        sheets.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.dates.values.joined().count } }
    }

    /// By their names, and what is anyone's last.
    private static func order(_ person: String?, _ home: HouseholdText) -> (Int, String) {
        person.map { (0, home.name($0)) } ?? (1, "")
    }
}

// MARK: - As a page

extension WeekPaper {
    /// It as HTML, with nothing in it that is fetched from anywhere.
    var html: String {
        """
        <!doctype html>
        <html lang="\(catalogue.tag.inHTML)">
        <head>
        <meta charset="utf-8">
        <title>\(said("This week")) - Chorus</title>
        <style>
        \(EmbeddedFile.paperStyle.text)</style>
        </head>
        <body>
        \(sheets.map(section).joined(separator: "\n"))
        </body>
        </html>

        """
    }

    private func section(_ sheet: Sheet) -> String {
        let title: Phrase = sheet.person.map { "The week of \(home.name($0))" } ?? "For anyone"
        let span: Phrase = "\(home.date(week.from)) to \(home.date(week.to))"
        let above = [span, hint(of: sheet)] + hintWithoutCodes(of: sheet)
        return """
            <section>
            <h1>\(said(title))</h1>
            <p>\(above.map(said).joined(separator: "<br>"))</p>
            <table>
            <thead><tr><th scope="col">\(said("Chore"))</th>\(days.map(head).joined())</tr></thead>
            <tbody>
            \(sheet.rows.map { line(of: $0, of: sheet.person) }.joined(separator: "\n"))
            </tbody>
            </table>
            </section>
            """
    }

    /// How what was ticked comes into the book.
    private func hint(of sheet: Sheet) -> Phrase {
        sheet.person == nil
            ? "Tick what you did. In the evening, type what stands below the box, and who did it: done --code ... --for ..."
            : "Tick what you did. In the evening, type what stands below the box: done --code ..."
    }

    /// What is typed for boxes that have no code.
    private func hintWithoutCodes(of sheet: Sheet) -> [Phrase] {
        let rows = sheet.rows.filter { row in
            row.dates.keys.contains { code(of: row, on: $0, of: sheet.person) == nil }
        }
        guard !rows.isEmpty else { return [] }
        let lines = rows.map { "done \($0.chore.number) (\($0.chore.title))" as Phrase }
        return ["Where nothing stands below a box, type: \(lines.joined(separator: ", "))"]
    }

    private func head(_ day: Day) -> String {
        "<th scope=\"col\">\(said(day.shortInMonth))</th>"
    }

    private func line(of row: Row, of person: String?) -> String {
        let chore = row.chore
        let facts = chore.points.map { "<span class=\"facts\">\(said($0.inPoints))</span>" } ?? ""
        let steps = (chore.steps ?? []).map { "<li>\($0.text.isolatedInHTML)</li>" }.joined()
        let list = steps.isEmpty ? "" : "<ul>\(steps)</ul>"
        let cells = days.map { day in
            "<td>\(boxes(of: row, on: day, of: person).joined())</td>"
        }
        return """
            <tr><th scope="row"><span class="picture" aria-hidden="true">\(chore.picture.inHTML)</span>\
            \(chore.title.isolatedInHTML)\(facts)\(list)</th>\(cells.joined())</tr>
            """
    }

    /// A box for each date on a day.
    private func boxes(of row: Row, on day: Day, of person: String?) -> [String] {
        let code =
            code(of: row, on: day, of: person)
            .map { "<span class=\"code\">\($0)</span>" } ?? ""
        return (row.dates[day] ?? []).map { time in
            let time = time.map { "<span class=\"facts\">\($0.description.inHTML)</span>" } ?? ""
            return "<span class=\"box\"></span>\(code)\(time)"
        }
    }

    /// What is typed for a box.
    ///
    /// A code has no time in it, so that of several on a day it could count each in turn: they have none. Nor have those of what
    /// can be done on any day of a week, since no date is that day's, or where two people's names would be read from it.
    private func code(of row: Row, on day: Day, of person: String?) -> BoxCode? {
        guard row.dates[day]?.count == 1, row.chore.week == nil else { return nil }
        let code = BoxCode(number: row.chore.number, day: day, person: person)
        return BoxCode("\(code)", near: week.from, among: people) == code ? code : nil
    }

    private var days: [Day] {
        (week.from.dayNumber...max(week.from.dayNumber, week.to.dayNumber))
            .map { Day(dayNumber: $0) }
    }

    private func said(_ phrase: Phrase) -> String { catalogue.speech(phrase).inHTML }
}
