package import HouseholdModel

/// Compares a receipt with the book, computed anew from its first entry.
package struct CheckReceipt: AuditedInquiry, PersonOperation {
    package static let action = Action.showPointsHistory
    package let name: String?
    private let words: String

    /// Asks whether all is as it was up to the receipt with those words, of `name` or one's own.
    package init(_ words: String, of name: String? = nil) {
        (self.words, self.name) = (words, name)
    }

    /// Up to where all is as it was.
    ///
    /// - Throws: ``PointsProblem/noReceipt(_:)`` for words that are none; ``PointsProblem/changed(_:)`` where the book has
    ///   never come to that, or does no more.
    package func answer(_ sight: borrowing Sight<Member>) throws -> ReceiptCheckView {
        let member = sight.subject
        try sight.require(.viewDetails, on: member)
        let receipt: BookReceipt
        do throws(BookReceiptError) {
            receipt = try BookReceipt(words: words)
        } catch {
            throw ServiceError.points(.noReceipt(error))
        }
        guard let place = try sight.facts.place(of: member.id, fitting: receipt),
            let end = try sight.facts.place(of: member.id)
        else { throw ServiceError.points(.changed(member.name)) }
        return ReceiptCheckView(
            member: member.handle, at: place.at, entries: place.number,
            since: end.number - place.number)
    }
}
