package import HouseholdModel

/// Brings in a household that was written out elsewhere, of which whoever asks becomes an owner.
///
/// Adults may.
///
/// It is the one that the session acts in from now on. Everybody else in it who could sign in is invited: accounts do not
/// come along. It comes in whole, or not at all.
package struct ImportHousehold: Change, ProgramOperation, Prepared {
    package static let action = Action.importHousehold
    package static let isRecordedHere = false
    let source: FileReference
    let owner: String?
    private var document: HouseholdDocument?
    private var proven: ProvenRules?

    private enum CodingKeys: CodingKey {
        case source, owner
    }

    /// Brings in what `document` says, which stands in that file, as the owner who is called so there; without a name as
    /// the only one.
    ///
    /// Without a document there is nothing to bring in: who may not hears that, and nobody else.
    package init(_ document: HouseholdDocument?, from source: FileReference, as owner: String?) {
        self.document = document
        self.source = source
        self.owner = owner
    }

    /// Proves the rules that come along.
    func prepared(_ preparation: Preparation) throws -> ImportHousehold {
        guard let document, let text = document.rules else { return self }
        var copy = self
        copy.proven = try ProvenRules(
            text, from: "house_rules", preparation.elsewhere(document.template()))
        return copy
    }

    /// Adds the household with all that is in it.
    package func run(_ grant: borrowing Grant<Self>) throws -> HouseholdImportView {
        guard let document else { throw ServiceError.document(.foreign) }
        return try grant.bringIn(document, rules: proven, as: owner, from: source)
    }

    /// Where it comes from; what it says stands where it was brought to.
    package var written: any Encodable {
        ["file": source.name.text, "sha256": source.sha256]
    }
}

extension Action {
    package static let importHousehold = Action(
        "household.import", on: .program, kin: .manages(except: .nothing), password: .always,
        back: .nothing, tells: .nobody)
}
