package import HouseholdModel
package import HouseholdDatabase

/// The first thing that does not fit in a household's books.
package enum BookFault: Hashable, Sendable, Codable {
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
    /// Something that decides is not as the last change of ours left it.
    case foreign(Verification.Fault, Phrase)
    /// The points at hand are not those of the book.
    case sums

    init(_ fault: Verification.Fault) {
        self =
            switch fault.table {
            case "standing": .sums
            case "settings": .foreign(fault, "what the household is called or how it is set")
            case "members": .foreign(fault, "who is in the household, as what, or who sees what")
            case "credentials": .foreign(fault, "what somebody signs in with")
            case "sessions": .foreign(fault, "where somebody is signed in")
            case "rules": .foreign(fault, "the household's own rules")
            default: .changed(fault)
            }
    }

    /// What is wrong, in one sentence.
    package var sentence: Phrase {
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
        case .foreign(_, let thing): "Another program changed this in the data file: \(thing)."
        case .sums: "The points at hand are not those of the book."
        }
    }

    /// The row, as programs are told.
    package var row: VerificationView.Fault {
        switch self {
        case .changed(let row), .unlikeSeal(let row, _), .foreign(let row, _):
            VerificationView.Fault(table: row.table, seq: row.sequence)
        case .forgedSeal, .missingSeal, .olderCopy: VerificationView.Fault(table: "seal", seq: 0)
        case .sums: VerificationView.Fault(table: "standing", seq: 0)
        }
    }
}
