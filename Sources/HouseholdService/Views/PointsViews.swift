package import HouseholdModel

/// A member's points, as `points` in JSON; those for private chores only to those who may see these.
package struct PointsView: Codable, Sendable {
    /// Whose they are.
    package let member: String
    /// All that were ever earned.
    package let earned: Int
    /// What is there, with what is in the jar and what is pledged.
    package let balance: Int
    /// What waits for a parent's OK.
    package let pending: Int
    /// What is set aside for a request; 0 to those who may not see requests.
    package let reserved: Int
    /// What of the balance is in the jar for a goal; 0 to those who may not see goals.
    package let jar: Int
    /// What of the balance is pledged to those who took chores over, until these are done; 0 to those who may not see offers.
    package let pledged: Int
    /// Earned this week.
    package let week: Int
    /// Earned this month.
    package let month: Int
    /// How many chores were done, but for private ones.
    package let completed: Int

    /// What the shop may take: nothing where more is in the jar and pledged than there is.
    package var toSpend: Int { max(0, balance - jar - pledged) }
}

/// By what whoever asks calls an entry of the book, and the one it takes back or is taken back by.
struct EntryNumbers {
    let own: Int?
    let reverses: Int?
    let reversedBy: Int?
}

/// A line of a member's history, as `entry` in JSON.
package struct EntryView: Codable, Sendable {
    /// What was said against a deduction.
    package struct Objection: Codable, Sendable {
        /// When.
        package let at: Instant
        /// Why.
        package let why: String
        /// Who said no to it, or gave the points back.
        package var answeredBy: String?
        /// What was said.
        package var answer: String?
    }

    /// By what whoever asks names it: its place in the household's book or, for those who read their own only, among
    /// these; `null` for others' entries, of which these name none.
    package var seq: Int?
    /// When.
    package let at: Instant
    /// Whose points.
    package let member: String
    /// Why they moved.
    package let kind: EntryKind
    /// How the balance changed; 0 where points that were set aside are spent.
    package let points: Int
    /// How many points moved.
    package let amount: Int
    /// By whom; `null` where that is a child whose doings are not for whoever asks.
    package let by: String?
    /// For which chore.
    package var chore: Number?
    /// For which reward.
    package var reward: Number?
    /// What the chore or reward is called.
    package var title: String?
    /// The reason that was given.
    package var why: String?
    /// Of what was had before, the SHA-256 of the file that says so, as hexadecimal digits; `why` is what it is called.
    package var sha256: String?
    /// The entry that it takes back.
    package var reverses: Int?
    /// The entry that takes it back.
    package var reversedBy: Int?
    /// Of a chore that nobody checked in time, after how many hours it counted by itself.
    package var approvedAfter: Int?
    /// Of a chore that nobody had to look at since that was earned, how many OKs in a row there had been.
    package var trustedAfter: Int?
    /// Of a chore for which house rules left half, of how many points.
    package var half: HalfView?
    /// Of points that became money, or came of it again, how much that is, in the smaller unit.
    package var money: Int?
    /// In what currency.
    package var currency: Currency?
    /// The rules that allowed it.
    package let rules: [String]
    /// What was said against it.
    package var appeal: Objection?

    /// The entry; reasons and titles are for those who see all of whose it is, what it was for is for those who
    /// know of that anyway, and nobody of `hidden` is named for what they did.
    init(
        _ entry: Entry, _ numbers: EntryNumbers, appeal: Appeal?, in home: Principal.Membership,
        without hidden: HiddenDoers, seesAll: Bool, tellingMatter: Bool = true
    ) {
        seq = numbers.own
        at = entry.at
        member = home.handle(entry.member)
        kind = entry.kind
        points = entry.points
        amount = entry.amount
        by = hidden.hides(entry.by) ? nil : home.handle(entry.by)
        switch tellingMatter ? entry.matter : nil {
        case .chore(let number, let title):
            chore = number
            self.title = seesAll ? title.text : nil
        case .reward(let number, let title):
            reward = number
            self.title = seesAll ? title.text : nil
        case nil: break
        }
        why = seesAll ? entry.why?.text : nil
        sha256 = seesAll ? entry.file?.sha256 : nil
        approvedAfter = seesAll ? entry.unseenHours : nil
        trustedAfter = seesAll ? entry.trustedOKs : nil
        half = seesAll ? entry.half.map { HalfView($0) } : nil
        money = seesAll ? entry.claim?.money.minor : nil
        currency = money == nil ? nil : entry.claim?.money.currency
        reverses = numbers.reverses
        reversedBy = numbers.reversedBy
        rules = entry.rule
        self.appeal =
            seesAll
            ? appeal.map { appeal in
                Objection(
                    at: appeal.at, why: appeal.reason.text,
                    answeredBy: appeal.answer.map { home.handle($0.by) },
                    answer: appeal.answer?.reason?.text)
            } : nil
    }
}
