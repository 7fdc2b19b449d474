import HouseholdModel
import HouseholdService
import HouseholdWords

/// A week with a line for each chore, and in the column of each day the initials of whose it is.
struct WeekGrid {
    private let view: CalendarView
    private let home: HouseholdText
    private let initials: [String: String]

    /// How many dates are listed day by day before a grid is easier to read.
    private static let most = 14
    private static let anyone = "*"

    /// The grid of a week that is long, where a person reads it on a screen with room for it.
    init?(_ view: CalendarView, home: HouseholdText, in context: CommandContext) {
        let width = context.presenter.width
        guard context.presenter.console.streams.outputIsTerminal, !context.options.plain,
            width >= 64, view.days.reduce(0, { $0 + $1.chores.count }) > Self.most
        else { return nil }
        self.view = view
        self.home = home
        let people = Set(view.days.flatMap(\.chores).flatMap(Self.people)).sorted()
        initials = Self.initials(of: people.map { ($0, home.name($0)) })
    }

    /// A line for each chore, in the order in which they come.
    var table: Table {
        let days = view.week
        var table = Table(
            [
                Table.Column("#", .trailing), Table.Column("Chore", room: .stretched, width: 12),
            ] + days.map { Table.Column($0.shortInMonth) })
        let dates = Dictionary(
            grouping: view.days.flatMap { day in day.chores.map { (day: day.day, chore: $0) } }
        ) { $0.chore.number }
        for number in dates.keys.sorted() {
            guard let own = dates[number], let chore = own.first?.chore else { continue }
            table.append(
                [Table.Cell("\(number)"), Table.Cell(stored: chore.title)]
                    + days.map { day in
                        Table.Cell(cell(own.filter { $0.day == day }.map(\.chore)))
                    })
        }
        return table
    }

    /// What the letters mean.
    var legend: [Phrase] {
        let names = initials.sorted { $0.value < $1.value }.map { name, letters in
            "\(letters) \(home.name(name))"
        }.joined(separator: ", ")
        let isOpen = view.days.contains { $0.chores.contains { Self.people(of: $0).isEmpty } }
        return [
            isOpen ? "\(names), \(Self.anyone) anyone." : "\(names).",
            "Day by day: chore calendar --list",
        ]
    }

    private func cell(_ chores: [ChoreView]) -> Phrase {
        let letters = chores.map { chore in
            let people = Self.people(of: chore)
            return people.isEmpty
                ? Self.anyone : people.compactMap { initials[$0] }.joined(separator: "+")
        }
        return Phrase(verbatim: letters.joined(separator: " "))
    }

    private static func people(of chore: ChoreView) -> [String] {
        chore.turn.map { [$0] } ?? chore.assignees
    }

    /// The first letters of each name, as many as tell them apart.
    private static func initials(of people: [(handle: String, name: String)]) -> [String: String] {
        let names = people.map(\.name)
        let longest = names.map(\.count).max() ?? 1
        let length =
            (1...max(1, longest)).first { length in
                Set(names.map { $0.prefix(length) }).count == Set(names).count
            } ?? longest
        return Dictionary(
            people.map { ($0.handle, String($0.name.prefix(length))) },
            uniquingKeysWith: { first, _ in first })
    }
}

extension CalendarView {
    /// The seven days from the first on.
    fileprivate var week: [Day] { (0..<7).map { from.adding(days: $0) } }
}
