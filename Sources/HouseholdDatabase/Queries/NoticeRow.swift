import HouseholdModel

/// What is kept of a notice; each kind has some of it.
struct NoticeRow {
    let kind: Notice.Kind
    var reward: Reward.ID?
    var chore: Number?
    var badge: String?
    var title: String?
    var by: Member.ID?
    var reason: String?
    var entry: Int?
    var points: Int?
    var count: Int?
    var since: Instant?
    var end: Instant?
    var seenAt: Instant?
    var pass: Pass.ID?
    var occurrence: Occurrence.ID?
    var terms: NewTerms?

    init(kind: Notice.Kind, seenAt: Instant? = nil) {
        self.kind = kind
        self.seenAt = seenAt
    }

    /// That a pass is over.
    static func end(of pass: Pass) -> NoticeRow {
        var row = NoticeRow(kind: .passOver)
        (row.by, row.pass) = (pass.member, pass.id)
        return row
    }
}
