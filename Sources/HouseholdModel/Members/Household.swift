/// The people who live together, and how they count days.
package struct Household: Identifiable, Hashable, Sendable {
    /// Which rules a household began with.
    package enum Template: String, CaseIterable, Hashable, Sendable, Codable {
        /// Parents and children.
        case family
        /// Adults among equals.
        case housemates
        /// One adult.
        case single
    }

    /// What the parents can switch.
    package struct Settings: Hashable, Sendable, Codable {
        /// Whether children see their siblings' chores.
        package var siblings: Bool
        /// Whether a parent looks at what children have done, unless the chore says otherwise.
        package var approval: Approval
        /// How they still look, where that was set so that they look at more.
        package var approvalPromise: Promise<Approval>?
        /// After how long what waits for that counts as approved; `nil` where somebody has to look.
        package var approvalWait: ApprovalWait?
        /// After how long it still does, where that was set to longer, or off.
        package var approvalWaitPromise: Promise<ApprovalWait>?

        /// What becomes of a member's own chores that come back while the member is away.
        package var absences: Absences

        /// How many points a week parents can deduct from each child; without any, deductions are off.
        package var deductions: Int
        /// How many they still can, where that was set to more.
        package var deductionsPromise: Promise<Int>?
        /// What the leaderboard shows.
        package var leaderboard: Leaderboard.Mode
        /// When the parts of the day are that people name.
        package var times: DayTimes
        /// What messages that leave the program say.
        package var messages: Messages
        /// Whether these can be answered with one touch, by whoever holds the phone.
        package var replies: Bool
        /// In what money it reckons; `nil` where that was never said.
        package var money: HouseholdMoney?

        /// What messages that leave the program say: others may read them on the way, or on a screen that is locked.
        package enum Messages: String, CaseIterable, Hashable, Sendable, Codable {
            /// How much there is of what: two chores are due.
            case counts
            /// Also which, and whose.
            case titles
        }

        /// What becomes of chores whose member is away.
        package enum Absences: String, CaseIterable, Hashable, Sendable, Codable {
            /// Their dates are let be, without blame.
            case skip
            /// They stay as they are.
            case keep
        }

        /// Creates the settings; without any, siblings see each other's chores, nobody looks, nothing counts as
        /// approved by itself, who is away has nothing to do, and nothing is deducted.
        package init(
            siblings: Bool = true, approval: Approval = .none,
            approvalPromise: Promise<Approval>? = nil, approvalWait: ApprovalWait? = nil,
            approvalWaitPromise: Promise<ApprovalWait>? = nil,
            absences: Absences = .skip, deductions: Int = 0,
            deductionsPromise: Promise<Int>? = nil,
            leaderboard: Leaderboard.Mode = .points, times: DayTimes = DayTimes(),
            messages: Messages = .counts, replies: Bool = false, money: HouseholdMoney? = nil
        ) {
            self.siblings = siblings
            self.approval = approval
            self.approvalPromise = approvalPromise
            self.approvalWait = approvalWait
            self.approvalWaitPromise = approvalWaitPromise
            self.absences = absences
            self.deductions = deductions
            self.deductionsPromise = deductionsPromise
            self.leaderboard = leaderboard
            self.times = times
            self.messages = messages
            self.replies = replies
            self.money = money
        }
    }

    /// The identity.
    package let id: Identifier<Household>
    /// What the home is called.
    package var name: Title
    /// Where it is, for days and times.
    package var zone: Zone
    /// On which day its weeks begin.
    package var weekStart: Weekday
    /// Which rules it began with.
    package let template: Template
    /// What its parents switched.
    package var settings: Settings
    /// When it was made.
    package let createdAt: Instant

    /// Creates a household.
    package init(
        id: Identifier<Household>, name: Title, zone: Zone, weekStart: Weekday,
        template: Template = .family, settings: Settings = Settings(), createdAt: Instant
    ) {
        self.id = id
        self.name = name
        self.zone = zone
        self.weekStart = weekStart
        self.template = template
        self.settings = settings
        self.createdAt = createdAt
    }
}

// MARK: - What holds

extension Household.Settings {
    /// Whether a parent looks at what children have done at that moment, unless the chore says otherwise.
    package func approval(at instant: Instant) -> Approval {
        Promise.held(approvalPromise, or: approval, at: instant)
    }

    /// After how long what waits counts as approved at that moment; `nil` where somebody has to look.
    package func approvalWait(at instant: Instant) -> ApprovalWait? {
        guard let promise = approvalWaitPromise, promise.holds(at: instant) else {
            return approvalWait
        }
        return promise.value
    }

    /// After how long what waits since `start` counts as approved, and when that is.
    ///
    /// What counts by what was promised, while that held, does so also where nobody asks before it is over.
    package func approval(ofWhatWaitsSince start: Instant) -> (hours: Int, end: Instant)? {
        if let promise = approvalWaitPromise {
            let end = promise.value.end(since: start)
            if promise.holds(at: end) { return (promise.value.hours, end) }
        }
        return approvalWait.map { ($0.hours, $0.end(since: start)) }
    }

    /// How many points a week parents can deduct from each child at that moment.
    package func deductions(at instant: Instant) -> Int {
        Promise.held(deductionsPromise, or: deductions, at: instant)
    }
}
