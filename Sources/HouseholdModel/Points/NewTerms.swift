/// For how many points something was to be had, and will be; of a chore also that a parent looks at it more often.
package struct NewTerms: Hashable, Sendable {
    /// The points until then.
    package let before: Int
    /// The points from then on; `nil` where it is not to be had any more, and where it is not the points of a chore that change
    /// but who looks at it.
    package let after: Int?
    /// From which day on; `nil` where that is at once.
    package let from: Day?

    /// Creates terms.
    package init(before: Int, after: Int?, from: Day?) {
        self.before = before
        self.after = after
        self.from = from
    }
}
