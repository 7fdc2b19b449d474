import HouseholdModel
import HouseholdService
import HouseholdDatabase

/// Something an operation could reach for, wherever it is: the gate has to find out whose it is.
enum Target: Hashable, Codable, Sendable {
    case program
    case household(Household.ID)
    case member(Member.ID, in: Household.ID)
    case chore(Number, in: Household.ID)
    case occurrence(Number, in: Household.ID)
    case reward(Number, in: Household.ID)
    case request(Number, in: Household.ID)
    case wish(Number, in: Household.ID)
    case entry(Int, in: Household.ID)
    case absence(Number, in: Household.ID)
    case auditEntry(Int, in: Household.ID)
}

/// Whatever the rules can be asked about.
struct AnyResource: Resource {
    let reference: ResourceReference
}

/// A type that stands for an action.
protocol ActionName: SendableMetatype {
    static var action: Action { get }
}

/// Asks the gate for an action on a target, past all the loading that keeps real operations at home, and
/// does nothing.
///
/// What it is about is read on a connection of its own: what the gate lends knows nothing of others' homes.
struct Probe<Asked: ActionName>: Change {
    typealias Subject = AnyResource
    static var action: Action { Asked.action }
    private let target: Target
    /// The name of the member it names besides, of the asker's household.
    private let doer: String?
    /// The member it names besides, wherever that is.
    private let stranger: Stranger?
    private var found: Result<ResourceReference, any Error> = .failure(
        ServiceError.bug("a probe is not read back"))

    private enum CodingKeys: CodingKey {
        case target, doer, stranger
    }

    init(
        _ target: Target, in family: Family, doer: String? = nil, stranger: Stranger? = nil
    ) {
        self.target = target
        self.doer = doer
        self.stranger = stranger
        found = Result {
            try HouseholdStore.open(at: family.file).read { try $0.reference(to: target) }
        }
    }

    struct Stranger: Codable, Sendable {
        let id: Member.ID
        let household: Household.ID
    }

    func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> AnyResource {
        AnyResource(reference: try found.get())
    }

    func named(in principal: Principal) throws -> Member? {
        if let stranger {
            return Member(
                id: stranger.id, household: stranger.household, name: try Name("Tim"),
                role: .child, status: .invited(.code))
        }
        return try doer.map { try principal.membership().home.member(named: $0) }
    }

    func run(_ grant: borrowing Grant<Self>) throws -> Bool { true }
}

extension Facts {
    /// What the rules see of a target, in whosever household it is.
    borrowing func reference(to target: Target) throws -> ResourceReference {
        switch target {
        case .program:
            return Program().reference
        case .household(let id):
            guard let home = try household(id) else { throw ServiceError.noHousehold }
            return home.reference
        case .member(let id, let home):
            guard let member = try member(id, in: home) else {
                throw ServiceError.notFound(.person, id.rawValue)
            }
            return member.reference
        case .chore(let number, let home):
            return try plan(number, in: home).reference
        case .occurrence(let number, let home):
            guard let household = try household(home) else { throw ServiceError.noHousehold }
            let calendar = HouseholdCalendar(
                of: household, members: try members(in: home),
                absences: try absences(in: home, until: Day(dayNumber: 0)),
                at: household.createdAt)
            let dates = try occurrences(of: plan(number, in: home), in: calendar)
            guard let occurrence = dates.first else {
                throw ServiceError.notFound(.chore, String(number))
            }
            return occurrence.reference
        case .reward(let number, let home):
            guard let reward = try reward(number, in: home) else {
                throw ServiceError.notFound(.reward, String(number))
            }
            return reward.reference
        case .request(let number, let home):
            guard let request = try rewardRequest(number, in: home) else {
                throw ServiceError.notFound(.request, String(number))
            }
            return request.reference
        case .wish(let number, let home):
            guard let wish = try wish(number, in: home) else {
                throw ServiceError.notFound(.wish, String(number))
            }
            return wish.reference
        case .entry(let sequence, let home):
            guard let entry = try entry(sequence, in: home) else {
                throw ServiceError.notFound(.entry, String(sequence))
            }
            return entry.reference
        case .absence(let number, let home):
            guard let absence = try absence(number, in: home) else {
                throw ServiceError.notFound(.absence, String(number))
            }
            return absence.reference
        case .auditEntry(let sequence, let home):
            let rows = try audit(in: home, about: nil, limit: .max)
            guard let row = rows.first(where: { $0.sequence == sequence }) else {
                throw ServiceError.notFound(.action, String(sequence))
            }
            return row.reference
        }
    }

    private borrowing func plan(_ number: Number, in home: Household.ID) throws -> Chore {
        guard let chore = try chore(number, in: home) else {
            throw ServiceError.notFound(.chore, String(number))
        }
        return chore
    }
}
