import HouseholdModel
import HouseholdDatabase

/// What the data file says of the household of whoever asks, and of their own account; of no other.
///
/// Which household the gate says, which alone makes one. It is lent like the ``Facts`` that it reads, which nobody gets at.
package struct HomeFacts: ~Copyable {
    private let facts: Facts
    private let asking: Box<Principal>

    init(_ facts: consuming Facts, of principal: Principal) {
        self.facts = facts
        asking = Box(principal)
    }

    private var principal: Principal { asking.value }

    /// The household; throws where something is of another one.
    private borrowing func home(of households: Household.ID...) throws -> Principal.Membership {
        let home = try principal.home()
        guard households.allSatisfy({ $0 == home.household.id }) else {
            throw ServiceError.bug("something of another household")
        }
        return home
    }

    private var id: Household.ID { borrowing get throws { try home().household.id } }
}

// MARK: - People

extension HomeFacts {
    /// Who left and was called so, of several the one who came last; else who is here.
    borrowing func leftMember(named name: String) throws -> Member {
        try facts.leftMember(named: name, in: home())
    }

    /// Who waits to be let in.
    borrowing func waiting(at instant: Instant) throws -> [Admission] {
        try facts.waiting(for: id, at: instant)
    }

    /// The household's code, while there is one.
    borrowing func openCode(at instant: Instant) throws -> CodeView? {
        try facts.openCode(of: id, at: instant).map { try CodeView($0, in: home()) }
    }

    /// The devices that are paired with the household, by their numbers.
    borrowing func devices(at instant: Instant) throws -> [Device] {
        try facts.liveDevices(in: id, at: instant)
    }

    /// Whether somebody who has not come in yet was in where the household comes from.
    borrowing func hasBeenIn(_ member: Member) throws -> Bool {
        try facts.hasBeenIn(member.id, in: home(of: member.household).household.id)
    }

    /// Whether a linking key was ever made for the member.
    borrowing func hadKey(_ member: Member) throws -> Bool {
        try facts.hadKey(member.id, in: home(of: member.household).household.id)
    }

    /// The pass that a helper has, or had last.
    borrowing func lastPass(of member: Member) throws -> Pass? {
        try facts.passes(of: member.id, in: home(of: member.household).household.id, limit: 1).first
    }

    /// What was done by a pass, said OK to, and is left.
    borrowing func handover(of pass: Pass) throws -> PassHandover {
        try facts.handover(of: pass, in: home(of: pass.household))
    }

    /// The sessions with which the member can still do something.
    borrowing func liveSessions(of member: Member) throws -> [OpenSession] {
        let home = try home(of: member.household)
        guard let member = home.member(member.id) else { return [] }
        return try facts.liveSessions(of: member, at: home.calendar.instant)
    }

    /// The households that whoever asks is a member of; of another one than theirs they see no more than that.
    borrowing func ownHouseholds() throws -> [AccountMembership] {
        try principal.account.map { try facts.memberships(of: $0.id) } ?? []
    }

    /// Where whoever asks waits to be let in, or was refused lately.
    borrowing func ownAdmissions(at instant: Instant) throws -> [Admission] {
        try principal.account.map { try facts.admissions(of: $0.id, at: instant) } ?? []
    }

    /// What whoever asks signs in with besides the name.
    borrowing func ownEmail() throws -> String? {
        try principal.account.flatMap { try facts.email(of: $0.id) }
    }

    /// What whoever asks has set for themselves.
    borrowing func ownSettings() throws -> [PersonalSetting: String] {
        try principal.account.map { try facts.settings(of: $0.id) } ?? [:]
    }
}

// MARK: - Chores

extension HomeFacts {
    /// The chore with that number.
    borrowing func chore(numbered number: Number) throws -> Chore {
        try facts.chore(numbered: number, for: principal)
    }

    /// The chore with that number, if it is there.
    borrowing func chore(_ number: Number) throws -> Chore? {
        try facts.chore(number, in: id)
    }

    /// The chore with that number, if it is there or was.
    borrowing func chore(everNumbered number: Number) throws -> Chore? {
        try facts.chore(number, in: id) ?? facts.deletedChore(number, in: id)
    }

    /// A chore that was deleted; who names one that is not finds it too.
    borrowing func deletedChore(numbered number: Number) throws -> Chore {
        try facts.deletedChore(numbered: number, for: principal)
    }

    /// The date of a chore that is meant for `action`.
    borrowing func occurrence(_ meant: OccurrenceReference, to action: Action) throws -> Occurrence
    {
        try facts.occurrence(meant, for: principal, to: action)
    }

    /// The date of a chore that is meant.
    borrowing func occurrence(_ meant: OccurrenceReference, as meaning: OccurrenceSelection) throws
        -> Occurrence
    {
        try facts.occurrence(meant, for: principal, as: meaning)
    }

    /// The absence with that number.
    borrowing func absence(numbered number: Number) throws -> Absence {
        try facts.absence(numbered: number, for: principal)
    }

