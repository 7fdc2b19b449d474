package import HouseholdModel

/// Something that a member is told, as `notice` in JSON.
package struct NoticeView: Codable, Sendable {
    /// By what the member names it.
    package let number: Number
    /// Since when.
    package let at: Instant
    /// What kind of thing it is.
    package let kind: Notice.Kind
    /// What is told, in sentences.
    package let text: Phrase
    /// Whether the member was told.
    package let read: Bool
    /// The chore it is about.
    package var chore: Number?
    /// What the routine is called of which several chores are told of as one.
    package var routine: Tag?
    /// Which chores these are, in the order of the routine.
    package var chores: [Number]?
    /// The reward it is about.
    package var reward: Number?
    /// The key of the badge it is about.
    package var badge: String?
    /// The entry of the book it is about.
    package var entry: Int?
    /// What the chore or reward was called then, or what a house rule says.
    package var title: String?
    /// The member whom a warning is about, or what whoever is none any more is called.
    package var member: String?
    /// How often something happened, or by how many days.
    package var count: Int?
    /// For how many points something was to be had before.
    package var before: Int?
    /// For how many it is afterwards; `null` where it is not to be had any more, or a parent looks at a chore more often.
    package var after: Int?
    /// From which day on; `null` where that is at once.
    package var from: Day?
    /// Until the end of which day; `null` where nothing ends by itself.
    package var until: Day?
}

extension NoticeView {
    /// That a member has reached a reward.
    init(_ notice: Notice, _ reward: RewardView, for role: Role) {
        self.init(notice, kind: .rewardReached, text: reward.sentence(for: role))
        self.reward = reward.number
    }

    /// That a member has earned a badge, or that it was taken back.
    init(_ notice: Notice, _ badge: Badge, isEarned: Bool) {
        self.init(
            notice, kind: isEarned ? .badgeEarned : .badgeRevoked,
            text: isEarned ? badge.celebration : badge.consolation)
        self.badge = badge.key
    }

    /// What somebody did.
    init(
        _ notice: Notice, _ news: Notice.News, to reader: Member, in home: Principal.Membership
    ) {
        self.init(notice, kind: news.kind, text: news.text(to: reader, in: home))
        (before, after, from) = (news.terms?.before, news.terms?.after.points, news.terms?.from)
        switch news.matter {
        case .chore(_, let number, let title), .reopened(let number, let title, _):
            (chore, self.title) = (number, title.text)
        case .reward(_, let number, let title): (reward, self.title) = (number, title.text)
        case .wish(_, let title): self.title = title.text
        case .points(_, let entry, _): self.entry = entry
        case .money: break
        case .departure(_, let name): member = name.text
        case .rules(let words, let start, let end):
            title = words?.text
            from = start.map(home.calendar.zone.day(at:))
            until = end.map(home.calendar.zone.lastDay(before:))
        case .settingTightened(let news): from = news?.day
        case .admitted, .allowanceChanged, .rateLowered: break
        }
    }

    /// That the time of something has come.
    init(_ notice: Notice, _ reminder: Notice.Reminder) {
        self.init(notice, kind: .reminder(reminder.kind), text: reminder.text)
        (chore, title) = (reminder.chore, reminder.title.text)
    }

    /// That somebody waits to be let in.
    init(_ notice: Notice, asking name: Name, _ username: Username) {
        self.init(
            notice, kind: .joinAsked,
            text: """
                \(name.text) (\(username.text)) would like to join. \
                Answer with: member admit \(username.text), or member refuse \(username.text)
                """)
        member = username.text
    }

    /// Something that may have been somebody else.
    init(
        _ notice: Notice, _ warning: Notice.Warning, to reader: Member,
        in home: Principal.Membership
    ) {
        self.init(notice, kind: .warning(warning.kind), text: warning.text(for: reader, in: home))
        member = warning.member.map(home.handle)
        count = warning.count
    }

    /// That a week is over.
    init(ofWeek notice: Notice) {
        self.init(
            notice, kind: .weekOver,
            text: Phrase("The week is over.").typing("How it went: stats"))
    }

