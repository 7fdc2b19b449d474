import HouseholdModel
import HouseholdService
import HouseholdDatabase
import Policies
import Testing

/// Operations that mean harm, handed to the gate directly: whatever they reach for, it is the gate that looks.
@Suite("The walls of a household")
struct WallTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.addAbsences()
    }

    @Test("let nobody do anything to what is another household's", arguments: Action.allCases)
    func nothingCrosses(_ action: Action) async throws {
        guard !action.isOutsideHouseholds else { return }
        let before = try family.everything()

        for person in Person.allCases {
            let targets = person == .olga || person == .tim ? try smiths() : try joneses()
            for target in targets {
                let error = try await error(action, on: target, as: person)
                #expect(
                    error?.isRefusal == true, "\(person) on \(target): \(String(describing: error))"
                )
            }
        }

        #expect(try family.everything() == before)
    }

    @Test("let nobody name somebody of another household", arguments: [Person.anna, .ben])
    func strangersAreNotNamed(_ person: Person) async throws {
        let before = try family.everything()
        let tim = Probe<CompleteChoreFor>.Stranger(
            id: try family.member("Tim"), household: family.joneses)
        let probe = Probe<CompleteChoreFor>(
            .occurrence(4, in: family.smiths), in: family, stranger: tim)

        let error = await refusal { () throws(ServiceError) in
            try await family.perform(probe, as: person)
        }

        #expect(error?.refusal?.step == .rule)
        #expect(try family.everything() == before)
    }

    @Test("let no child do what parents do, whatever it is done to", arguments: Self.managing)
    func childrenManageNothing(_ action: Action) async throws {
        let before = try family.everything()

        for person in [Person.mia, .max, .tim] {
            for target in try smiths() + joneses() + [.program] {
                let error = try await error(action, on: target, as: person)
                #expect(error?.refusal?.policies == ["wall.child-manages-nothing"])
                #expect(error?.refusal?.step == .role)
            }
        }

        #expect(try family.everything() == before)
    }

    @Test("let nobody who left do anything", arguments: Action.allCases)
    func leaversDoNothing(_ action: Action) async throws {
        let before = try family.everything()

        for target in try smiths() + [.program] {
            let error = try await error(action, on: target, as: .lena)
            #expect(error?.isRefusal == true, "\(target): \(String(describing: error))")
        }

        #expect(try family.everything() == before)
    }

    @Test("hold inside rules of a household's own that allow everything")
    func holdInsideLooseRules() async throws {
        let loose = ShippedPolicies.File(
            name: "loose.cedar",
            text: """
                @id("everything") @say("Go on.") @ask("nobody")
                permit (principal, action, resource);
                """)
        let gate = try family.anotherGate(rules: HouseRules([loose, ShippedPolicies.walls]))
        let before = try family.everything()

        for action in Action.allCases where !action.isOutsideHouseholds {
            for target in try smiths() {
                let error = try await error(action, on: target, as: .olga, through: gate)
                #expect(error?.isRefusal == true, "\(action) on \(target)")
            }
        }

        #expect(try family.everything() == before)
    }

    private static let managing: [Action] = [
        .createHousehold, .importHousehold, .addChild, .issueKey, .resetChild, .unlockChild,
        .resetMember, .addChore,
        .editChore, .deleteChore, .restoreChore, .completeChoreFor, .addReward, .setRules,
        .makeCode, .endCode, .addDevice, .editDevice, .removeDevice, .admitMember, .refuseMember,
        .leaveHousehold, .transferHousehold, .deleteHousehold, .changeRole, .removeMember,
        .eraseMember,
    ]

    private func smiths() throws -> [Target] {
        let home = family.smiths
        return [
            .household(home), .member(try family.member("Mia"), in: home), .chore(4, in: home),
            .occurrence(4, in: home), .reward(1, in: home), .absence(1, in: home),
            .auditEntry(1, in: home),
        ]
    }

    private func joneses() throws -> [Target] {
        let home = family.joneses
        return [
            .household(home), .member(try family.member("Tim"), in: home), .chore(1, in: home),
            .occurrence(1, in: home), .reward(1, in: home), .absence(1, in: home),
            .auditEntry(1, in: home),
        ]
    }

    private func error(
        _ action: Action, on target: Target, as person: Person, through gate: Gate? = nil
    ) async throws -> ServiceError? {
        func ask<Asked: ActionName>(_: Asked.Type) async -> ServiceError? {
            await refusal { () throws(ServiceError) in
                _ = try await (gate ?? family.gate).perform(
                    Probe<Asked>(target, in: family), as: family.caller(person),
                    request: family.newRequest())
            }
        }
        return await ask(action.name)
    }
}

extension ServiceError {
    /// Whether the gate kept somebody out, rather than failing.
    var isRefusal: Bool {
        switch self {
        case .refused, .notFound, .account(.notSignedIn), .noHousehold, .member(.waiting): true
        default: false
        }
    }

    var refusal: Refusal? {
        guard case .refused(let refusal) = self else { return nil }
        return refusal
    }
}
