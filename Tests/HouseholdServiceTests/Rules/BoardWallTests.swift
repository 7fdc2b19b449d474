import HouseholdModel
import HouseholdService
import Policies
import Testing

@Suite("The wall of boards")
struct BoardWallTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    /// All that the shipped rules forbid but for the walls is allowed.
    private static let loose = ShippedPolicies.File(
        name: "loose.cedar",
        text: #"@id("everything") permit (principal, action, resource);"#)

    @Test(
        "is noticed to have a hole where one of its lists lets one action more through",
        arguments: [
            // What is done to whatever, to oneself, and to what one has asked or wished for.
            (0, "session.revoke"), (0, "rules.set"), (0, "chore.approve"), (0, "points.bonus"),
            (0, "reward.price"), (0, "reward.refuse"), (0, "reward.retract"),
            (1, "session.revoke"), (1, "points.bonus"), (1, "member.remove"),
            (2, "reward.deliver"),
        ])
    func isTight(list: Int, action: String) async throws {
        var walls = ShippedPolicies.walls.text
        let start = try #require(walls.firstRange(of: #"@id("wall.board")"#)).lowerBound
        let lists = walls[start...].ranges(of: "action in [")
        walls.insert(contentsOf: "Action::\"\(action)\", ", at: lists[list].upperBound)
        let rules = try HouseRules([
            Self.loose, ShippedPolicies.File(name: "walls.cedar", text: walls),
        ])

        #expect(try await breach(of: rules) == 8)
    }

    private func breach(of rules: HouseRules) async throws -> Int? {
        do {
            _ = try await family.gate.perform(
                CheckRules(), as: family.caller(.anna), supposing: rules)
            return nil
        } catch ServiceError.rules(.wallBroken(let breach)) {
            return breach.wall
        }
    }
}