    /// That a helper's pass is over, and what came of it.
    init(
        _ notice: Notice, _ pass: Pass, done: Int, approved: Int, in home: Principal.Membership
    ) {
        let helper = home.member(pass.member)
        let who = helper?.name.text ?? "Somebody"
        let points: Phrase =
            pass.abilities.contains(.approve)
            ? ", said OK to: \(approved) (\(pass.used) of \(pass.upTo) points)" : ""
        let text: Phrase =
            if helper?.isActive == true {
                """
                \(who)'s pass is over. Marked as done: \(done)\(points). \
                What is left: pass show \(home.handle(pass.member))
                """
            } else {
                """
                \(who)'s pass is over. Marked as done: \(done)\(points). \
                What is left: chore list
                """
            }
        self.init(notice, kind: .passOver, text: text)
        member = home.handle(pass.member)
    }

    /// That a trial of house rules is over, and how often they decided; who did what, is read elsewhere.
    init(_ notice: Notice, ofTrial report: TrialReport?) {
        let text: Phrase =
            if let report {
                """
                The trial of house rules is over. Decided: \(report.decided), \
                of these refused: \(report.refused). For whom: rules trial
                """
            } else {
                "The trial of house rules is over."
            }
        self.init(notice, kind: .trialOver, text: text)
    }

    init(_ notice: Notice, kind: Notice.Kind, text: Phrase) {
        number = notice.number
        at = notice.at
        self.kind = kind
        self.text = text
        read = notice.isRead
    }
}

extension Badge {
    fileprivate var celebration: Phrase {
        let name = Phrase(message: name)
        return .drawn(
            "New badge: \(name) \(icon). Well done.", said: "New badge: \(name). Well done.")
    }

    /// Nobody did anything wrong: what was marked as done is to be done still.
    fileprivate var consolation: Phrase {
        "The badge \(Phrase(message: name)) waits for you again, since a chore was taken back. You can earn it anew."
    }
}

extension RewardView {
    /// What is said when it is reached; a child's parents hear of it at the same time.
    package func sentence(for role: Role?) -> Phrase {
        let sentence: Phrase = "You have reached \"\(title)\" (\(points.inPoints)). Well done."
        return role == .child ? sentence + " " + "Your parents know." : sentence
    }
}

extension Notice.Reminder {
    fileprivate var text: Phrase {
        switch kind {
        case .ahead: "\"\(title.text)\" is due soon."
        case .due: "\"\(title.text)\" is due."
        case .overdue: "\"\(title.text)\" is late."
        case .waiting: "\"\(title.text)\" waits for your OK."
        }
    }
}

extension Notice.News {
    fileprivate func text(to reader: Member, in home: Principal.Membership) -> Phrase {
        let who = home.member(by)?.name.text ?? "Somebody"
        return switch matter {
        case .chore(let news, let number, let title):
            text(news, by: who, about: title, number, on: home.calendar.today)
        case .reopened(_, let title, let loss?): text(loss, by: who, about: title)
        case .reopened(let number, let title, nil):
            text(.reopened, by: who, about: title, number, on: home.calendar.today)
        case .reward(let news, let number, let title):
            text(news, by: who, about: title, number, on: home.calendar.today)
        case .wish(let news, let title): text(news, by: who, about: title)
        // Whoever did the rest of a routine is not named.
        case .points(.reversed, _, let points) where by == reader.id:
            "The bonus of \(points.inPoints) is gone\(ending)"
        case .points(let news, let entry, let points): text(news, by: who, entry, points)
        case .money(let news, _, let claim, let points, let isPaid):
            text(news, by: who, claim, points, isPaid: isPaid)
        case .admitted: "\(who) let you in. Welcome to \"\(home.household.name.text)\"."
        case .allowanceChanged(let news): text(news, by: who)
        case .rateLowered(let rate): text(rate, by: who)
        case .settingTightened(let news): text(news, by: who, on: home.calendar.today)
        case .rules(let words, let start, let end?):
            trialText(by: who, words, from: start, until: end, in: home.calendar)
        case .rules(let words, let start, nil):
            rulesText(by: who, words, from: start, in: home.calendar)
        case .departure(.left, let name): "\(name.text) has left the household."
        case .departure(.removed, let name): "\(who) removed \(name.text) from the household."
        }
    }

