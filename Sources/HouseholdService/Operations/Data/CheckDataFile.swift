package import HouseholdModel

/// Looks at each page of the data file and recomputes the books of the household: what is there, and whether it is whole.
///
/// Parents may.
package struct CheckDataFile: Inquiry, HouseholdOperation {
    package static let action = Action.checkData

    /// Asks whether all is there.
    package init() {}

    /// What the file has of the household.
    ///
    /// - Throws: ``DataFileProblem/damaged(_:)`` for a page or a row, ``BookProblem/damaged(_:)`` for the books.
    package func answer(_ sight: borrowing Sight<Household>) throws -> DataFileView {
        let view = try sight.facts.fileView()
        let check = try sight.facts.bookCheck(notes: sight.notes)
        if let fault = try check.fault(with: nil) { throw ServiceError.book(.damaged(fault)) }
        return view
    }
}

extension Action {
    package static let checkData = Action(
        "data.check", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
