import HouseholdModel
import HouseholdService

extension DocumentFault {
    /// What a person can do about a household's document.
    var explanation: Explanation {
        switch self {
        case .unreadable(let reason):
            Explanation(
                code, .data,
                "The document is no whole JSON (\(reason)). Nothing was changed. Write it out anew where the household is.",
                try: Self.writingOut)
        case .foreign:
            Explanation(
                code, .data,
                "That is no household that chorus wrote out. Nothing was changed. Name another file."
            )
        case .ofMember:
            Explanation(
                code, .data,
                "The document tells of one member only. Nothing was changed. Write out the whole household.",
                try: Self.writingOut)
        case .newer(let version):
            Explanation(
                code, .configuration,
                "A newer chorus wrote the document (version \(version)). Nothing was changed. Install the newer program."
            )
        case .tooLong:
            Explanation(
                code, .data,
                "The document is too long: it has at most 64 MiB and a million rows. Nothing was changed."
            )
        case .unknown(let name):
            Explanation(
                code, .configuration,
                "The document has \"\(Self.short(name))\", which this chorus does not know. Nothing was changed. If a newer program wrote it, install that."
            )
        case .missing(let name):
            Explanation(
                code, .data,
                "The document lacks \"\(name)\". Nothing was changed. Write it out anew where the household is.",
                try: Self.writingOut)
        case .unfit, .stray, .early, .books, .unlike: contents
        case .present:
            Explanation(
                code, .conflict,
                "That household is in this data file already. Nothing was changed. What it was like before comes back from a backup.",
                try: ["household list", "help data restore"])
        case .noOwner, .severalOwners, .notOwner: ownership
        }
    }

    /// What does not fit in what it says.
    private var contents: Explanation {
        switch self {
        case .unfit(let place):
            Explanation(
                code, .data,
                "Row \(place.row) of \"\(Self.short(place.table))\" in the document is not as chorus writes it. Nothing was changed. Write it out anew where the household is.",
                try: Self.writingOut)
        case .stray(let place):
            Explanation(
                code, .data,
                "Row \(place.row) of \"\(Self.short(place.table))\" in the document is of another household. Nothing was changed. Write it out anew where the household is.",
                try: Self.writingOut)
        case .early(let place):
            Explanation(
                code, .data,
                "Row \(place.row) of \"\(Self.short(place.table))\" in the document tells of a day that is yet to come. Nothing was changed. See that the clock of this computer is right; if it was wrong on the other one, take a backup along in place of the document."
            )
        case .books(let place):
            Explanation(
                code, .data,
                "The books in the document do not add up (\(place.table), \(place.row)). Nothing was changed. Somebody changed them; take an older document, or a backup."
            )
        case .unlike(let part):
            Explanation(
                code, .data,
                "What the document says under \"\(Self.short(part))\" does not fit together. Nothing was changed. Write it out anew where the household is.",
                try: Self.writingOut)
        case .unreadable, .foreign, .ofMember, .newer, .tooLong, .unknown, .missing, .present,
            .noOwner, .severalOwners, .notOwner:
            explanation
        }
    }

    /// Who may bring it in.
    private var ownership: Explanation {
        switch self {
        case .severalOwners(let names):
            Explanation(
                code, .conflict,
                "Several own that household: \(Self.list(names)). Nothing was changed. Say as which one you bring it in.",
                try: Self.asOwner(names))
        case .notOwner(let name, let names):
            Explanation(
                code, .conflict,
                "\"\(Self.short(name))\" does not own that household. Its owners: \(Self.list(names)). Nothing was changed.",
                try: Self.asOwner(names))
        case .noOwner, .unreadable, .foreign, .ofMember, .newer, .tooLong, .unknown, .missing,
            .unfit, .stray, .early, .books, .unlike, .present:
            Explanation(
                code, .data,
                "Nobody in the document owns the household, so that nobody can bring it in. Nothing was changed."
            )
        }
    }

    private static let writingOut = ["data export household.json"]

    private static func asOwner(_ names: [String]) -> [String] {
        names.prefix(5).map { "data import household.json --as \(short($0).quotedIfNeeded)" }
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(5).map(short).joined(separator: ", ")
    }

    /// Names of a document are nobody's until they are looked at, and may be long.
    private static func short(_ name: String) -> String { String(name.prefix(40)) }
}
