public import Household

/// When a chore is due, as `due` in JSON.
public struct DueView: Codable, Sendable, Equatable {
    /// The day.
    public let day: String
    /// The time, or `null` for the end of the day.
    public var time: String?
    /// The household's zone.
    public let zone: String
    /// Whether the time is over and the chore not done.
    public let late: Bool

    /// Whether both say the same.
    public static func == (left: DueView, right: DueView) -> Bool {
        (left.day, left.time, left.zone, left.late)
            == (right.day, right.time, right.zone, right.late)
    }
}

/// A chore with one of its dates, as `chore` in JSON.
public struct ChoreView: Codable, Sendable {
    /// By what people name it.
    public let number: Number
    /// What is to be done.
    public let title: String
    /// More about it.
    public var description: String?
    /// `one-time` or `recurring`.
    public let type: String
    /// How far it has come: `open`, `waiting`, `done`, `skipped`, `missed`, or `paused`.
    public let state: String
    /// Whether it is open and its time is over.
    public let late: Bool
    /// `one` member's or `anyone`'s.
    public let mode: String
    /// Whose it is.
    public let assignees: [String]
    /// Whose turn it is.
    public var turn: String?
    /// What it is worth.
    public var points: Int?
    /// When it is due.
    public var due: DueView?
    /// How it repeats, in words.
    public var repeats: String?
    /// How it repeats, as RFC 5545 writes it.
    public var rrule: String?
    /// Whether a parent checks it.
    public var approval: String?
    /// Whether only its assignee and the parents see it.
    public var `private`: Bool?
    /// Who made it.
    public var createdBy: String?
    /// When it was made.
    public var createdAt: String?
    /// Who did it.
    public var doneBy: String?
    /// When it was done.
    public var doneAt: String?
    /// Who checked it.
    public var approvedBy: String?
    /// Why it was sent back.
    public var note: String?
    /// The days or instants on which it is due next, where that was asked for.
    public var next: [String]?
}

// MARK: - How much is shown

extension ChoreView {
    /// Everything about it.
    init(_ occurrence: Occurrence, in home: Principal.Home, at instant: Instant) {
        self.init(glancing: occurrence, in: home, at: instant)
        let chore = occurrence.chore
        description = chore.details?.text
        let completion = occurrence.completion
        points = (completion?.check?.paid ?? completion?.value ?? chore.value).points
        approval = (chore.approval ?? home.household.settings.approval).kind
        `private` = false
        createdBy = home.handle(chore.createdBy)
        createdAt = chore.createdAt.description
        doneBy = completion.map { home.handle($0.doer) }
        doneAt = completion?.at.description
        rrule = chore.recurrence?.rrule
        approvedBy = completion?.check.map { home.handle($0.by) }
        note = occurrence.note?.text
    }

    /// What members see of somebody else's: what, who, when and how far.
    init(glancing occurrence: Occurrence, in home: Principal.Home, at instant: Instant) {
        let chore = occurrence.chore
        let isLate = occurrence.isLate(at: instant, in: home.household.zone)
        number = chore.number
        title = chore.title.text
        type = chore.recurrence == nil ? "one-time" : "recurring"
        state = chore.pausedAt != nil && occurrence.isOpen ? "paused" : occurrence.state
        late = isLate
        mode = chore.assignee == nil ? "anyone" : "one"
        assignees = occurrence.assignee.map { [home.handle($0)] } ?? []
        turn = chore.assignment == .anyone ? occurrence.assignee.map(home.handle) : nil
        repeats = chore.recurrence?.rhythm(weekStart: home.household.weekStart)
        due = occurrence.due.map { due in
            DueView(
                day: due.day.description, time: due.time?.description,
                zone: home.household.zone.name, late: isLate)
        }
    }

    /// The same with the dates on which it is due next.
    func withNext(_ occurrence: Occurrence, in zone: Zone) -> ChoreView {
        var view = self
        view.next = occurrence.coming(in: zone).prefix(5).map { $0.text(in: zone) }
        return view
    }
}

extension Occurrence {
    fileprivate var state: String {
        switch progress {
        case .open: "open"
        case .done(let completion): completion.isWaiting ? "waiting" : "done"
        case .skipped: "skipped"
        case .missed: "missed"
        }
    }

    /// The dates that are to be done: this one, while it is open, and those that will follow.
    fileprivate func coming(in zone: Zone) -> [Occasion] {
        let own = isOpen ? [occasion].compactMap(\.self) : []
        return own + following(from: .distantPast, in: zone).prefix(5)
    }

    /// What the parent who looked wrote, or why it was sent back.
    fileprivate var note: Note? {
        switch progress {
        case .open(let reason): reason
        case .done(let completion): completion.check?.reason
        case .skipped, .missed: nil
        }
    }
}

extension Occasion {
    /// The day, or the instant where there is a time.
    fileprivate func text(in zone: Zone) -> String {
        let moment = instant ?? due.time.map { zone.instant(on: due.day, at: $0) }
        return moment?.description ?? due.day.description
    }
}

/// What came of doing a chore or taking it back, as `completion` in JSON.
public struct CompletionView: Codable, Sendable {
    /// A badge; there are none yet.
    public struct Badge: Codable, Sendable {}

    /// The chore as it is now.
    public let chore: ChoreView
    /// Who did it.
    public let doer: String
    /// What was booked: negative for what was taken back, 0 when nothing changed.
    public let awarded: Int
    /// What waits for a parent's OK.
    public let pending: Int
    /// All points the doer ever earned.
    public let earned: Int
    /// What the doer can spend.
    public let balance: Int
    /// Badges that came with it.
    public let badges: [Badge]
    /// Rewards reached with it.
    public let rewards: [RewardView]
    /// The chore's next date.
    public var next: ChoreView?
    /// Whether anything changed.
    public let changed: Bool
}
