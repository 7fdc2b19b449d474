extension Notice {
    /// What notices are about, as far as somebody can want messages of it or not.
    package enum Topic: String, CaseIterable, Hashable, Sendable {
        /// That something will be due soon.
        case ahead
        /// That something is due.
        case due
        /// That the time of something is over.
        case overdue
        /// That there is a new chore to do.
        case assigned
        /// That somebody offers a chore.
        case offers
        /// That somebody reminds of a chore.
        case nudges
        /// That something waits for an OK.
        case waiting
        /// What was answered: an OK, a no, points, money.
        case answers
        /// What will be worth less, or cost more, chores that are somebody else's or a must-do now, another allowance, house rules
        /// that take something from children, and what came of trials.
        case changes
        /// Rewards that are reached, asked for or handed over.
        case rewards
        /// Badges.
        case badges
        /// How the week went.
        case week
        /// Who comes, who leaves, and passes that are over.
        case people
        /// Passwords, keys and the clock.
        case warnings
    }
}

extension Notice.Kind {
    /// What it is about.
    package var topic: Notice.Topic {
        switch self {
        case .chore(.lessened), .chore(.givenAway), .chore(.mustDo), .chore(.noMustDo),
            .reward(.lessened), .rulesChanged, .trialOver, .allowanceChanged, .rateLowered,
            .settingTightened:
            .changes
        case .rewardReached, .reward, .wish: .rewards
        case .badgeEarned, .badgeRevoked: .badges
        case .weekOver: .week
        case .joinAsked, .admitted, .passOver, .departure: .people
        case .chore(.assigned): .assigned
        case .chore(.offered): .offers
        case .chore(.reminded): .nudges
        case .chore, .points, .money: .answers
        case .reminder(.ahead): .ahead
        case .reminder(.due), .paymentDue: .due
        case .reminder(.overdue): .overdue
        case .reminder(.waiting): .waiting
        case .warning: .warnings
        }
    }
}

extension Notice {
    /// What somebody wants no messages of, as text: `ahead, badges`.
    package struct Mutes: Hashable, Sendable, CustomStringConvertible {
        /// What it is.
        package let topics: Set<Topic>

        /// Creates what somebody wants no messages of.
        package init(_ topics: Set<Topic>) {
            self.topics = topics
        }

        /// Reads topics with commas between, or nothing; `nil` where a word is none.
        package init?(_ text: String) {
            var topics: Set<Topic> = []
            for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
                guard let topic = Topic(rawValue: String(word)) else { return nil }
                topics.insert(topic)
            }
            self.topics = topics
        }

        /// The topics in the order in which they are listed, with commas between.
        package var description: String {
            Topic.allCases.filter(topics.contains).map(\.rawValue).joined(separator: ", ")
        }
    }
}
