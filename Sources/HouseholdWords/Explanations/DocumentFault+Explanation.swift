package import HouseholdModel
import HouseholdService

extension DocumentFault {
    /// What a person can do about a household's document.
    package var explanation: Explanation { Explanation(code, status, sentence, try: attempts) }

    private var status: ExitStatus {
        switch self {
        case .newer, .unknown: .configuration
        case .present, .owner(.several), .owner(.unknown): .conflict
        case .unreadable, .foreign, .ofMember, .tooLong, .missing, .row, .unlike, .owner(.none):
            .data
        }
    }

    private var sentence: Phrase {
        switch self {
        case .unreadable(let reason):
            "The document is no whole JSON (\(reason)). Nothing was changed. Write it out anew where the household is."
        case .foreign:
            "That is no household that chorus wrote out. Nothing was changed. Name another file."
        case .ofMember:
            "The document tells of one member only. Nothing was changed. Write out the whole household."
        case .newer(let version):
            "A newer chorus wrote the document (version \(version)). Nothing was changed. Install the newer program."
        case .tooLong:
            "The document is too long: it has at most 64 MiB and a million rows. Nothing was changed."
        case .unknown(let name):
            "The document has \"\(name.cut)\", which this chorus does not know. Nothing was changed. If a newer program wrote it, install that."
        case .missing(let name):
            "The document lacks \"\(name)\". Nothing was changed. Write it out anew where the household is."
        case .row(let fault, let place): fault.sentence(of: place)
        case .unlike(let part):
            "What the document says under \"\(part.cut)\" does not fit together. Nothing was changed. Write it out anew where the household is."
        case .present:
            "That household is in this data file already. Nothing was changed. What it was like before comes back from a backup."
        case .owner(let fault): fault.sentence
        }
    }

    private var attempts: [String] {
        switch self {
        case .unreadable, .ofMember, .missing, .unlike, .row(.unfit, _), .row(.stray, _):
            ["data export household.json"]
        case .present: ["household list", "help data restore"]
        case .owner(.several(let owners)), .owner(.unknown(_, let owners)):
            owners.prefix(5).map { "data import household.json --as \($0.cut.quotedIfNeeded)" }
        case .foreign, .newer, .tooLong, .unknown, .row(.early, _), .row(.books, _), .owner(.none):
            []
        }
    }
}

extension DocumentFault.RowFault {
    fileprivate func sentence(of place: DocumentFault.Place) -> Phrase {
        let (table, row) = (place.table.cut, place.row)
        return switch self {
        case .unfit:
            "Row \(row) of \"\(table)\" in the document is not as chorus writes it. Nothing was changed. Write it out anew where the household is."
        case .stray:
            "Row \(row) of \"\(table)\" in the document is of another household. Nothing was changed. Write it out anew where the household is."
        case .early:
            "Row \(row) of \"\(table)\" in the document tells of a day that is yet to come. Nothing was changed. See that the clock of this computer is right; if it was wrong on the other one, take a backup along in place of the document."
        case .books:
            "The books in the document do not add up (\(table), \(row)). Nothing was changed. Somebody changed them; take an older document, or a backup."
        }
    }
}

extension DocumentFault.OwnerFault {
    fileprivate var sentence: Phrase {
        switch self {
        case .none:
            "Nobody in the document owns the household, so that nobody can bring it in. Nothing was changed."
        case .several(let owners):
            "Several own that household: \(owners.firstFew). Nothing was changed. Say as which one you bring it in."
        case .unknown(let name, let owners):
            "\"\(name.cut)\" does not own that household. Its owners: \(owners.firstFew). Nothing was changed."
        }
    }
}

// Names of a document are nobody's until they are looked at, and may be long.

extension String {
    fileprivate var cut: String { String(prefix(40)) }
}

extension [String] {
    fileprivate var firstFew: String { prefix(5).map(\.cut).joined(separator: ", ") }
}
