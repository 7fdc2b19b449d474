package import HouseholdModel

/// Gives whoever owns points, or a parent, a receipt of the book as it ends.
package struct ShowReceipt: AuditedInquiry, PersonOperation {
    package static let action = Action.showPointsHistory
    package let name: String?

    /// Asks for the receipt of `name`, or one's own.
    package init(of name: String? = nil) {
        self.name = name
    }

    /// The receipt.
    ///
    /// - Throws: ``PointsProblem/nothingBooked(_:)`` before the first entry.
    package func answer(_ sight: borrowing Sight<Member>) throws -> ReceiptView {
        let member = sight.subject
        // It tells when the last point moved, also for what is private.
        try sight.require(.viewDetails, on: member)
        guard let end = try sight.facts.place(of: member.id),
            let receipt = BookReceipt(of: end.hash)
        else { throw ServiceError.points(.nothingBooked(member.name)) }
        return ReceiptView(
            member: member.handle, words: receipt.words, at: end.at,
            entries: end.number,
            balance: try sight.facts.points(of: member, counting: .all).balance)
    }
}
