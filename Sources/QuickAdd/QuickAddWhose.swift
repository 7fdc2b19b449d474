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

    private static func handles(_ people: [QuickAddPerson]) -> String {
        people.map(\.handle).joined(separator: ",")
    }
}
