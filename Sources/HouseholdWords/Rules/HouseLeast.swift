/// How much there has to be of something, before which something is not so: of what somebody has to have done first,
/// or of people at home.
package struct HouseLeast: Hashable, Sendable {
    /// What is counted; its word stands in the names of the rules that are made of sentences.
    package enum Kind: String, CaseIterable, Sendable {
        /// Chores done today.
        case today
        /// Chores done this week.
        case week
        /// Days in a row on which all was done.
        case streak
        /// Whole minutes since the last chore was done.
        case minutes
        /// Parents who are not away today.
        case parents
        /// Children who are not away today.
        case children
    }

    /// What is counted.
    package let kind: Kind
    /// How much of it is enough.
    package let number: Int

    /// Creates it, or returns `nil` where that is nothing or more than anybody does.
    package init?(_ number: Int, _ kind: Kind) {
        guard HouseQuota.numbers.contains(number) else { return nil }
        (self.number, self.kind) = (number, kind)
    }
}
