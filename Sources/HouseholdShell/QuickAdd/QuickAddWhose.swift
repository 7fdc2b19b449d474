package import Household

/// Whose a chore is to be, of those who may be named.
package enum QuickAddWhose: Hashable, Sendable {
    /// Anybody may do it.
    case anyone
    /// One member's.
    case one(QuickAddPerson)
    /// A copy for each.
    case each([QuickAddPerson])
    /// A part for each.
    case together([QuickAddPerson])
    /// They take turns.
    case turns([QuickAddPerson])

    /// What they are called, as a list of chores shows it.
    package var words: Phrase {
        switch self {
        case .anyone: "anyone"
        case .one(let person): Phrase(verbatim: person.name)
        case .each(let people): "each of \(Self.list(people))"
        case .together(let people): "\(Self.list(people)) together"
        case .turns(let people): "\(Self.list(people)), taking turns"
        }
    }

    /// The same as options of `chore add`.
    var arguments: [String] {
        switch self {
        case .anyone: []
        case .one(let person): ["--to", person.handle]
        case .each(let people): ["--each", Self.handles(people)]
        case .together(let people): ["--together", Self.handles(people)]
        case .turns(let people): ["--rotate", Self.handles(people)]
        }
    }

    private static func list(_ people: [QuickAddPerson]) -> String {
        people.map(\.name).joined(separator: ", ")
    }

    private static func handles(_ people: [QuickAddPerson]) -> String {
        people.map(\.handle).joined(separator: ",")
    }
}
