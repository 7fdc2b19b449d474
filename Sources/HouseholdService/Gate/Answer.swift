package import HouseholdModel

/// What came of an operation, with whoever asked for it.
package struct Answer<Output: Codable & Sendable>: Codable, Sendable {
    /// What came of it.
    package let output: Output
    /// Who asked, as they are afterwards.
    package let asker: Asker
}

/// Who asked, with what people look at whatever they do, so that nobody has to ask for it besides.
///
/// It tells only what the same person is told who asks for their account, their household, their points and what is
/// new; what the rules refuse there is missing here.
package struct Asker: Codable, Sendable {
    /// Who is signed in, with what they have set; nobody where the session has ended.
    package let own: OwnAccount?
    /// The household, for its members.
    package private(set) var home: Home?
    /// The points that can be spent; less than none where the balance is.
    package private(set) var toSpend: Int?
    /// Those that are in the jar for a goal besides.
    package private(set) var jar: Int?
    /// How much there is that was not told yet.
    package private(set) var unread: Int?
    /// At what it was asked that is paired with the household, if anything is.
    package private(set) var device: Device.Kind?

    /// Whether it was asked at a tablet that several share.
    package var isAtBoard: Bool { device == .board }

    /// What texts need of a household, and whoever reads what people type of it.
    package struct Home: Codable, Hashable, Sendable {
        /// Its time zone.
        package let zone: Zone
        /// The first day of its weeks.
        package let weekStart: Weekday
        /// When the parts of the day are that people name.
        package let times: HouseholdView.Times
        /// Which rules it began with.
        package let template: Household.Template
        /// In which currency it reckons; `nil` where that was never said.
        package let currency: Currency?
        /// Who lives or helps there.
        package let people: [Person]

        init(_ home: Principal.Membership) {
            zone = home.household.zone
            weekStart = home.household.weekStart
            times = HouseholdView.Times(home.household.settings.times)
            template = home.household.template
            currency = home.household.settings.money?.currency
            people = home.active.map {
                Person(
                    handle: $0.handle, name: $0.name.text, isChild: $0.role == .child,
                    livesHere: $0.livesHere)
            }
        }
    }

    /// Somebody who lives or helps there.
    package struct Person: Codable, Hashable, Sendable {
        /// How programs call the person.
        package let handle: String
        /// What the person is called.
        package let name: String
        /// Whether it is a child.
        package let isChild: Bool
        /// Whether the household is the person's home, which it is not of whoever only helps.
        package let livesHere: Bool
    }

    init(
        _ own: OwnAccount?, home: Home? = nil, purse: (toSpend: Int, jar: Int)? = nil,
        unread: Int? = nil, at device: Device.Kind? = nil
    ) {
        self.device = device
        self.own = own
        self.home = home
        toSpend = purse?.toSpend
        jar = purse?.jar
        self.unread = unread
    }
}
