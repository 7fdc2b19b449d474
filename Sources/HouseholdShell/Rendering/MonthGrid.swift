import HouseholdModel
import HouseholdService
import HouseholdWords

/// A month as a wall calendar shows it: a line for each week, and on each day how many chores come.
struct MonthGrid {
    let view: CalendarView
    let home: HouseholdText

    /// The lines, where the reader's screen has room for seven columns.
    func lines(in context: CommandContext) -> [Phrase] {
        let width = context.presenter.width
        guard width >= 70 else { return [] }
        let (first, last) = (view.from, view.to)
        let start = first.startOfWeek(from: home.weekStart)
        var table = Table(
            [Table.Column("")]
                + (0..<7).map {
                    Table.Column(start.adding(days: $0).shortWeekday, .trailing, width: 7)
                })
        for week in stride(from: start.dayNumber, through: last.dayNumber, by: 7) {
            let days = (week..<week + 7).map { Day(dayNumber: $0) }
            let month = days.first { $0 >= first && ($0 == first || $0.date.day == 1) }
            table.append(
                [Table.Cell(month?.shortMonth ?? "")]
                    + days.map { Table.Cell($0 < first || $0 > last ? "" : cell($0)) })
        }
        return table.lines(width: width, in: context.presenter.language.catalogue).map {
            Phrase(verbatim: $0.plain).preformatted
        }
    }

    /// The day of the month with the number of its chores, and `L` where one of them is late.
    private func cell(_ day: Day) -> Phrase {
        let chores = counts[day] ?? []
        guard !chores.isEmpty else { return Phrase(verbatim: "\(day.date.day)") }
        let letter = chores.contains(where: \.late) ? "L" : ""
        return Phrase(verbatim: "\(day.date.day) (\(chores.count)\(letter))")
    }

    private var counts: [Day: [ChoreView]] {
        Dictionary(view.days.map { ($0.day, $0.chores) }, uniquingKeysWith: +)
    }
}