    /// The date of a chore that `doer` means to do, or another one where there is none on the day that was named.
    borrowing func occurrenceOrOther(_ meant: OccurrenceReference, by doer: Member) throws
        -> Occurrence
    {
        try facts.occurrenceOrOther(meant, for: principal, by: doer)
    }

    /// Dates of chores.
    borrowing func occurrences(_ filter: OccurrenceFilter) throws -> [Occurrence] {
        let home = try home()
        return try facts.occurrences(filter, in: home.household.id, home.calendar)
    }

    /// The dates of a chore.
    borrowing func occurrences(of chore: Chore) throws -> [Occurrence] {
        try facts.occurrences(of: chore, in: home(of: chore.household).calendar)
    }

    /// The household's routines.
    borrowing func routines() throws -> [Routine] {
        try facts.routines(in: id)
    }

    /// The chores of a routine in its order.
    borrowing func chores(of routine: Routine) throws -> [Chore] {
        try facts.chores(of: routine)
    }

    /// How far a member has come with a chore until nobody looks at it.
    borrowing func trust(in member: Member.ID, with chore: Chore) throws -> Trust {
        _ = try home(of: chore.household)
        return try facts.trust(in: member, with: chore)
    }

    /// What was written on a chore.
    borrowing func notes(on chore: Chore) throws -> [ChoreNote] {
        _ = try home(of: chore.household)
        return try facts.notes(on: chore)
    }

    /// Who is away, until `day` or later.
    borrowing func absences(until day: Day) throws -> [Absence] {
        try facts.absences(in: id, until: day)
    }
}

// MARK: - Points

extension HomeFacts {
    /// The entry of the book with that number.
    borrowing func entry(numbered number: Int) throws -> Entry {
        try facts.entry(numbered: number, for: principal)
    }

    /// A member's sums now.
    borrowing func points(of member: Member, counting: Counted) throws -> PointsView {
        let home = try home(of: member.household)
        return try facts.points(
            of: member, in: home.household, at: home.calendar.instant, counting: counting)
    }

    /// What a member earned in this period.
    borrowing func earned(
        by member: Member, during period: Period, counting: Counted
    ) throws -> Int {
        let home = try home(of: member.household)
        return try facts.earned(
            by: member, in: home.household, during: period, at: home.calendar.instant,
            counting: counting)
    }

    /// What a member earned on some days.
    borrowing func earned(
        by member: Member, during days: ClosedRange<Day>, counting: Counted
    ) throws -> Int {
        try facts.earned(
            by: member, in: home(of: member.household).household, during: days, counting: counting)
    }

    /// A member's newest entries of the book, of those before a place in it; those for private chores and for requests only
    /// where `isAll`.
    borrowing func entries(
        of member: Member.ID, before sequence: Int, limit: Int, isAll: Bool
    ) throws -> [Entry] {
        try facts.entries(of: member, in: id, before: sequence, limit: limit, isAll: isAll)
    }

    /// By which numbers whoever asks calls an entry.
    borrowing func numbers(of entry: Entry) throws -> EntryNumbers {
        let (asker, home) = try principal.membership()
        return try facts.numbers(of: entry, for: asker, in: home)
    }

    /// By which number whoever asks calls the entry of the member's at that place in the book, if by one.
    borrowing func number(of sequence: Int, of member: Member.ID) throws -> Int? {
        let (asker, home) = try principal.membership()
        return try facts.number(of: sequence, of: member, for: asker, in: home)
    }

    /// Where a member's part of the book ends, or where all of it up to there is what a receipt says.
    borrowing func place(
        of member: Member.ID, fitting receipt: BookReceipt? = nil
    ) throws -> BookPlace? {
        guard let receipt else { return try facts.bookEnd(of: member, in: id) }
        return try facts.place(fitting: receipt, of: member, in: id)
    }

    /// The deductions to which somebody objects, and nobody has answered yet.
    borrowing func objectedEntries() throws -> [Entry] {
        try facts.objectedEntries(in: id)
    }

    /// The objection to an entry.
    borrowing func appeal(to entry: Entry) throws -> Appeal? {
        _ = try home(of: entry.household)
        return try facts.appeal(to: entry)
    }

    /// On which days a member did how much.
    borrowing func completed(by member: Member.ID, on days: ClosedRange<Day>) throws -> [Day: Int] {
        try facts.completed(by: member, in: id, on: days)
    }

    /// The days of a span on which something was due to the member; without one all there ever were.
    borrowing func dueDays(of member: Member, on span: ClosedRange<Day>?) throws -> DueDays {
        try facts.dueDays(of: member, on: span, in: home(of: member.household))
    }

    /// The last days on which something was due to the member, and those of this week.
    borrowing func lastDueDays(of member: Member, limit: Int) throws -> DueDays {
        let home = try home(of: member.household)
        let horizon = home.week(of: home.calendar.today).upperBound
        return try facts.dueDays(
            of: member, in: home, around: horizon, limit: limit, horizon: horizon)
    }

    /// Badges as far as the member has come with them.
    borrowing func views(of badges: [Badge], for member: Member) throws -> [BadgeView] {
        try facts.views(of: badges, for: member, in: home(of: member.household))
    }
}

