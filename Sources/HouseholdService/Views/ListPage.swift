package import HouseholdModel

/// A part of a list that never ends, and where it goes on.
package protocol ListPage: Codable, Sendable {
    associatedtype View: Codable & Sendable
    associatedtype Place: ListPlace

    /// What is on it.
    var views: [View] { get }
    /// Behind what the next page begins; `nil` where there is nothing more that whoever asks may see.
    var next: Place? { get }
}

extension ListPage {
    /// What is on it, as the list is told that it is a part of.
    package var told: any Codable & Sendable { views }
    /// Behind what the next page begins, as programs hand it back.
    package var nextText: String? { next?.description }
}

/// Behind what a page of a list begins, as the page before names it.
package protocol ListPlace: CodedAsText, Hashable, Sendable {
    /// What a text has to be like, as a regular expression.
    static var pattern: String { get }
}

extension ServiceError {
    /// What is said where nothing, or nothing that whoever asks may see, is at the place that they name.
    package static let strangePlace = ServiceError.value(
        field: Phrase(verbatim: "after"),
        expected: "what the page before named; without it the list begins anew")
}
