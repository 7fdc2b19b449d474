/// A kind of row that another program does not change unnoticed: the records keep how each row was left.
///
/// The numbers stand in the file. Rows that are proven in other ways are not among them: the books and their
/// ends by the chains, sums by the books, seals by their codes.
enum Guarded: UInt8, CaseIterable {
    case household = 1
    case keyTries, member, account, session, budget, linkingKey, rules
    case chore, occurrence, completion, merit, note, absence
    case reward, rewardMember, rewardPrice, milestone, redemption, goal, appeal, badge
    case undo, undoRow

    /// Those that a seal says itself, too: who there is, how they sign in, and what decides.
    static let sealed: [Guarded] = [.household, .member, .account, .rules]

    /// The table that has them.
    var table: String {
        switch self {
        case .household, .keyTries: "household"
        case .member, .account, .session, .chore, .occurrence, .completion, .merit, .absence,
            .reward, .milestone, .redemption, .goal, .appeal, .badge, .undo:
            "\(self)"
        case .budget: "sign_in_budget"
        case .linkingKey: "linking_key"
        case .rules: "house_rules"
        case .note: "chore_note"
        case .rewardMember: "reward_member"
        case .rewardPrice: "reward_price"
        case .undoRow: "undo_row"
        }
    }

    /// The columns by which one is found; of what belongs to a household the first says to which.
    var key: [String] {
        switch self {
        case .household, .keyTries, .account: ["id"]
        case .session: ["digest"]
        case .budget: ["name"]
        case .rules: ["household_id"]
        case .member, .linkingKey, .chore, .occurrence, .completion, .note, .absence, .reward,
            .redemption:
            ["household_id", "id"]
        case .merit: ["household_id", "member_id", "kind", "completion_id"]
        case .rewardMember, .rewardPrice: ["household_id", "reward_id", "member_id"]
        case .milestone: ["household_id", "reward_id", "member_id", "period"]
        case .goal: ["household_id", "member_id"]
        case .badge: ["household_id", "member_id", "key", "turn"]
        case .appeal, .undo: ["household_id", "sequence"]
        case .undoRow: ["household_id", "row_id", "sequence"]
        }
    }

    /// Whether it is the file's, not a household's: its changes are among the records of nobody's household.
    var isOfFile: Bool {
        switch self {
        case .keyTries, .account, .session, .budget: true
        case .household, .member, .linkingKey, .rules, .chore, .occurrence, .completion, .merit,
            .note, .absence, .reward, .rewardMember, .rewardPrice, .milestone, .redemption, .goal,
            .appeal, .badge, .undo, .undoRow:
            false
        }
    }

    /// Whether all its columns count.
    var guardsAll: Bool { ![.household, .keyTries, .session].contains(self) }

    /// Whether the column counts; what only counts on, or says when something was used, does not.
    func guards(_ column: String) -> Bool {
        switch self {
        case .household: !column.hasPrefix("last_") && column != "key_misses"
        case .keyTries: ["id", "key_misses"].contains(column)
        case .session: column != "used_at"
        case .member, .account, .budget, .linkingKey, .rules, .chore, .occurrence, .completion,
            .merit, .note, .absence, .reward, .rewardMember, .rewardPrice, .milestone, .redemption,
            .goal, .appeal, .badge, .undo, .undoRow:
            true
        }
    }
}
