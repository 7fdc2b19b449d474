/// One date of a chore; a chore that does not repeat has one.
public struct Occurrence: Identifiable, Hashable, Sendable {
    /// How far it has come; each case carries exactly what is known by then.
    public enum Progress: Hashable, Sendable {
        /// To be done.
        case open
        /// Done, and what was promised for it is booked.
        case done(Completion)
    }

    /// The identity.
    public let id: Identifier<Occurrence>
    /// The plan it is a date of.
    public let chore: Chore
    /// How far it has come.
    public let progress: Progress

    /// Creates an occurrence.
    public init(id: Identifier<Occurrence>, chore: Chore, progress: Progress) {
        self.id = id
        self.chore = chore
        self.progress = progress
    }

    /// When it is due.
    public var due: Due? { chore.due }

    /// Who did it and when, once it is done.
    public var completion: Completion? {
        guard case .done(let completion) = progress else { return nil }
        return completion
    }

    /// Returns whether it is open and the time for it is over.
    public func isLate(at instant: Instant, in zone: Zone) -> Bool {
        guard case .open = progress, let due else { return false }
        return instant >= due.isOver(in: zone)
    }
}

/// That somebody did a chore.
public struct Completion: Identifiable, Hashable, Sendable {
    /// The identity; a chore that is taken back and done again has another completion.
    public let id: Identifier<Completion>
    /// Who did it, and has the points.
    public let doer: Member.ID
    /// Who said so.
    public let recordedBy: Member.ID
    /// When.
    public let at: Instant
    /// On which day, in the household's zone.
    public let day: Day
    /// What was promised for it at that moment.
    public let value: ChoreValue

    /// Creates a completion.
    public init(
        id: Identifier<Completion>, doer: Member.ID, recordedBy: Member.ID, at: Instant, day: Day,
        value: ChoreValue
    ) {
        self.id = id
        self.doer = doer
        self.recordedBy = recordedBy
        self.at = at
        self.day = day
        self.value = value
    }
}
