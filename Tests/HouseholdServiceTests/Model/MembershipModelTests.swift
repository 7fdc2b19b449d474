import Foundation
import GRDB
import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// The number of steps is 3,000, or what MODEL_STEPS says.
@Suite("Thousands of random steps of people who come and go")
struct MembershipModelTests {
    private static let steps =
        ProcessInfo.processInfo.environment["MODEL_STEPS"].flatMap { Int($0) } ?? 3_000

    @Test(
        "let everybody be where a plain model says, and nobody outlive what they may",
        arguments: [1, 2])
    func matchTheModel(seed: UInt64) async throws {
        let street = try await Street()
        var generator = SeededGenerator(seed: seed)
        var model = MembershipModel()

        for number in 1...(Self.steps / 2) {
            let step = MembershipStep(in: model, using: &generator)
            let expected = model.apply(step)
            let outcome = try await street.dare(step)
            try #require(outcome == expected, "step \(number): \(step)")
            for person in [step.person, step.other].compactMap(\.self) {
                try await compare(street, with: &model, about: person, after: number)
            }
            if number.isMultiple(of: 50) {
                try await compareAll(street, with: &model, after: number)
                try await street.family.live(days: 1)
                model.today += 1
            }
        }

        for home in MembershipModel.Home.allCases {
            let owner = try #require(model.roles[home]?.first { $0.value == .owner }?.key)
            _ = try await street.account(owner)
            try await street.perform(SwitchHousehold(to: home.rawValue), as: owner)
            #expect(try await street.ask(VerifyAudit(), as: owner).ok)
        }
    }

    /// What somebody is in the household in which their session acts.
    ///
    /// Whose session has ended comes back in any of theirs.
    private func compare(
        _ street: Street, with model: inout MembershipModel, about person: Person,
        after number: Int
    ) async throws {
        let account = try await street.account(person)
        let home = account.household.flatMap(MembershipModel.Home.init)
        if model.place[person] == nil, let home, model.homes(of: person).contains(home) {
            model.place[person] = home
        }
        #expect(home == model.place[person], "step \(number): \(person)")
        #expect(account.role == model.role(of: person), "step \(number): \(person)")
        let sees = await refusal { () throws(ServiceError) in
            _ = try await street.ask(ListChores(), as: person)
        }
        let looks = model.place[person].map { model.looks(person, in: $0) } ?? false
        #expect((sees == nil) == looks, "step \(number): \(person)")
    }

    private func compareAll(
        _ street: Street, with model: inout MembershipModel, after number: Int
    ) async throws {
        for person in MembershipModel.adults {
            try await compare(street, with: &model, about: person, after: number)
            let homes = try await street.ask(ListHouseholds(), as: person)
            #expect(Set(homes.map(\.name)) == Set(model.homes(of: person).map(\.rawValue)))
        }
        for home in MembershipModel.Home.allCases {
            #expect(model.owners(of: home) > 0)
            #expect(try street.members(of: home) == model.roles[home], "step \(number)")
            for (person, points) in model.points[home, default: [:]] {
                #expect(try street.points(of: person, in: home) == points, "step \(number)")
            }
        }
    }
}

extension MembershipStep {
    /// Whom it is about, besides who does it.
    fileprivate var other: Person? {
        switch kind {
        case .invite(let other, _), .cancel(let other), .admit(let other, _), .refuse(let other),
            .remove(let other), .change(let other, _), .transfer(let other), .give(let other, _),
            .givePass(let other, _), .endPass(let other):
            other
        case .join, .makeCode, .ask, .withdraw, .leave, .go: nil
        }
    }
}

// MARK: - The street

/// Three households, with the keys and codes that were handed out, and the sessions of everybody.
private final class Street {
    let family: Family
    private var callers: [Person: Caller] = [:]
    private var keys: [MembershipModel.Home: [Person: KeyProof]] = [:]
    private var codes: [MembershipModel.Home: CodeProof] = [:]
    private let homes: [MembershipModel.Home: Household.ID]

    init() async throws {
        family = try await Family()
        homes = [.smiths: family.smiths, .joneses: family.joneses, .flat: family.flat]
        for person in Person.allCases where person != .nobody {
            callers[person] = family.caller(person)
        }
    }

    func ask<Op: Inquiry>(
        _ operation: Op, as person: Person
    ) async throws(ServiceError) -> Op.Output {
        try await family.gate.perform(operation, as: callers[person] ?? .nobody).output
    }

