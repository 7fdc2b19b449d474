package import HouseholdModel

/// From where a file is looked at: what it does not tell, and whoever has it converted knows.
package struct Viewpoint: Sendable {
    /// The day.
    package let today: Day
    /// The zone in which its clocks are read.
    package let zone: Zone
    /// Who is a child, by name, where the program does not know.
    package let children: [String]
    /// Who is in the household already, under the same name.
    package let here: [String]

    /// Looks at it on that day in that zone.
    package init(today: Day, zone: Zone, children: [String] = [], here: [String] = []) {
        (self.today, self.zone) = (today, zone)
        (self.children, self.here) = (children, here)
    }
}

extension Viewpoint {
    /// The household with the children that were named.
    ///
    /// - Returns: It, and what those are called who are here already, by their identities in the file.
    func apply(
        to household: ForeignHousehold
    ) throws(ConversionError) -> (household: ForeignHousehold, here: [String: String]) {
        var household = household
        for name in children {
            household.makeChild(at: try place(of: name, in: household))
        }
        var known: [String: String] = [:]
        for name in here { known[household.people[try place(of: name, in: household)].id] = name }
        return (household, known)
    }

    private func place(
        of name: String, in household: ForeignHousehold
    ) throws(ConversionError) -> Int {
        let key = ConfusableKey(name)
        let match =
            household.people.firstIndex { $0.name == name }
            ?? household.people.firstIndex { ConfusableKey($0.name) == key }
        guard let match else { throw .nobody(name) }
        return match
    }
}
