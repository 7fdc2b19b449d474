package import HouseholdModel

/// A device that is paired with a household, as `device` in JSON.
package struct DeviceView: Codable, Sendable {
    /// By which people name it.
    package let number: Number
    /// What it is called.
    package let name: String
    /// What it is.
    package let kind: Device.Kind
    /// Those who sign in at it.
    package let people: [String]
    /// Who paired it.
    package let by: String
    /// When.
    package let pairedAt: Instant
    /// Whether it waits to fetch its token.
    package let waiting: Bool

    init(_ device: Device, in home: Principal.Membership) {
        number = device.number
        name = device.name.text
        kind = device.use.kind
        people = home.active.filter { device.use.members.contains($0.id) }.map(\.handle)
        by = home.handle(device.pairedBy)
        pairedAt = device.pairedAt
        waiting = !device.isFetched
    }
}

/// What is told at a paired device where nobody is signed in: who can sign in there, and nothing else.
package struct DeviceWelcome: Codable, Sendable {
    /// Somebody for whom the device is.
    package struct Person: Codable, Sendable {
        /// What the person is called, by which they sign in here.
        package let name: String
        /// The picture, unless the person keeps it private.
        package let avatar: String?
        /// With what they sign in, so that the right keys are shown.
        package let signIn: Member.SignIn
    }

    /// What the device is called.
    package let name: String
    /// What it is.
    package let kind: Device.Kind
    /// Those for whom it is and who can sign in.
    package let people: [Person]

    /// Who of them is called so, if anybody still is.
    package func person(called name: String) -> Person? {
        people.first { $0.name == name }
    }
}
