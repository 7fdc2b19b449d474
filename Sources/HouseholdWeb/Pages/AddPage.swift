package import HouseholdModel
import HouseholdService
import QuickAdd

/// A form for a new chore.
package func addPage(
    _ draft: NewChore = NewChore(), told: Told? = nil, problem: Phrase? = nil, for visit: Visit
) -> HTML {
    Page("Add", at: .add, for: visit, told: told?.phrase, problem: problem) {
        element(.h1, saying: "A new chore")
        lineForm(draft, for: visit)
        if let line = draft.line { understood(line, for: visit) }
        element(.h2, saying: "Or one thing after the other")
        fieldsForm(draft, for: visit)
    }.html
}

private func lineForm(_ draft: NewChore, for visit: Visit) -> HTML {
    visit.form(.line, .card, .field) {
        element(.label, .caption(for: .line), saying: "In one line, as you would say it")
        element(
            .input, .input(.text), .id(.line), .field(.line), .required,
            .longest(NewLine.longest),
            .value(draft.text), .completion(.nothing),
            .placeholder("Take out the trash every thursday for max 3 points"))
        element(.button, .look([.primary]), saying: "Go on")
    }
}

private func fieldsForm(_ draft: NewChore, for visit: Visit) -> HTML {
    visit.form(.add, .card, .field) {
        element(.label, .caption(for: .title), saying: "What is to be done")
        element(
            .input, .input(.text), .id(.title), .field(.title), .required, .longest(100),
            .value(draft.title), .completion(.nothing))
        element(.label, .caption(for: .people), saying: "Who does it")
        element(.select, .id(.people), .field(.person)) {
            option("", "whoever likes", draft.person)
            for person in visit.people where person.livesHere {
                option(person.handle, Phrase(verbatim: person.name), draft.person)
            }
        }
        element(.label, .caption(for: .points), saying: "Points")
        element(
            .input, .input(.number), .id(.points), .field(.points), .least(0), .most(10_000),
            .value(draft.points), .digits)
        element(.label, .caption(for: .repeats), saying: "How often")
        element(.select, .id(.repeats), .field(.repeats)) {
            for rhythm in NewChore.Rhythm.allCases {
                option(rhythm.rawValue, rhythm.phrase, draft.rhythm.rawValue)
            }
        }
        element(.label, .caption(for: .day), saying: "When, or from when on (not needed)")
        element(.input, .input(.date), .id(.day), .field(.day), .value(draft.day))
        element(.button, .look([.primary, .big]), saying: "Add")
    }
}

/// How a line can be understood, each with a button that adds it; or what may have been meant by it.
@HTMLBuilder
private func understood(_ line: NewLine, for visit: Visit) -> HTML {
    for reading in line.readings {
        visit.form(
            .line, .card, .field,
            holding: [(.line, line.text), (.reading, reading.longForm)]
        ) {
            element(.p, .look([.title])) { reading.words(seenFrom: line.today) }
            if let note = reading.note { element(.p, .look([.facts])) { note } }
            element(.button, .look([.primary, .big]), saying: "Add")
        }
    }
    for attempt in line.attempts {
        visit.form(.line, .card, .field, holding: [(.line, attempt)]) {
            element(.p, .look([.title])) { stored(attempt) }
            element(.button, saying: "Like this")
        }
    }
}

private func option(_ value: String, _ phrase: Phrase, _ chosen: String) -> HTML {
    HTML([
        .element(
            .option, [.value(value)] + (value == chosen ? [.selected] : []), [.phrase(phrase)])
    ])
}