// MARK: - Rewards

extension HomeFacts {
    /// The reward with that number.
    borrowing func reward(numbered number: Number) throws -> Reward {
        try facts.reward(numbered: number, for: principal)
    }

    /// The reward with that number, if it is there.
    borrowing func reward(_ number: Number) throws -> Reward? {
        try facts.reward(number, in: id)
    }

    /// The request with that number.
    borrowing func rewardRequest(numbered number: Number) throws -> RewardRequest {
        try facts.rewardRequest(numbered: number, for: principal)
    }

    /// The wish with that number.
    borrowing func wish(numbered number: Number) throws -> Wish {
        try facts.wish(numbered: number, for: principal)
    }

    /// The wishes that wait for an answer.
    borrowing func openWishes() throws -> [Wish] {
        try facts.openWishes(in: id)
    }

    /// What can be reached or asked for.
    borrowing func rewards() throws -> [Reward] {
        try facts.rewards(in: id, at: home().calendar.instant)
    }

    /// A reward with how far `members` are, as far as it is for them.
    borrowing func view(of reward: Reward, showing members: [Member]) throws -> RewardView {
        try facts.view(of: reward, in: home(of: reward.household), showing: members)
    }

    /// The requests that wait, or are granted and not handed over.
    borrowing func openRewardRequests() throws -> [RewardRequest] {
        try facts.openRewardRequests(in: id)
    }

    /// A member's newest requests.
    borrowing func rewardRequests(of member: Member.ID, limit: Int) throws -> [RewardRequest] {
        try facts.rewardRequests(of: member, in: id, limit: limit)
    }

    /// A request with what it is for.
    borrowing func view(of rewardRequest: RewardRequest) throws -> RequestView {
        try facts.view(of: rewardRequest, in: home(of: rewardRequest.household), isChange: false)
    }

    /// What the member saves for.
    borrowing func goal(of member: Member.ID) throws -> Goal? {
        try facts.goal(of: member, in: id)
    }

    /// A goal with when it will be reached.
    borrowing func view(of goal: Goal, of member: Member) throws -> GoalView {
        try facts.view(of: goal, of: member, in: home(of: goal.household, member.household))
    }
}

// MARK: - Records

extension HomeFacts {
    /// The rules that the household has set, if any.
    borrowing func installedRules() throws -> InstalledRules? {
        try facts.installedRules(of: id)
    }

    /// What was asked last in vain by a member.
    borrowing func lastRefusal(of member: Member.ID) throws -> AuditRow? {
        try facts.lastRefusal(of: member, in: id)
    }

    /// The newest rows of what happened, of all or about one member.
    borrowing func audit(about member: Member.ID?, limit: Int) throws -> [AuditRow] {
        try facts.audit(in: id, about: member, limit: limit)
    }

    /// The books beside their chains, their seals and `notes`.
    borrowing func bookCheck(notes: SealNotes) throws -> BookCheck {
        try BookCheck(of: home(), in: facts, notes: notes)
    }

    /// What is in the data file of the household, after looking at each page of it.
    borrowing func fileView() throws -> DataFileView {
        try DataFileView(facts.summary(), of: id)
    }

    /// What there is of whoever asks.
    borrowing func ownExport() throws -> ExportView {
        let (asker, home) = try principal.membership()
        return ExportView(
            of: .member, at: home.calendar.instant, people: home.active,
            try facts.export(of: asker.id, in: home.household.id))
    }

    /// What a member was not told yet, or the newest that they were or are to be told, in sentences.
    borrowing func notices(
        of member: Member, isUnread: Bool, after number: Number? = nil, limit: Int
    ) throws -> [NoticeView] {
        try facts.notices(
            to: member, isUnread, after: number, limit, in: home(of: member.household))
    }

    /// What there is to send at that moment.
    borrowing func messagesToSend(by rules: HouseRules) throws -> MessagesToSend {
        try facts.messagesToSend(in: home(), by: rules)
    }

    /// What messages say that were handed out.
    borrowing func messages(_ taken: [TakenMessage], by rules: HouseRules) throws -> [MessageView] {
        try facts.messages(taken, in: home(), by: rules)
    }

    /// Where a member is reached by messages.
    borrowing func channels(of member: Member) throws -> [ChannelView] {
        try facts.views(ofChannelsOf: member, in: home(of: member.household))
    }

    /// Each no that was said at `start` or later about what members did, proposed or asked to be excused from.
    borrowing func noes(since start: Instant) throws -> [EarlierNo] {
        try facts.noes(since: start, in: id)
    }

    /// What a thing is called that a change was about, where it is called something.
    borrowing func title(of thing: UndoRecord.Subject) throws -> String? {
        try facts.title(of: thing, in: home())
    }

    /// What whoever asks can take back, or do again, newest first.
    borrowing func undoEntries(limit: Int) throws -> [UndoEntry] {
        try facts.undoEntries(for: principal, limit: limit)
    }

    /// The change that whoever asks takes back next, or does again.
    borrowing func undoing(again: Bool) throws -> UndoTarget {
        try facts.undoing(for: principal, again: again)
    }
}
