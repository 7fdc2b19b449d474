import HouseholdModel
package import HouseholdService
import HouseholdWords

/// The coming seven days, for the wall.
package func weekPage(_ calendar: CalendarView, for visit: Visit) -> HTML {
    let days = calendar.from.dayNumber...max(calendar.to.dayNumber, calendar.from.dayNumber)
    return Page("Week", at: .week, for: visit) {
        element(.h1, saying: "This week")
        element(.ol, .look([.week])) {
            for number in days {
                let day = Day(dayNumber: number)
                column(day, calendar.days.first { $0.day == day }?.chores ?? [], visit)
            }
        }
        if !calendar.anyDay.isEmpty {
            element(.section, .look([.card])) {
                element(.h2, saying: "On any day")
                element(.ul) {
                    for chore in calendar.anyDay { row(of: chore, visit) }
                }
            }
        }
    }.html
}

private func column(_ day: Day, _ chores: [ChoreView], _ visit: Visit) -> HTML {
    let isToday = day == visit.home.today
    return element(.li, .look(isToday ? [.card, .today] : [.card])) {
        element(.h2) {
            element(.time, .moment(day.description)) { visit.home.nearDate(day) }
        }
        if chores.isEmpty {
            element(.p, .look([.empty]), saying: "free")
        } else {
            element(.ul) {
                for chore in chores { row(of: chore, visit) }
            }
        }
    }
}

private func row(of chore: ChoreView, _ visit: Visit) -> HTML {
    element(.li, .look([.row]), .chore(chore.number)) {
        picture(chore.picture)
        element(.span, .look([.title])) { stored(chore.title) }
        element(.span, .look([.facts])) {
            let who = visit.home.who(chore)
            let when =
                chore.week.map { visit.home.left(of: $0) }
                ?? chore.due?.time.map { Phrase(verbatim: $0.description) }
            when.map { "\(who), \($0)" } ?? who
        }
    }
}
