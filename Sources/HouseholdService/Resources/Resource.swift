import Cedar
import HouseholdModel
import HouseholdDatabase

/// Something that the rules can be asked about.
///
/// What there is stands in this folder, a file for each kind.
package protocol Resource: Sendable {
    /// What it is to the rules, the records and undo.
    var reference: ResourceReference { get }
}

/// What a resource is to the rules, the records and undo; its kind has computed it once.
package struct ResourceReference: Sendable {
    /// What it has in common with all of its kind.
    let kind: ResourceKind
    /// The number by which people know it, where it has one.
    let number: Number?
    /// What the error calls it that says it is not there, unless that says what was typed.
    let name: String
    /// The member whom it is about.
    let about: Member.ID?
    /// What the rules call it.
    let uid: EntityUID
    /// All that the rules see of it, among these people.
    let entities: @Sendable (AuthorizationContext) -> [Entity]
    /// Where the data file keeps what is taken back with it, if it is.
    let row: RowSnapshot.Key?
    /// The chore whose plan and dates may change with it.
    let plan: Chore.ID?

    init(
        _ kind: ResourceKind, number: Number? = nil, name: String? = nil, about: Member.ID? = nil,
        uid: EntityUID, row: RowSnapshot.Key? = nil, plan: Chore.ID? = nil,
        entities: @escaping @Sendable (AuthorizationContext) -> [Entity]
    ) {
        self.kind = kind
        self.number = number
        self.name = name ?? number.map(String.init) ?? ""
        self.about = about
        self.uid = uid
        self.row = row
        self.plan = plan
        self.entities = entities
    }
}

extension ResourceReference {
    /// The action by which a member sees that it exists, or `nil` where everybody knows.
    package var glance: Action? { kind.seen()?.glance }

    /// What an audit row calls it.
    var object: AuditRow.Object? {
        kind.word.map { AuditRow.Object(kind: $0, number: number) }
    }

    /// The error where it isn't there.
    ///
    /// - Parameters:
    ///   - action: What was to be done.
    ///   - typed: By what it was called, where that is more than its number.
    /// - Returns: The same for what is hidden.
    func missing(for action: Action, typed: String? = nil) -> ServiceError {
        kind.missing.map { .notFound($0, typed ?? name) } ?? .notFound(.action, action.rawValue)
    }
}
