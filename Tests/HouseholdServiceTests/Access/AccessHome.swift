import HouseholdModel
import HouseholdService
import Policies

/// A household that an access table is about, and what the words of the table mean there.
enum AccessHome: CaseIterable, Sendable {
    /// The Smiths, a family.
    case family
    /// The flat, in which housemates live.
    case housemates

    /// The table and the rules that it is about.
    var files: (table: String, rules: ShippedPolicies.File) {
        switch self {
        case .family: ("family.access", ShippedPolicies.family)
        case .housemates: ("housemates.access", ShippedPolicies.housemates)
        }
    }

    func id(in family: Family) -> Household.ID {
        switch self {
        case .family: family.smiths
        case .housemates: family.flat
        }
    }

    // MARK: - People

    var people: [String: Person] {
        switch self {
        case .family:
            [
                "owner": .anna, "parent": .ben, "child": .mia, "sibling": .max, "left": .lena,
                "other parent": .olga, "other child": .tim, "outsider": .zoe,
                "waiting": .zoe, "invited": .zoe, "left child": .ida, "nobody": .nobody,
                "program": .program, "other program": .programAtFlat,
            ]
        case .housemates:
            [
                "owner": .nora, "maker": .paul, "doer": .rita, "housemate": .finn, "left": .gus,
                "other parent": .olga, "other child": .tim, "outsider": .zoe,
                "waiting": .zoe, "invited": .zoe, "nobody": .nobody, "program": .programAtFlat,
                "other program": .program,
            ]
        }
    }

    /// Those who are about to come in: outsiders to every action, which is said of each that is about coming in.
    static let guests: Set = ["waiting", "invited"]

    /// The actions that are about coming in.
    static let arrivals: [Action] = [
        .join, .withdrawAsking, .showHousehold, .makeCode, .showCode, .endCode, .inviteMember,
        .cancelInvitation, .listMembers, .admitMember, .refuseMember,
    ]

    /// Who switches things and looks at what was done.
    var owner: Person {
        switch self {
        case .family: .anna
        case .housemates: .nora
        }
    }

    /// Who has made the doer's chore.
    var maker: Person {
        switch self {
        case .family: .anna
        case .housemates: .paul
        }
    }

    /// Who does things.
    var doer: Person {
        switch self {
        case .family: .mia
        case .housemates: .rita
        }
    }

    /// Those who left.
    static let former: Set<Person> = [.lena, .ida, .gus]

    /// Those of another household.
    static let strangers: Set<Person> = [.olga, .tim]

    // MARK: - Things

    var chores: [String: Number] {
        switch self {
        case .family:
            [
                "mia's chore": 2, "a chore for all": 4, "anna's chore": 5, "mia's plan": 2,
                "a plan for all": 4, "mia's to-do": 6, "anna's to-do": 6,
                "mia's proposal": 6, "anna's proposal": 6,
            ]
        case .housemates:
            [
                "nora's chore": 1, "rita's chore": 2, "a chore for all": 3, "rita's plan": 2,
                "a plan for all": 3, "rita's to-do": 4,
            ]
        }
    }

    var rewards: [String: Number] {
        switch self {
        case .family: ["mia's reward": 2, "the children's reward": 1, "anna's reward": 4]
        case .housemates: ["everybody's reward": 1, "rita's reward": 2]
        }
    }

    var requests: [String: Number] {
        switch self {
        case .family: ["mia's request": 1]
        case .housemates: ["rita's request": 1]
        }
    }

    /// After the rewards that are there.
    var wishes: [String: Number] {
        switch self {
        case .family: ["mia's wish": 5]
        case .housemates: ["rita's wish": 3]
        }
    }

    var absences: [String: Number] {
        switch self {
        case .family: ["ben's absence": 1, "mia's absence": 2]
        case .housemates: ["nora's absence": 1, "rita's absence": 2]
        }
    }
}
