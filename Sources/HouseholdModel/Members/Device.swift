/// A tablet, a phone or a computer that is paired with a household: only there its members sign in at it.
package struct Device: Identifiable, Hashable, Sendable {
    /// What a device is.
    package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        /// A tablet that several share, at which nobody plans, approves or sets anything.
        case board
        /// One member's own.
        case personal
    }

    /// For whom a device is.
    package enum Use: Hashable, Sendable {
        /// A tablet that these share.
        case board(Set<Member.ID>)
        /// One member's own.
        case personal(Member.ID)

        /// Creates what a kind of device is for; a personal one is for one member.
        package init?(_ kind: Kind, for members: Set<Member.ID>) {
            switch kind {
            case .board: self = .board(members)
            case .personal:
                guard members.count == 1, let member = members.first else { return nil }
                self = .personal(member)
            }
        }

        /// What kind of device it is.
        package var kind: Kind {
            switch self {
            case .board: .board
            case .personal: .personal
            }
        }

        /// Those who sign in at it.
        package var members: Set<Member.ID> {
            switch self {
            case .board(let members): members
            case .personal(let member): [member]
            }
        }
    }

    /// Which device somebody is signed in at, as far as that decides what they may.
    package struct Reference: Hashable, Sendable {
        /// Its identity.
        package let id: Device.ID
        /// The household that it is paired with.
        package let household: Household.ID
        /// Whether it is a tablet that several share.
        package let isBoard: Bool

        /// Creates a reference.
        package init(id: Device.ID, household: Household.ID, isBoard: Bool) {
            (self.id, self.household, self.isBoard) = (id, household, isBoard)
        }
    }

    /// For how many milliseconds nobody has to do anything at a board until whoever is signed in there is signed out.
    package static let boardIdle: Int64 = 120_000
    /// How many wrong codes within an hour end a pairing.
    package static let mostMisses = 20
    /// In how many milliseconds those count.
    package static let missWindow: Int64 = 3_600_000

    /// The identity.
    package let id: Identifier<Device>
    /// The household that it is paired with.
    package let household: Household.ID
    /// By which people name it.
    package let number: Number
    /// What it is called.
    package let name: Title
    /// For whom it is.
    package let use: Use
    /// Who paired it.
    package let pairedBy: Member.ID
    /// When.
    package let pairedAt: Instant
    /// Whether it has fetched its token, without which nobody signs in at it.
    package let isFetched: Bool

    /// Creates a device.
    package init(
        id: Identifier<Device>, household: Household.ID, number: Number, name: Title, use: Use,
        pairedBy: Member.ID, pairedAt: Instant, isFetched: Bool = false
    ) {
        self.id = id
        self.household = household
        self.number = number
        self.name = name
        self.use = use
        self.pairedBy = pairedBy
        self.pairedAt = pairedAt
        self.isFetched = isFetched
    }

    /// What decides what somebody may who is signed in at it.
    package var reference: Reference {
        Reference(id: id, household: household, isBoard: use.kind == .board)
    }
}

/// That a device waits to be paired.
package struct Pairing: Hashable, Sendable {
    /// For how many milliseconds a device waits.
    package static let lifetime: Int64 = 600_000
    /// How many milliseconds it waits before it asks again.
    package static let interval: Int64 = 5_000
    /// How many devices may wait at once, whoever they are.
    package static let mostOpen = 10
    /// How many codes that are none a parent may type within ``lifetime``.
    package static let mostMisses = 5

    /// What the device calls itself.
    package let name: Title
    /// Where it asks from, where that is known.
    package let address: String?
    /// When it began to wait.
    package let madeAt: Instant

    /// Creates one that begins to wait.
    package init(name: Title, address: String?, madeAt: Instant) {
        (self.name, self.address, self.madeAt) = (name, address, madeAt)
    }

    /// The moment from which on it waits no more.
    package var end: Instant { madeAt.adding(milliseconds: Self.lifetime) }
}
