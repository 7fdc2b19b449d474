public import Household
public import HouseholdStore

/// The first thing that does not fit in a household's books.
public enum BookFault: Hashable, Sendable {
    /// A row is not as it was written.
    case changed(Verification.Fault)
    /// The row that a parent sealed is another one now, or is gone.
    case unlikeSeal(Verification.Fault, sealedOn: Day)
    /// A seal was not made with the password of the parent whose it is.
    case forgedSeal
    /// A seal is gone that was made from this computer.
    case missingSeal
    /// The data file is older than the last seal that was made from this computer.
    case olderCopy
    /// A row is not as the records say that it was left.
    case foreign(Verification.Fault, Verification.Fault.Change)
    /// The points at hand are not those of the book.
    case sums

    init(_ fault: Verification.Fault) {
        self =
            switch (fault.change, fault.table) {
            case (let change?, _): .foreign(fault, change)
            case (nil, "standing"): .sums
            case (nil, _): .changed(fault)
            }
    }

    /// What is wrong, in one sentence.
    public var sentence: Phrase {
        switch self {
        case .changed(let row):
            "Entry \(row.sequence) of the \(row.table) is not as it was written."
        case .unlikeSeal(let row, let day):
            """
            Entry \(row.sequence) of the \(row.table) is not the one that was sealed on \(day): \
            it, or one before it, was changed with another program.
            """
        case .forgedSeal:
            "The seal was not made with your password: it was changed with another program."
        case .missingSeal:
            """
            A seal that was made on this computer is gone: it was taken out of the data file, \
            or an older copy of the file was put back.
            """
        case .olderCopy:
            "An older copy of the data file was put back: a later one was sealed on this computer."
        case .foreign(let row, .added):
            "Another program put something into the data file: \(row.thing)."
        case .foreign(let row, .changed):
            "Another program changed something in the data file: \(row.thing)."
        case .foreign(let row, .removed):
            "Another program took something out of the data file: \(row.thing)."
        case .sums: "The points at hand are not those of the book."
        }
    }

    /// The row, as programs are told.
    public var row: VerificationView.Fault {
        switch self {
        case .changed(let row), .unlikeSeal(let row, _), .foreign(let row, _):
            VerificationView.Fault(table: row.table, seq: row.sequence)
        case .forgedSeal, .missingSeal, .olderCopy: VerificationView.Fault(table: "seal", seq: 0)
        case .sums: VerificationView.Fault(table: "standing", seq: 0)
        }
    }
}

extension Verification.Fault {
    /// What a row is about that another program changed.
    fileprivate var thing: Phrase {
        switch table {
        case "household": "what the household is called and how it is set"
        case "keyTries": "how often somebody has guessed at linking keys"
        case "member": name.map { "what is known of \($0), with role and privacy" } ?? "a member"
        case "account": "how somebody signs in"
        case "session": "where somebody is signed in"
        case "budget": "how often somebody has guessed at a password"
        case "linkingKey": "a linking key"
        case "rules": "the household's own rules"
        case "chore": sequence > 0 ? "chore \(sequence)" : "a chore"
        case "occurrence": "a date of a chore"
        case "completion", "merit": "that a chore was done"
        case "note": "a note on a chore"
        case "absence": sequence > 0 ? "absence \(sequence)" : "an absence"
        case "reward": sequence > 0 ? "reward \(sequence)" : "a reward"
        case "rewardMember", "rewardPrice": "for whom a reward is, and what it costs"
        case "milestone": "that a reward was reached"
        case "redemption": sequence > 0 ? "request \(sequence)" : "a request for a reward"
        case "goal": "what somebody saves for"
        case "appeal": "an objection to a deduction"
        case "badge": "a badge"
        case "undo", "undoRow": "what can be taken back"
        default: "\(table)"
        }
    }
}
