public import Household

/// Something that a member is told, as `notice` in JSON.
public struct NoticeView: Codable, Sendable {
    /// By what the member names it.
    public let number: Number
    /// Since when.
    public let at: String
    /// `reward-reached`, `badge-earned`, `badge-revoked`, `proposal-accepted`, `proposal-declined`,
    /// `chore-excused`, `chore-not-excused`, `chore-assigned`, `chore-approved`, `chore-sent-back`,
    /// `reward-requested`, `reward-granted`, `reward-declined`, `reward-delivered`, `points-given`,
    /// `points-taken`, `points-reversed`, `points-upheld` or `points-appealed`.
    public let kind: String
    /// What is told, in sentences.
    public let text: String
    /// Whether the member was told.
    public let read: Bool
    /// The chore it is about.
    public var chore: Number?
    /// The reward it is about.
    public var reward: Number?
    /// The key of the badge it is about.
    public var badge: String?
    /// The entry of the book it is about.
    public var entry: Int?
    /// What the chore or reward was called then.
    public var title: String?
}

extension NoticeView {
    /// That a member has reached a reward.
    init(_ notice: Notice, _ reward: RewardView, for role: Role) {
        self.init(notice, kind: "reward-reached", text: reward.sentence(for: role))
        self.reward = reward.number
    }

    /// That a member has earned a badge, or that it was taken back.
    init(_ notice: Notice, _ badge: Badge, isEarned: Bool) {
        self.init(
            notice, kind: isEarned ? "badge-earned" : "badge-revoked",
            text: isEarned ? badge.celebration : badge.consolation)
        self.badge = badge.key
    }

    /// What a parent answered.
    init(_ notice: Notice, _ answer: Notice.Answer, in home: Principal.Home) {
        self.init(notice, kind: answer.kind.rawValue, text: answer.text(in: home))
        chore = answer.chore
        title = answer.title.text
    }

    /// What came of a reward of the shop.
    init(_ notice: Notice, _ news: Notice.ShopNews, in home: Principal.Home) {
        self.init(notice, kind: news.kind.rawValue, text: news.text(in: home))
        reward = news.reward
        title = news.title.text
    }

    /// What happened to points.
    init(_ notice: Notice, _ news: Notice.PointsNews, in home: Principal.Home) {
        self.init(notice, kind: news.kind.rawValue, text: news.text(in: home))
        entry = news.entry
    }

    private init(_ notice: Notice, kind: String, text: String) {
        number = notice.number
        at = notice.at.description
        self.kind = kind
        self.text = text
        read = notice.isRead
    }
}

extension Badge {
    fileprivate var celebration: String { "New badge: \(name) \(icon). Well done." }

    /// Nobody did anything wrong: what was marked as done is to be done still.
    fileprivate var consolation: String {
        "The badge \(name) waits for you again, since a chore was taken back. You can earn it anew."
    }
}

extension RewardView {
    /// What is said when it is reached; a child's parents are to hear of it.
    public func sentence(for role: Role?) -> String {
        let advice = role == .child ? " Tell your parents." : ""
        let worth = "\(points) point\(points == 1 ? "" : "s")"
        return "You have reached \"\(title)\" (\(worth)). Well done.\(advice)"
    }
}

extension Notice.Answer {
    fileprivate func text(in home: Principal.Home) -> String {
        let who = home.member(by)?.name.text ?? "A parent"
        let why = reason.map { ": \($0.text)" } ?? "."
        return switch kind {
        case .proposalAccepted:
            "\(who) said yes to \"\(title.text)\". It is chore \(chore) now."
        case .proposalDeclined: "\(who) said no to \"\(title.text)\"\(why)"
        case .excused: "\(who) says that \"\(title.text)\" need not be done this time."
        case .notExcused: "\(who) says that \"\(title.text)\" is still to be done\(why)"
        case .assigned: "\(who) gave you \"\(title.text)\" to do."
        case .approved: "\(who) says OK to \"\(title.text)\"\(why)"
        case .sentBack: "Almost! \(who) sent back \"\(title.text)\"\(why)"
        }
    }
}

extension Notice.ShopNews {
    fileprivate func text(in home: Principal.Home) -> String {
        let who = home.member(by)?.name.text ?? "Somebody"
        let why = reason.map { ": \($0.text)." } ?? "."
        return switch kind {
        case .requested: "\(who) asks for \"\(title.text)\". Answer with: reward requests"
        case .granted: "\(who) said yes to \"\(title.text)\"."
        case .declined: "\(who) said no to \"\(title.text)\"\(why) The points are back."
        case .delivered: "\(who) handed over \"\(title.text)\". Enjoy!"
        }
    }
}

extension Notice.PointsNews {
    fileprivate func text(in home: Principal.Home) -> String {
        let who = home.member(by)?.name.text ?? "Somebody"
        let why = reason.map { ": \($0.text)." } ?? "."
        let amount = "\(abs(points)) point\(abs(points) == 1 ? "" : "s")"
        return switch kind {
        case .given: "\(who) gave you \(amount)\(why)"
        case .taken: "\(who) took \(amount)\(why) If that is wrong: points appeal \(entry)"
        case .reversed where points > 0: "\(who) took back the bonus of \(amount)\(why)"
        case .reversed: "\(who) gave \(amount) back\(why)"
        case .upheld: "\(who) says that the \(amount) stay taken\(why)"
        case .appealed:
            "\(who) objects to the \(amount) that were taken\(why) "
                + "Answer with: points reverse \(entry), or points uphold \(entry)"
        }
    }
}