    private func text(
        _ news: Notice.ChoreNews, by who: String, about title: Title, _ number: Number,
        on today: Day
    ) -> Phrase {
        let why = reason.map { ": \($0.text)" } ?? "."
        return switch news {
        case .proposalAccepted: "\(who) said yes to \"\(title.text)\". It is chore \(number) now."
        case .proposalDeclined: "\(who) said no to \"\(title.text)\"\(why)"
        case .excused: "\(who) says that \"\(title.text)\" need not be done this time."
        case .notExcused, .reopened:
            "\(who) says that \"\(title.text)\" is still to be done\(why)"
        case .assigned: "\(who) gave you \"\(title.text)\" to do."
        case .approved: "\(who) says OK to \"\(title.text)\"\(why)"
        case .approvedForLess:
            "\(who) says OK to \"\(title.text)\", for fewer points than were promised\(why)"
        case .unseen: "\"\(title.text)\" counts now, since nobody looked at it in time."
        case .sentBack: "Almost! \(who) sent back \"\(title.text)\"\(why)"
        case .offered:
            offer(of: title, by: who).typing(
                "Answer with: chore take-over \(number), or chore refuse \(number)")
        case .takenOver: "\(who) takes over \"\(title.text)\" from you this time."
        case .turnedDown: "\(who) does not take over \"\(title.text)\"\(why)"
        case .handedBack: "\(who) opened \"\(title.text)\" to all again\(why)"
        case .givenAway: "\(who) gave \"\(title.text)\" to somebody else\(why)"
        case .mustDo: "\(who) made \"\(title.text)\" a must-do\(why)"
        case .noMustDo: "\"\(title.text)\" is no must-do after all."
        case .reminded:
            Phrase("\(who) reminds you of \"\(title.text)\".")
                .typing("Done with it? done \(number)")
        case .lessened: worthText(by: who, about: title, on: today)
        }
    }

    /// What somebody would hand on, and with how many points of their own.
    private func offer(of title: Title, by who: String) -> Phrase {
        guard let points = thanks?.points, points > 0 else {
            return "\(who) offers you \"\(title.text)\"."
        }
        return "\(who) offers you \"\(title.text)\" and \(points.inPoints)."
    }

    private func text(_ loss: Notice.Loss, by who: String, about title: Title) -> Phrase {
        let why = reason.map { ": \($0.text)" } ?? "."
        return "\(who) took back \(loss.points.inPoints) for \"\(title.text)\"\(why)"
    }

    private func text(
        _ news: Notice.RewardNews, by who: String, about title: Title, _ number: Number,
        on today: Day
    ) -> Phrase {
        switch news {
        case .requested: "\(who) asks for \"\(title.text)\". Answer with: reward requests"
        case .promised:
            "\(who) has reached \"\(title.text)\". Hand it over, and say so with: owed"
        case .granted: "\(who) said yes to \"\(title.text)\"."
        case .declined: "\(who) said no to \"\(title.text)\"\(ending) The points are back."
        case .delivered: "\(who) handed over \"\(title.text)\". Enjoy!"
        case .priced:
            Phrase("Your wish \"\(title.text)\" is in the shop now, by \(who).")
                .typing("What it costs: reward show \(number)")
        case .lessened: priceText(by: who, about: title, on: today)
        case .goalSet:
            Phrase("\(who) set what you save for: \"\(title.text)\".").typing(Self.showGoal)
        case .goalCleared:
            Phrase("\(who) ended your saving for \"\(title.text)\". The points stay yours.")
                .typing(Self.showGoal)
        case .jarChanged:
            Phrase("\(who) changed how much is in your jar for \"\(title.text)\".")
                .typing(Self.showGoal)
        }
    }

    private static let showGoal: Phrase = "See: goal show"

    private func text(_ news: Notice.WishNews, by who: String, about title: Title) -> Phrase {
        switch news {
        case .made: "\(who) wishes for \"\(title.text)\". Answer with: reward wishes"
        case .refused:
            "\(who) said no to your wish \"\(title.text)\"\(reason.map { ": \($0.text)" } ?? ".")"
        }
    }

    private func text(
        _ news: Notice.PointsNews, by who: String, _ entry: Int, _ points: Int
    ) -> Phrase {
        let amount = abs(points).inPoints
        return switch news {
        case .given: "\(who) gave you \(amount)\(ending)"
        case .taken:
            Phrase("\(who) took \(amount)\(ending)")
                .typing("If that is wrong: points appeal \(entry)")
        case .reversed where points > 0: "\(who) took back the bonus of \(amount)\(ending)"
        case .reversed: "\(who) gave \(amount) back\(ending)"
        case .upheld: "\(who) keeps to the deduction of \(amount)\(ending)"
        case .appealed:
            """
            \(who) objects to the deduction of \(amount)\(ending) \
            Answer with: points reverse \(entry), or points uphold \(entry)
            """
        }
    }

    /// The reason, with the full stop of a sentence that goes on.
    private var ending: String { reason.map { ": \($0.text)." } ?? "." }
}
