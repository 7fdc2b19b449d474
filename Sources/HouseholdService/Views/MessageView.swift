import HouseholdDatabase
package import HouseholdModel

/// A message that was handed out to be sent: for the program itself, never for people.
package struct MessageView: Codable, Sendable {
    /// Its identity, the same each time it is tried.
    package let id: String
    /// By what it goes.
    package let kind: Channel.Kind
    /// Where it goes.
    package let address: Confidential
    /// What it takes besides.
    package let secret: Confidential?
    /// In which language, by its tag; without one in the program's.
    package let language: String?
    /// What it tells, a sentence each.
    package let lines: [Phrase]
    /// Whether somebody should look at once.
    package let isUrgent: Bool
    /// When it came up.
    package let at: Instant
    /// What can be answered with one touch.
    package let replies: [Reply]
    /// The week of which it tells besides how it went, which the gate finds out.
    package let week: Week?

    /// A member's week.
    package struct Week: Codable, Sendable {
        /// Whose.
        let member: Member.ID
        /// Its first day.
        let from: Day
        /// Its last day.
        let to: Day
        /// Whether others are named.
        let isNamed: Bool
    }

    /// An answer that is given with one touch.
    package struct Reply: Codable, Sendable {
        /// What stands on the button.
        package let label: Phrase
        /// The address of the topic to which the answer goes.
        package let topic: Confidential
        /// The answer itself.
        package let token: Confidential
    }

    init(
        _ delivery: Delivery, _ content: MessageContent, over channel: Channel,
        to reader: MessageReader, answeredBy capabilities: [TakenMessage.Capability],
        in home: Principal.Membership
    ) {
        replies = content.waiting.compactMap { reminder in
            guard let topic = channel.replyTopic,
                let capability = capabilities.first(where: { $0.occurrence == reminder.occurrence })
            else { return nil }
            let isOnly = content.waiting.count == 1
            let label: Phrase =
                if home.household.settings.messages == .titles {
                    "OK: \(reminder.title.text)"
                } else {
                    isOnly ? "OK" : "OK: \(reminder.chore)"
                }
            return Reply(label: label, topic: Confidential(topic.text), token: capability.token)
        }
        id = delivery.id.rawValue
        kind = channel.way.kind
        address = Confidential(channel.way.address)
        secret = channel.way.secret.map { Confidential($0) }
        language = reader.language
        at = delivery.at
        switch content {
        case .code(let code):
            lines = ["Your code is \(code). Type it at Chorus: notice confirm \(code)"]
            isUrgent = false
            week = nil
        case .test:
            lines = ["This is a test: messages of Chorus come here."]
            isUrgent = false
            week = nil
        case .news(let notices, _, let last):
            let isNamed = home.household.settings.messages == .titles
            let others = notices.filter { $0.kind != .weekOver }
            lines = isNamed ? others.telling : others.counting
            week = last.map { last in
                let days = home.week(of: last)
                return Week(
                    member: reader.member.id, from: days.lowerBound, to: days.upperBound,
                    isNamed: isNamed)
            }
            isUrgent = notices.contains { [.due, .warnings].contains($0.kind.topic) }
        }
    }
}

extension [NoticeView] {
    /// How much else is told in full.
    private static let most = 5

    /// What is told without a name or a title: how much there is of what.
    fileprivate var counting: [Phrase] {
        let payments = count { $0.kind == .paymentDue }
        return Notice.Topic.allCases.compactMap { topic in
            let told = filter { $0.kind.topic == topic && $0.kind != .paymentDue }
            let count = told.reduce(0) { $0 + ($1.chores?.count ?? 1) }
            return count == 0 ? nil : topic.sentence(count)
        } + (payments == 0 ? [] : ["\(payments) payments are due."])
    }

    /// What is told in full: reminders of a kind in one sentence, but those of a routine, and all else as it stands.
    fileprivate var telling: [Phrase] {
        let reminders = Notice.Reminder.Kind.allCases.flatMap { kind -> [Phrase] in
            let own = filter { $0.kind == .reminder(kind) }
            let titles = own.compactMap(\.title)
            let single: [Phrase] = titles.isEmpty ? [] : [kind.sentence(titles.listed)]
            return own.filter { $0.routine != nil }.map(\.text) + single
        }
        let others = filter {
            guard case .reminder = $0.kind else { return true }
            return false
        }
        let more = others.count - Self.most
        let older: [Phrase] = more > 0 ? ["\(more) more are in: notice list"] : []
        return reminders + older + others.suffix(Self.most).map(\.text)
    }
}

extension [String] {
    /// How many titles one sentence names.
    private static let most = 5

    /// The first titles with commas between, and how many more there are.
    var listed: Phrase {
        let most = Self.most
        let named = prefix(most).joined(separator: ", ")
        return count > most ? "\(named) and \(count - most) more" : Phrase(verbatim: named)
    }
}

extension Notice.Reminder.Kind {
    fileprivate func sentence(_ titles: Phrase) -> Phrase {
        switch self {
        case .ahead: "Soon due: \(titles)."
        case .due: "Due now: \(titles)."
        case .overdue: "Late: \(titles)."
        case .waiting: "Waiting for your OK: \(titles)."
        }
    }
}

extension Notice.Topic {
    fileprivate func sentence(_ count: Int) -> Phrase {
        switch self {
        case .ahead: "\(count) chores are due soon."
        case .due: "\(count) chores are due."
        case .overdue: "\(count) chores are late."
        case .assigned: "\(count) new chores are yours to do."
        case .offers: "\(count) chores are offered to you."
        case .nudges: "You are reminded of \(count) chores."
        case .waiting: "\(count) chores wait for your OK."
        case .answers: "\(count) answers for you."
        case .changes: "\(count) things change for you."
        case .rewards: "\(count) news of rewards."
        case .badges: "\(count) news of badges."
        case .week: "The week is over."
        case .people: "\(count) news of who is at home with you."
        case .warnings: "\(count) warnings about passwords or the clock."
        }
    }
}
