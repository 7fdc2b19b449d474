import Cedar
import HouseholdModel

// What a thing is called where the rules are asked.

extension EntityUID {
    init(_ member: Member.ID) { self.init(.member, id: Text(member.rawValue)) }

    init(_ household: Household.ID) { self.init(.household, id: Text(household.rawValue)) }

    init(_ chore: Chore.ID) { self.init(.chore, id: Text(chore.rawValue)) }

    init(_ occurrence: Occurrence.ID) { self.init(.occurrence, id: Text(occurrence.rawValue)) }
}

extension EntityType {
    fileprivate static let chore: EntityType = "Chore"
    fileprivate static let household: EntityType = "Household"
    fileprivate static let member: EntityType = "Member"
    fileprivate static let occurrence: EntityType = "Occurrence"
}
