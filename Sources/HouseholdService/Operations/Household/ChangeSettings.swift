package import HouseholdModel

/// Switches something for the whole household, or changes what it is called and how it counts days.
///
/// Parents may. What takes something from children holds from tomorrow on, unless it is said why not, and they are told.
package struct ChangeSettings: Change, HouseholdOperation {
    /// One thing that can be switched.
    package enum Setting: Codable, Sendable {
        /// Whether children see their siblings' chores.
        case siblings(Bool)
        /// Whether a parent looks at what children have done.
        case approval(Approval)
        /// After how many hours what waits for that counts as approved by itself: 1 to 720; `nil` for never.
        case approvalWait(hours: Int?)
        /// What becomes of chores whose member is away.
        case absences(Household.Settings.Absences)
        /// How many points a week can be deducted from each child: 0 to 10,000.
        case deductions(Int)
        /// What the leaderboard shows.
        case leaderboard(Leaderboard.Mode)
        /// When a part of the day is that people name; `nil` for as usual.
        case time(DayTimes.Part, TimeOfDay?)
        /// What messages that leave the program say.
        case messages(Household.Settings.Messages)
        /// Whether these can be answered with one touch.
        case replies(Bool)
        /// What the home is called.
        case name(Title)
        /// Where it is, by the name of its time zone.
        case zone(String)
        /// On which day its weeks begin.
        case weekStart(Weekday)
    }

    package static let action = Action.changeSettings
    let setting: Setting
    /// Why what takes something from children does so at once; `nil` where it is from tomorrow on.
    let atOnce: Note?

    /// Switches `setting`; what it takes from children at once only where `atOnce` says why.
    package init(_ setting: Setting, atOnce: Note? = nil) {
        self.setting = setting
        self.atOnce = atOnce
    }

    /// Whether it decides how points come about.
    package func isGrave(
        on subject: Household, for principal: Principal, in facts: borrowing HomeFacts
    ) -> Bool {
        switch setting {
        case .approval, .approvalWait, .deductions, .replies: true
        case .siblings, .absences, .leaderboard, .time, .messages, .name, .zone, .weekStart: false
        }
    }

    /// Keeps the new setting.
    package func run(_ grant: borrowing Grant<Self>) throws -> HouseholdView {
        var household = grant.subject
        switch setting {
        case .siblings(let isOn): household.settings.siblings = isOn
        case .approval(let approval): household.settings.approval = approval
        case .approvalWait(let hours):
            household.settings.approvalWait = try wait(hours, grant)
        case .absences(let absences): household.settings.absences = absences
        case .deductions(let cap):
            guard (0...10_000).contains(cap) else {
                throw ServiceError.value(
                    field: "deductions", expected: "off, or points a week from 1 to 10,000")
            }
            household.settings.deductions = cap
        case .leaderboard(let mode): household.settings.leaderboard = mode
        case .time(let part, let time): household.settings.times[part] = time ?? part.usual
        case .messages(let messages): household.settings.messages = messages
        case .replies(let isOn): household.settings.replies = isOn
        case .name(let name): household.name = name
        case .weekStart(let day): household.weekStart = day
        case .zone(let name):
            guard let zone = Zone(name) else {
                throw ServiceError.value(
                    field: "time zone", expected: "one such as Europe/Berlin")
            }
            household.zone = zone
        }
        var view = HouseholdView(
            try grant.change(setting, to: household, atOnce: atOnce), seen: [])
        if case .approvalWait(_?) = setting { view.waiting = try grant.countOfWaiting() }
        return view
    }

    /// What waits already waits from now on, unless that was set before or still holds.
    private func wait(_ hours: Int?, _ grant: borrowing Grant<Self>) throws -> ApprovalWait? {
        guard let hours else { return nil }
        let settings = grant.subject.settings
        let before = [settings.approvalWait(at: grant.instant), settings.approvalWait]
        if let same = before.first(where: { $0?.hours == hours }) { return same }
        guard let wait = ApprovalWait(hours: hours, setAt: grant.instant) else {
            throw ServiceError.value(
                field: "approve-after", expected: "off, or from 1h to 30d")
        }
        try grant.checkProgram(may: .approveUnseen)
        return wait
    }

    package func inverse(on subject: Household, by member: Member) -> Inverse? {
        .by(.changeSettings)
    }
}

extension Action {
    package static let changeSettings = Action(
        "household.settings", on: .household, kin: .manages(except: .nothing), password: .sometimes,
        back: .by(
            ["household.settings"], PastTense("changed") { who, thing in "\(who) changed \(thing)" }
        ),
        tells: [.children(.setting)])
}
