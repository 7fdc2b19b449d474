import HouseholdModel
import HouseholdDatabase

extension HomeFacts {
    /// The rules that the household has set, if any, and those that still hold in their place.
    borrowing func rulesInTime() throws -> RulesInTime {
        try wholeFile.rulesInTime(of: id, at: home().calendar.instant)
    }

    /// The last trial of rules, if it was not over by that moment.
    borrowing func lastTrial(notOverBy instant: Instant) throws -> RuleTrial? {
        try wholeFile.lastTrial(of: id, notOverBy: instant)
    }

    /// How often which policies decided by the rules on trial.
    borrowing func verdicts(in trial: RuleTrial) throws -> [RuleVerdicts] {
        try wholeFile.verdicts(in: trial, of: id, or: HouseRules.digest(of: trial.rules.text))
    }

    /// What was asked last in vain by a member.
    borrowing func lastRefusal(of member: Member.ID) throws -> AuditRow? {
        try wholeFile.lastRefusal(of: member, in: id)
    }

    /// The newest rows of what happened, of all or about one member.
    borrowing func audit(about member: Member.ID?, limit: Int) throws -> [AuditRow] {
        try wholeFile.audit(in: id, about: member, limit: limit)
    }

    /// The names of the rules that ever left somebody half of the points.
    borrowing func halvingRules() throws -> Set<String> {
        try wholeFile.halvingRules(in: id)
    }

    /// The books beside their chains, their seals and `notes`.
    borrowing func bookCheck(notes: SealNotes) throws -> BookCheck {
        try BookCheck(of: home(), in: wholeFile, notes: notes)
    }

    /// What is in the data file of the household, after looking at each page of it.
    borrowing func fileView() throws -> DataFileView {
        try DataFileView(wholeFile.summary(), of: id)
    }

    /// What there is of whoever asks.
    borrowing func ownExport() throws -> ExportView {
        let (asker, home) = try principal.membership()
        let export = ExportView(
            of: .member, at: home.calendar.instant, people: home.active,
            try wholeFile.export(of: asker.id, in: home.household.id))
        return export.numbering(
            try wholeFile.exportedEntries(of: asker.id, in: home.household.id),
            knowsBook: home.knowsBook(asker))
    }

    /// What a member was not told yet, or the newest that they were or are to be told, in sentences.
    borrowing func notices(
        of member: Member, isUnread: Bool, after number: Number? = nil, limit: Int,
        by rules: HouseRules
    ) throws -> [NoticeView] {
        try wholeFile.notices(
            to: member, isUnread, after: number, limit, in: home(of: member.household), by: rules)
    }

    /// What a member was not told yet but for that, and all that is not to be told again.
    borrowing func news(
        for member: Member, but told: Set<WatchedNotices.Told>, by rules: HouseRules
    ) throws -> (views: [NoticeView], told: [WatchedNotices.Told]) {
        try wholeFile.news(for: member, but: told, in: home(of: member.household), by: rules)
    }

    /// Notices in sentences.
    borrowing func views(
        of notices: [Notice], to member: Member, by rules: HouseRules
    ) throws -> [NoticeView] {
        try wholeFile.views(of: notices, to: member, in: home(of: member.household), by: rules)
    }

    /// When a member is told that these dates wait for an OK.
    borrowing func tellingMoments(
        of dates: [Occurrence], to member: Member, by rules: HouseRules
    ) throws -> [Occurrence.ID: Instant] {
        try wholeFile.tellingMoments(
            of: dates, to: member, in: home(of: member.household), by: rules)
    }

    /// What a member is to pay that came due after a moment, in sentences.
    borrowing func duePayments(
        of member: Member, since moment: Instant, by rules: HouseRules
    ) throws -> [NoticeView] {
        try wholeFile.duePayments(
            of: member, since: moment, in: home(of: member.household), by: rules)
    }

    /// What there is to send at that moment.
    borrowing func messagesToSend(by rules: HouseRules) throws -> MessagesToSend {
        try wholeFile.messagesToSend(in: home(), by: rules)
    }

    /// What messages say that were handed out.
    borrowing func messages(_ taken: [TakenMessage], by rules: HouseRules) throws -> [MessageView] {
        try wholeFile.messages(taken, in: home(), by: rules)
    }

    /// Where a member is reached by messages.
    borrowing func channels(of member: Member) throws -> [ChannelView] {
        try wholeFile.views(ofChannelsOf: member, in: home(of: member.household))
    }

    /// Each no that was said at `start` or later about what members did, proposed or asked to be excused from.
    borrowing func noes(since start: Instant) throws -> [EarlierNo] {
        try wholeFile.noes(since: start, in: id)
    }

    /// What a thing is called that a change was about, where it is called something.
    borrowing func title(of thing: UndoRecord.Subject) throws -> String? {
        try wholeFile.title(of: thing, in: home())
    }

    /// What whoever asks can take back, or do again, newest first.
    borrowing func undoEntries(limit: Int) throws -> [UndoEntry] {
        try wholeFile.undoEntries(for: principal, limit: limit)
    }

    /// Which of the household's settings a change changed.
    borrowing func settings(changedBy entry: UndoEntry) throws -> [String] {
        try wholeFile.rowChanges(of: entry, in: home().household.id).flatMap(\.settings)
    }

    /// The change that whoever asks takes back next, or does again.
    borrowing func undoing(again: Bool, passingOthers passes: Bool) throws -> UndoTarget {
        try wholeFile.undoing(for: principal, again: again, passingOthers: passes)
    }
}
