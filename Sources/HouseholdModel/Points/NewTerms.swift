/// For how many points something was to be had, and will be; of a chore also that a parent looks at it more often.
package struct NewTerms: Hashable, Sendable {
    /// The points until then.
    package let before: Int
    /// What is so from then on.
    package let after: After
    /// From which day on; `nil` where that is at once.
    package let from: Day?

    /// What is so then.
    package enum After: Hashable, Sendable {
        /// It is to be had for so many points.
        case points(Int)
        /// It is not to be had any more, which is a reward.
        case gone
        /// A parent looks at it otherwise, which is a chore; its points stay.
        case looks
    }

    /// Creates terms.
    package init(before: Int, after: After, from: Day?) {
        self.before = before
        self.after = after
        self.from = from
    }
}

extension NewTerms.After {
    /// That a reward takes so much, or is not to be had.
    package init(price: Int?) {
        self = price.map(Self.points) ?? .gone
    }

    /// The points, where they change.
    package var points: Int? { if case .points(let points) = self { points } else { nil } }
}
