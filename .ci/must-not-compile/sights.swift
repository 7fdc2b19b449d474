// Whoever looks sees one household: which one is not for them to say.
import HouseholdModel
import HouseholdService
import HouseholdDatabase

struct Peek: Inquiry {
    static let action = ShowPoints.action
    let household: Household.ID

    func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Member {
        // expected-error@+1 {{'wholeFile' is inaccessible due to 'internal' protection level}}
        _ = try facts.wholeFile.members(in: household)
        return try principal.membership().member
    }

    func answer(_ sight: borrowing Sight<Member>) throws -> Int {
        // expected-error@+1 {{'facts' is inaccessible due to 'internal' protection level}}
        _ = sight.facts
        return 0
    }
}

func choose(_ facts: consuming Facts, for principal: Principal) {
    // expected-error@+1 {{'HomeFacts' initializer is inaccessible due to 'internal' protection level}}
    _ = HomeFacts(facts, of: principal)
}

// expected-error@+2 {{type 'Reach' does not conform to protocol 'Operation'}}
// expected-note@+1 {{add stubs for conformance}}
struct Reach: Inquiry {
    typealias Subject = Member
    static let action = ShowPoints.action

    // expected-note@+1 {{candidate has non-matching type '(borrowing Facts, Principal)}}
    func subject(in facts: borrowing Facts, for principal: Principal) throws -> Member {
        try principal.membership().member
    }

    func answer(_ sight: borrowing Sight<Member>) throws -> Int { 0 }
}
