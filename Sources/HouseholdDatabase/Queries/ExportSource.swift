/// A table that goes out, and how.
struct ExportSource {
    let table: String
    /// Reads the rows of a household, if these go out with it.
    var all: String?
    /// Reads the rows that are about one member, if any are.
    var own: String?
    /// Columns that are secret, of use on this computer only, or made of others.
    var leavesOut: Set<String> = []

    /// Columns that count through all rows of a household, or are made of all before, with what only the chain needs: gaps
    /// in them tell of rows that whoever reads may not see.
    static let countingOthers: Set<String> = [
        "sequence", "hash", "why_digest", "input_digest", "salt", "erasure", "erased_by",
        "reverses", "entry", "first_entry", "after_sequence", "last_chore",
        "last_reward", "last_absence", "last_request",
    ]

    static let sources = [
        ExportSource(
            table: "account",
            all: """
                SELECT * FROM account WHERE id IN (SELECT account_id FROM member WHERE household_id = ?1)
                ORDER BY id
                """,
            leavesOut: [
                "email", "phc", "recovery_digest", "consent_digest", "consent_until", "missed",
                "missed_since", "salt",
            ]),
        ExportSource(
            table: "household",
            all: "SELECT * FROM household WHERE id = ?1 ORDER BY id",
            own: "SELECT * FROM household WHERE id = ?1 AND ?2 IS NOT NULL ORDER BY id",
            leavesOut: [
                "key_misses", "clock_at", "clock_boot_id", "clock_boot_at", "clock_told", "ending",
            ]),
        ExportSource(
            table: "member",
            all: "SELECT * FROM member WHERE household_id = ?1 ORDER BY id",
            own: "SELECT * FROM member WHERE household_id = ?1 AND id = ?2 ORDER BY id",
            leavesOut: ["skeleton", "salt"]),
        ExportSource(
            table: "house_rules",
            all: "SELECT * FROM house_rules WHERE household_id = ?1 ORDER BY household_id",
            leavesOut: ["checked_within"]),
        ExportSource(
            table: "house_rules_promise",
            all: """
                SELECT * FROM house_rules_promise WHERE household_id = ?1 ORDER BY household_id
                """,
            leavesOut: ["checked_within"]),
        ExportSource(
            table: "house_rules_trial",
            all: """
                SELECT * FROM house_rules_trial WHERE household_id = ?1 ORDER BY household_id
                """,
            leavesOut: ["checked_within"]),
        ExportSource(
            table: "absence",
            all: "SELECT * FROM absence WHERE household_id = ?1 ORDER BY number",
            own: """
                SELECT * FROM absence WHERE household_id = ?1 AND member_id = ?2
                ORDER BY number
                """),
        ExportSource(
            table: "pass",
            all: "SELECT * FROM pass WHERE household_id = ?1 ORDER BY given_at, id",
            own: """
                SELECT * FROM pass WHERE household_id = ?1 AND member_id = ?2
                ORDER BY given_at, id
                """),
        ExportSource(
            table: "pass_child",
            all: """
                SELECT * FROM pass_child WHERE household_id = ?1
                ORDER BY pass_id, member_id
                """,
            own: """
                SELECT * FROM pass_child WHERE household_id = ?1 AND EXISTS (
                    SELECT 1 FROM pass p WHERE p.household_id = pass_child.household_id
                        AND p.id = pass_child.pass_id AND p.member_id = ?2)
                ORDER BY pass_id, member_id
                """),
        ExportSource(
            table: "chore",
            all: "SELECT * FROM chore WHERE household_id = ?1 ORDER BY number",
            own: """
                SELECT * FROM chore WHERE household_id = ?1 AND (
                    created_by = ?2 OR assignee_id = ?2 OR instr(people, ?2) > 0
                    OR EXISTS (
                        SELECT 1 FROM occurrence o WHERE o.household_id = chore.household_id
                            AND o.chore_id = chore.id AND o.assignee_id = ?2)
                    OR EXISTS (
                        SELECT 1 FROM completion c JOIN occurrence o
                            ON o.household_id = c.household_id AND o.id = c.occurrence_id
                        WHERE c.household_id = chore.household_id AND o.chore_id = chore.id
                            AND c.doer_id = ?2))
                ORDER BY number
                """),
        ExportSource(
            table: "chore_note",
            all: "SELECT * FROM chore_note WHERE household_id = ?1 ORDER BY at, id",
            own: """
                SELECT * FROM chore_note WHERE household_id = ?1 AND member_id = ?2
                ORDER BY at, id
                """),
        ExportSource(
            table: "routine",
            all: "SELECT * FROM routine WHERE household_id = ?1 ORDER BY id"),
        ExportSource(
            table: "occurrence",
            all: "SELECT * FROM occurrence WHERE household_id = ?1 ORDER BY id",
            own: """
                SELECT * FROM occurrence WHERE household_id = ?1 AND (
                    assignee_id = ?2 OR EXISTS (
                        SELECT 1 FROM completion c WHERE c.household_id = occurrence.household_id
                            AND c.occurrence_id = occurrence.id AND c.doer_id = ?2))
                ORDER BY id
                """),
        ExportSource(
            table: "completion",
            all: "SELECT * FROM completion WHERE household_id = ?1 ORDER BY at, id",
            own: """
                SELECT * FROM completion WHERE household_id = ?1 AND doer_id = ?2
                ORDER BY at, id
                """),
        ExportSource(
            table: "merit",
            all: """
                SELECT * FROM merit WHERE household_id = ?1
                ORDER BY member_id, kind, completion_id
                """,
            own: """
                SELECT * FROM merit WHERE household_id = ?1 AND member_id = ?2
                ORDER BY member_id, kind, completion_id
                """),
        ExportSource(
            table: "badge",
            all: "SELECT * FROM badge WHERE household_id = ?1 ORDER BY member_id, key, turn",
            own: """
                SELECT * FROM badge WHERE household_id = ?1 AND member_id = ?2
                ORDER BY member_id, key, turn
                """),
        ExportSource(
            table: "reward",
            all: "SELECT * FROM reward WHERE household_id = ?1 ORDER BY number"),
        ExportSource(
            table: "reward_member",
            all: """
                SELECT * FROM reward_member WHERE household_id = ?1
                ORDER BY reward_id, member_id
                """,
            own: """
                SELECT * FROM reward_member WHERE household_id = ?1 AND member_id = ?2
                ORDER BY reward_id, member_id
                """),
        ExportSource(
            table: "reward_price",
            all: """
                SELECT * FROM reward_price WHERE household_id = ?1
                ORDER BY reward_id, member_id
                """,
            own: """
                SELECT * FROM reward_price WHERE household_id = ?1 AND member_id = ?2
                ORDER BY reward_id, member_id
                """),
        ExportSource(
            table: "reward_promise",
            all: """
                SELECT * FROM reward_promise WHERE household_id = ?1
                ORDER BY reward_id, member_id
                """,
            own: """
                SELECT * FROM reward_promise WHERE household_id = ?1 AND member_id = ?2
                ORDER BY reward_id, member_id
                """),
        ExportSource(
            table: "goal",
            all: "SELECT * FROM goal WHERE household_id = ?1 ORDER BY member_id",
            own: """
                SELECT * FROM goal WHERE household_id = ?1 AND member_id = ?2
                ORDER BY member_id
                """),
        ExportSource(
            table: "jar",
            all: "SELECT * FROM jar WHERE household_id = ?1 ORDER BY member_id",
            own: """
                SELECT * FROM jar WHERE household_id = ?1 AND member_id = ?2
                ORDER BY member_id
                """),
        ExportSource(
            table: "allowance",
            all: "SELECT * FROM allowance WHERE household_id = ?1 ORDER BY member_id",
            own: """
                SELECT * FROM allowance WHERE household_id = ?1 AND member_id = ?2
                ORDER BY member_id
                """),
        ExportSource(
            table: "bank_account",
            own: """
                SELECT * FROM bank_account WHERE household_id = ?1 AND member_id = ?2
                ORDER BY member_id
                """),
        ExportSource(
            table: "milestone",
            all: """
                SELECT * FROM milestone WHERE household_id = ?1
                ORDER BY at, reward_id, member_id
                """,
            own: """
                SELECT * FROM milestone WHERE household_id = ?1 AND member_id = ?2
                ORDER BY at, reward_id, member_id
                """),
        ExportSource(
            table: "handover",
            all: "SELECT * FROM handover WHERE household_id = ?1 ORDER BY number",
            own: """
                SELECT * FROM handover WHERE household_id = ?1 AND member_id = ?2
                ORDER BY number
                """),
        ExportSource(
            table: "wish",
            all: "SELECT * FROM wish WHERE household_id = ?1 ORDER BY number",
            own: """
                SELECT * FROM wish WHERE household_id = ?1 AND member_id = ?2
                ORDER BY number
                """),
        ExportSource(
            table: "reward_request",
            all: "SELECT * FROM reward_request WHERE household_id = ?1 ORDER BY number",
            own: """
                SELECT * FROM reward_request WHERE household_id = ?1 AND member_id = ?2
                ORDER BY number
                """),
        ExportSource(
            table: "ledger",
            all: "SELECT * FROM ledger WHERE household_id = ?1 ORDER BY sequence",
            own: """
                SELECT * FROM ledger WHERE household_id = ?1 AND ?2 IN (member_id, other_id)
                ORDER BY sequence
                """),
        ExportSource(
            table: "routine_bonus",
            all: "SELECT * FROM routine_bonus WHERE household_id = ?1 ORDER BY entry",
            own: """
                SELECT * FROM routine_bonus WHERE household_id = ?1 AND member_id = ?2
                ORDER BY entry
                """),
        ExportSource(
            table: "appeal",
            all: "SELECT * FROM appeal WHERE household_id = ?1 ORDER BY sequence",
            own: """
                SELECT * FROM appeal WHERE household_id = ?1 AND EXISTS (
                    SELECT 1 FROM ledger l WHERE l.household_id = appeal.household_id
                        AND l.sequence = appeal.sequence AND l.member_id = ?2)
                ORDER BY sequence
                """),
        ExportSource(
            table: "audit",
            all: "SELECT * FROM audit WHERE household_id = ?1 ORDER BY sequence",
            own: """
                SELECT * FROM audit WHERE household_id = ?1 AND (member_id = ?2 OR about_id = ?2)
                ORDER BY sequence
                """),
        ExportSource(
            table: "house_state",
            all: "SELECT * FROM house_state WHERE household_id = ?1 ORDER BY sequence"),
        ExportSource(
            table: "notice",
            all: "SELECT * FROM notice WHERE household_id = ?1 ORDER BY member_id, number",
            own: """
                SELECT * FROM notice WHERE household_id = ?1 AND member_id = ?2
                ORDER BY member_id, number
                """,
            leavesOut: ["change", "outgoing"]),
        ExportSource(
            table: "look",
            all: """
                SELECT * FROM look WHERE household_id = ?1
                ORDER BY member_id, day, viewer_id
                """,
            own: """
                SELECT * FROM look WHERE household_id = ?1 AND (member_id = ?2 OR viewer_id = ?2)
                ORDER BY member_id, day, viewer_id
                """),
        // What members read of the own account besides.
        ExportSource(
            table: "account",
            own: """
                SELECT * FROM account WHERE id = (
                    SELECT account_id FROM member WHERE household_id = ?1 AND id = ?2)
                ORDER BY id
                """,
            leavesOut: [
                "phc", "recovery_digest", "consent_digest", "consent_until", "missed",
                "missed_since", "salt",
            ]),
        ExportSource(
            table: "account_setting",
            own: """
                SELECT * FROM account_setting WHERE account_id = (
                    SELECT account_id FROM member WHERE household_id = ?1 AND id = ?2)
                ORDER BY name
                """),
        ExportSource(
            table: "session",
            own: """
                SELECT * FROM session WHERE account_id = (
                    SELECT account_id FROM member WHERE household_id = ?1 AND id = ?2)
                ORDER BY number
                """,
            leavesOut: ["digest", "machine", "device_home", "device_id"]),
    ]
}