    /// Who somebody is; whose session was ended signs in again.
    func account(_ person: Person) async throws -> AccountView {
        do {
            return try await ask(ShowAccount(), as: person)
        } catch .account(.notSignedIn) {
            callers[person] = try await family.signIn(person)
            return try await ask(ShowAccount(), as: person)
        }
    }

    func members(of home: MembershipModel.Home) throws -> [Person: Role] {
        let sql = """
            SELECT a.username, m.role FROM member m JOIN account a ON a.id = m.account_id
            WHERE m.state = 'joined' AND m.household_id = \(homes[home]?.literal ?? "NULL")
            """
        let rows = try family.database.read { try Row.fetchAll($0, sql: sql) }
        return Dictionary(
            rows.compactMap { row in
                guard let person = Person(rawValue: row[0]), let role = Role(rawValue: row[1])
                else { return nil }
                return (person, role)
            }, uniquingKeysWith: { $1 })
    }

    func points(of person: Person, in home: MembershipModel.Home) throws -> Int {
        try family.number(
            """
            SELECT coalesce(sum(s.balance), 0) FROM standing s
            JOIN member m ON m.household_id = s.household_id AND m.id = s.member_id
            JOIN account a ON a.id = m.account_id
            WHERE a.username = '\(person.rawValue)'
                AND m.household_id = \(homes[home]?.literal ?? "NULL")
            """)
    }

    /// Does it; whether it was allowed and possible.
    func dare(_ step: MembershipStep) async throws -> Bool {
        _ = try await account(step.person)
        do {
            try await take(step)
            return true
        } catch ServiceError.refused, ServiceError.noHousehold, ServiceError.member,
            ServiceError.account(.keyRefused), ServiceError.notFound, ServiceError.value
        {
            return false
        }
    }

    private func take(_ step: MembershipStep) async throws {
        let person = step.person
        switch step.kind {
        case .invite(let guest, let role):
            let home = try await ask(ShowAccount(), as: person).household
            let draft = try await family.gate.draftKey()
            let issued = try await perform(
                InviteMember(Name(guest.name), as: role, draft: draft), as: person)
            guard let home = home.flatMap(MembershipModel.Home.init) else { return }
            keys[home, default: [:]][guest] = try await family.gate.open(issued.key)
        case .cancel(let guest): try await perform(CancelInvitation(of: guest.name), as: person)
        case .join(let home):
            guard let key = keys[home]?[person] else { throw ServiceError.account(.keyRefused) }
            try await perform(JoinHousehold(key), as: person)
        case .makeCode:
            let draft = try await family.gate.draftKey()
            let issued = try await perform(MakeCode(draft, inPlaceOfAnother: true), as: person)
            guard let home = MembershipModel.Home(rawValue: issued.household) else { return }
            codes[home] = try await family.open(code: issued.code)
        case .ask(let home):
            guard let code = codes[home] else { throw ServiceError.account(.keyRefused) }
            try await perform(AskToJoin(code), as: person)
        case .withdraw: try await perform(WithdrawAsking(), as: person)
        case .admit(let guest, let role):
            try await perform(AdmitMember(guest.rawValue, as: role), as: person)
        case .refuse(let guest): try await perform(RefuseMember(guest.rawValue), as: person)
        case .remove(let other): try await perform(RemoveMember(other.rawValue), as: person)
        case .leave: try await perform(LeaveHousehold(), as: person)
        case .change(let other, let role):
            try await perform(ChangeRole(of: other.rawValue, to: role), as: person)
        case .transfer(let other):
            try await perform(TransferHousehold(to: other.rawValue), as: person)
        case .go(let home): try await perform(SwitchHousehold(to: home.rawValue), as: person)
        case .givePass(let helper, let days):
            let end = family.clock.now.adding(days: Int64(days))
            try await perform(GivePass(to: helper.rawValue, until: end), as: person)
        case .endPass(let helper): try await perform(EndPass(of: helper.rawValue), as: person)
        case .give(let child, let amount):
            guard let points = PointsAmount(amount) else { throw ServiceError.bug("points") }
            try await perform(
                GivePoints(points, to: child.rawValue, because: Note("helped")), as: person)
        }
    }

    @discardableResult
    func perform<Op: Change>(
        _ operation: Op, as person: Person
    ) async throws(ServiceError) -> Op.Output {
        try await family.gate.perform(
            operation, as: callers[person] ?? .nobody, request: family.newRequest()
        ).output
    }
}
