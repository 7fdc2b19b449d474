/// That what told of somebody is erased, as `data erase` in JSON.
///
/// It is not kept with the request: it has the name.
package struct ErasureView: Codable, Sendable {
    /// What the person was called.
    package let name: String
    /// The name with which the person signed in, if with one.
    package var username: String?
    /// What the person is called from now on.
    package let called: String
    /// How many texts of the books were erased.
    package let texts: Int
    /// Whether the account is gone too: it is in no other household.
    package let account: Bool
}
