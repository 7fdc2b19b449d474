package import HouseholdModel

// MARK: - For people who choose

extension QuickAddReading {
    /// What would be added, as somebody would say it: `"Tidy up", one each for Mia and Max, on Sat 21 Nov`.
    package func words(seenFrom today: Day) -> Phrase {
        let name = [icon?.text, title].compactMap(\.self).joined(separator: " ")
        let parts = [
            "\"\(name)\"", whose.sentence, timing(seenFrom: today), points.map { $0.inPoints },
            duty,
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    /// Whose it would be, what it would be worth and whether it must be done, of which a proposal says nothing; what would
    /// be that of `username` goes without saying, as it is the one who proposes it.
    package func decided(besides username: String?) -> Phrase? {
        let isOwn =
            switch whose {
            case .anyone: true
            case .one(let person): person.handle == username
            case .each, .together, .turns: false
            }
        let parts = [isOwn ? nil : whose.sentence, points.map { $0.inPoints }, duty]
            .compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private var duty: Phrase? { isMustDo ? "must-do" : nil }

    private func timing(seenFrom today: Day) -> Phrase? {
        guard let when else { return nil }
        guard case .once(let due?) = timing else {
            if case .repeating(.timesAWeek) = timing { return "\(dates: when)" }
            return when.contains("after done") ? "\(dates: when)" : "\(dates: "every \(when)")"
        }
        return due.day == today ? "today" : "on \(due.day.short)"
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
