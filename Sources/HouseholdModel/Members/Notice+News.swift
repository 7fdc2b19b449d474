extension Notice {
    /// What somebody did that concerns a member.
    package struct News: Hashable, Sendable {
        /// What it is about.
        package enum Matter: Hashable, Sendable {
            /// The chore with that number, which was called so then.
            case chore(ChoreNews, Number, Title)
            /// That the chore with that number, which was called so then, does not count as done any more, with what that
            /// changed in the book, if anything.
            case reopened(Number, Title, Loss?)
            /// The reward with that number, which was called so then.
            case reward(RewardNews, Number, Title)
            /// What somebody would like to have as a reward.
            case wish(WishNews, Title)
            /// The bonus or deduction at that place of the book, with how it changed the balance.
            case points(PointsNews, entry: Int, points: Int)
            /// What somebody booked of money: at that place of the book, with how it changed the balance of points, and whether
            /// it was handed over at the same time.
            case money(MoneyNews, entry: Int, Claim, points: Int, isPaid: Bool = false)
            /// That the member, who waited to come in, was let in.
            case admitted
            /// That the member gets another allowance from then on, or none.
            case allowanceChanged(Allowance.News)
            /// That points are worth less money from then on or, after all, are not, where it is known how much.
            case rateLowered(RateNews?)
            /// That a setting takes something from children or, after all, does not, where it is known which.
            case settingTightened(SettingNews?)
            /// That somebody who is called so is no member any more.
            case departure(Departure, of: Name)
            /// That the house rules take something from children, in their words, and from which moment on where that
            /// is not at once; with `until`, that they are on trial, and which moment is the first after that.
            case rules(Note?, from: Instant?, until: Instant? = nil)
        }

        /// What it is about.
        package let matter: Matter
        /// Who did it.
        package let by: Member.ID
        /// Why.
        package let reason: Note?
        /// For how many points it was to be had, and will be, where that is what is told.
        package let terms: NewTerms?
        /// What whoever offers a chore gives for it, as long as they do.
        package let thanks: ChoreValue?

        /// Creates news.
        package init(
            _ matter: Matter, by: Member.ID, reason: Note?, terms: NewTerms? = nil,
            thanks: ChoreValue? = nil
        ) {
            self.matter = matter
            self.by = by
            self.reason = reason
            self.terms = terms
            self.thanks = thanks
        }
    }

    /// Points that somebody has no more, and at which place of the book they went.
    package struct Loss: Hashable, Sendable {
        /// The place of the last entry by which they went.
        package let entry: Int
        /// How many they are.
        package let points: Int

        /// Creates a loss.
        package init(entry: Int, points: Int) {
            self.entry = entry
            self.points = points
        }
    }

    /// What was answered or decided about a chore.
    package enum ChoreNews: String, CaseIterable, Hashable, Sendable {
        case proposalAccepted = "proposal-accepted"
        case proposalDeclined = "proposal-declined"
        case excused = "chore-excused"
        case notExcused = "chore-not-excused"
        case assigned = "chore-assigned"
        case approved = "chore-approved"
        case approvedForLess = "chore-approved-for-less"
        case sentBack = "chore-sent-back"
        case reopened = "chore-reopened"
        case unseen = "chore-unseen"
        case reminded = "chore-reminded"
        case offered = "chore-offered"
        case takenOver = "chore-taken-over"
        case turnedDown = "chore-turned-down"
        case handedBack = "chore-handed-back"
        case givenAway = "chore-given-away"
        case mustDo = "chore-must-do"
        case noMustDo = "chore-no-must-do"
        case lessened = "chore-lessened"
    }

    /// That somebody asks for a reward of the shop, or has reached one, or what came of that or of a wish; or what somebody
    /// else did to what a member saves for.
    package enum RewardNews: String, CaseIterable, Hashable, Sendable {
        case requested = "reward-requested"
        case promised = "reward-promised"
        case granted = "reward-granted"
        case declined = "reward-declined"
        case delivered = "reward-delivered"
        case priced = "reward-priced"
        case lessened = "reward-lessened"
        case goalSet = "goal-set"
        case goalCleared = "goal-cleared"
        case jarChanged = "jar-changed"
    }

    /// That somebody wishes for a reward, or that it will be none.
    package enum WishNews: String, CaseIterable, Hashable, Sendable {
        case made = "wish-made"
        case refused = "wish-refused"
    }

    /// How somebody stopped being a member.
    package enum Departure: String, CaseIterable, Hashable, Sendable {
        case left = "member-left"
        case removed = "member-removed"
    }

    /// What happened to points besides chores and rewards.
    package enum PointsNews: String, CaseIterable, Hashable, Sendable {
        case given = "points-given"
        case taken = "points-taken"
        case reversed = "points-reversed"
        case upheld = "points-upheld"
        case appealed = "points-appealed"
    }
}

extension Notice {
    /// What happened to money.
    package enum MoneyNews: String, CaseIterable, Hashable, Sendable {
        case paidOut = "paid-out"
        case allowance
        case charged
        case paid
        case settled
        case takenBack = "money-taken-back"
    }
}

extension Notice.ChoreNews {
    /// What somebody can say no to.
    package enum Plea: Hashable, Sendable {
        /// That a chore is done.
        case done
        /// That it need not be done this time.
        case excuse
        /// That there be one.
        case proposal
    }

    /// To what it is a no, if it is one.
    package var refused: Plea? {
        switch self {
        case .sentBack: .done
        case .notExcused: .excuse
        case .proposalDeclined: .proposal
        case .proposalAccepted, .excused, .assigned, .approved, .approvedForLess, .reopened,
            .unseen, .reminded, .offered, .takenOver, .turnedDown, .handedBack, .givenAway,
            .mustDo, .noMustDo, .lessened:
            nil
        }
    }
}

extension Notice.News {
    /// What happened.
    package var kind: Notice.Kind {
        switch matter {
        case .chore(let news, _, _): .chore(news)
        case .reopened: .chore(.reopened)
        case .reward(let news, _, _): .reward(news)
        case .wish(let news, _): .wish(news)
        case .points(let news, _, _): .points(news)
        case .money(let news, _, _, _, _): .money(news)
        case .admitted: .admitted
        case .allowanceChanged: .allowanceChanged
        case .rateLowered: .rateLowered
        case .settingTightened: .settingTightened
        case .departure(let departure, _): .departure(departure)
        case .rules: .rulesChanged
        }
    }
}
