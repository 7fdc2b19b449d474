import HouseholdModel

// MARK: - For people who choose

extension QuickAddReading {
    /// What would be added, as somebody would say it: `"Tidy up", one each for Mia and Max, on Sat 21 Nov`.
    func words(seenFrom today: Day) -> Phrase {
        let parts = [
            "\"\(title)\"", whose.sentence, timing.sentence(seenFrom: today),
            points.map { $0.inPoints },
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

extension QuickAddWhose {
    /// Whose it would be.
    fileprivate var sentence: Phrase {
        switch self {
        case .anyone: "one for whoever comes first"
        case .one(let person): "for \(person.name)"
        case .each(let people): "one each for \(Self.names(people))"
        case .together(let people): "for \(Self.names(people)) together"
        case .turns(let people): "\(Self.names(people)) taking turns"
        }
    }

    private static func names(_ people: [QuickAddPerson]) -> Phrase {
        people.map { Phrase(verbatim: $0.name) }.joined(separator: ", ")
    }
}

extension QuickAddTiming {
    /// When it would be.
    fileprivate func sentence(seenFrom today: Day) -> Phrase? {
        switch self {
        case .open: nil
        case .once(let due, _):
            if due.day == today { "today" } else { "on \(due.day.short)" }
        case .repeating(_, let words):
            words.contains("after done") ? "\(dates: words)" : "\(dates: "every \(words)")"
        }
    }
}
