package import HouseholdModel

/// That somebody is no member any more, as `departure` in JSON.
package struct DepartureView: Codable, Sendable {
    /// What the person was called.
    package let name: String
    /// The name with which the person signs in, if with one.
    package var username: String?
    /// Whether nothing of the person is left, since there was nothing to keep.
    package let gone: Bool
    /// The chores that others do from now on.
    package let chores: [Number]
    /// The requests for rewards that were taken back.
    package let requests: [Number]
}
