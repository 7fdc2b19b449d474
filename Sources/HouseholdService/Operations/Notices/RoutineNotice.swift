import HouseholdModel

/// What is told as one, since it is about chores of one routine of a member on a day.
struct RoutineNotice {
    /// One of the notices in whose place it is told.
    struct Part {
        /// Where it stands among the others.
        let place: Int
        let number: Number
        let chore: Chore.ID
        let title: Title
        /// The date that a reminder is of.
        var date: Occurrence?
    }

    /// What can be told of several chores as one.
    enum Kind: Hashable {
        case reminder(Notice.Reminder.Kind)
        case approved, unseen
    }

    /// What notices have to have in common to be told as one.
    struct Share: Hashable {
        let kind: Kind
        /// Who has done the chores or is to do them, or says OK to them.
        let member: Member.ID
        let day: Day
        let isRead: Bool
    }

    let routine: Routine
    let share: Share
    /// The chores, each once.
    let parts: [Part]
    /// The places of all in whose place it is told.
    let places: [Int]
}

extension RoutineNotice.Kind {
    /// `nil` where each is told for itself.
    init?(_ news: Notice.ChoreNews) {
        switch news {
        case .approved: self = .approved
        case .unseen: self = .unseen
        default: return nil
        }
    }

    /// What each of them is that are told as one.
    var noticeKind: Notice.Kind {
        switch self {
        case .reminder(let kind): .reminder(kind)
        case .approved: .chore(.approved)
        case .unseen: .chore(.unseen)
        }
    }
}

// MARK: - Finding

extension Notice {
    /// The number of the chore it is about, where it can be told as one with others: that the time of a date has come, or that
    /// it counts, without a word to that.
    var chorePart: Number? {
        guard !isOfDeleted else { return nil }
        switch message {
        case .reminder(let reminder): return reminder.chore
        case .news(let news):
            guard news.reason == nil, case .chore(let kind, let number, _) = news.matter,
                RoutineNotice.Kind(kind) != nil
            else { return nil }
            return number
        default: return nil
        }
    }
}

extension Notice.Reminder {
    /// `nil` where what was done was taken back since.
    func share(
        of date: Occurrence, to reader: Member.ID, in zone: Zone
    ) -> RoutineNotice.Share? {
        var (member, day) = (reader, zone.day(at: moment))
        if kind == .waiting {
            guard let completion = date.completion, completion.at == moment else { return nil }
            (member, day) = (completion.doer, date.routineDay ?? completion.day)
        }
        return RoutineNotice.Share(
            kind: .reminder(kind), member: member, day: day, isRead: true)
    }
}

extension [Routine] {
    /// The routines of which several of these are, each with its part; of more than one it goes to where most are.
    func parting(
        _ parts: [RoutineNotice.Part]
    ) -> [(routine: Routine, parts: [RoutineNotice.Part])] {
        var (found, rest) = ([(routine: Routine, parts: [RoutineNotice.Part])](), parts)
        while let largest = map({ (routine: $0, parts: rest.within($0)) })
            .max(by: { $0.parts.chores.count < $1.parts.chores.count }),
            largest.parts.chores.count > 1
        {
            found.append(largest)
            rest.removeAll { largest.routine.chores.contains($0.chore) }
        }
        return found
    }
}

extension [RoutineNotice.Part] {
    fileprivate var chores: Set<Chore.ID> { Set(map(\.chore)) }

    fileprivate func within(_ routine: Routine) -> Self {
        filter { routine.chores.contains($0.chore) }
    }
}

extension RoutineNotice {
    init(_ routine: Routine, _ share: Share, _ parts: [Part]) {
        self.routine = routine
        self.share = share
        places = parts.map(\.place)
        // In the order of the routine.
        self.parts = routine.chores.compactMap { chore in parts.last { $0.chore == chore } }
    }
}
