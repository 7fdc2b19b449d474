import Cedar
import HouseholdModel
import HouseholdService
import Policies
import Testing

@Suite("The proof that the walls stand")
struct RuleProofTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("holds for the rules that come with the program")
    func holdsForShipped() async throws {
        let proof = try await family.ask(CheckRules(), as: .ben)

        #expect(proof.ok)
        #expect(proof.questions > 10_000)
    }

    @Test("holds for rules of a household's own that allow everything else")
    func holdsForLoose() async throws {
        let loose = try HouseRules.insideWalls(Self.loose, from: "loose.cedar")

        #expect(try await check(loose) == nil)
    }

    /// A wall that is left out, and what a plain case without it looks like.
    struct Gap: CustomTestStringConvertible, Sendable {
        let policy: String
        let wall: Int
        let who: String
        let action: String
        let situation: [String]
        var testDescription: String { policy }
    }

    @Test(
        "fails without any one of the walls, in the plainest case",
        arguments: [
            Gap(
                policy: "wall.household", wall: 1, who: "a parent", action: "household.show",
                situation: ["it belongs to another household"]),
            Gap(
                policy: "wall.child-manages-nothing", wall: 3, who: "a child",
                action: "household.create", situation: []),
            Gap(
                policy: "wall.own-claim", wall: 2, who: "a parent", action: "chore.approve",
                situation: ["it is done"]),
            Gap(
                policy: "wall.child-own-settings", wall: 3, who: "a child",
                action: "goal.set", situation: []),
            Gap(
                policy: "wall.own-request", wall: 2, who: "a parent", action: "points.reverse",
                situation: []),
            Gap(
                policy: "wall.child-own-requests", wall: 3, who: "a child",
                action: "points.appeal", situation: []),
            Gap(
                policy: "wall.own-proposal", wall: 2, who: "a parent", action: "chore.accept",
                situation: ["it is only proposed"]),
            Gap(
                policy: "wall.child-own-todos", wall: 3, who: "a child", action: "todo.edit",
                situation: []),
            Gap(
                policy: "wall.child-own-proposals", wall: 3, who: "a child",
                action: "chore.withdraw", situation: []),
            Gap(
                policy: "wall.last-owner-leaves-not", wall: 7, who: "a parent",
                action: "household.leave", situation: ["who asks is the only owner"]),
            Gap(
                policy: "wall.last-owner-stays", wall: 7, who: "a parent",
                action: "member.role", situation: ["the other one is the only owner"]),
            Gap(
                policy: "wall.left", wall: 5, who: "a parent", action: "account.register",
                situation: ["who asks has left"]),
            Gap(
                policy: "wall.board", wall: 8, who: "a parent", action: "account.register",
                situation: ["it is asked at a shared tablet"]),
            Gap(
                policy: "wall.own-money", wall: 9, who: "a parent", action: "money.payout",
                situation: []),
            Gap(
                policy: "wall.child-owes-nothing", wall: 9, who: "a parent",
                action: "money.charge", situation: []),
        ])
    func needsForbids(_ gap: Gap) async throws {
        let rules = try HouseRules([
            ShippedPolicies.File(name: "loose.cedar", text: Self.loose), walls(without: gap.policy),
        ])

        let breach = try #require(try await check(rules))
        #expect(breach.wall == gap.wall)
        #expect(breach.answer.who == gap.who)
        #expect(breach.answer.action == gap.action)
        #expect(breach.answer.situation == gap.situation)
        #expect(breach.answer.allowed)
        #expect(breach.answer.policies == ["everything"])
    }

    @Test(
        "fails without the permits that are walls",
        arguments: [
            ("wall.guardians-see-chores", 6, "chore.glance"),
            ("wall.guardians-see-children", 6, "member.show"),
            ("wall.guardians-see-entries", 6, "points.why"),
            ("wall.owner-sets-rules", 7, "rules.set"),
        ])
    func needsPermits(policy: String, wall: Int, action: String) async throws {
        let own = ShippedPolicies.File(
            name: "own.cedar",
            text: """
                @id("own")
                permit (principal, action in [Action::"chore.list", Action::"rules.check"], resource);
                """)
        let rules = try HouseRules([own, walls(without: policy)])

        let breach = try #require(try await check(rules))
        #expect(breach.wall == wall)
        #expect(breach.answer.action == action)
        #expect(!breach.answer.allowed)
        #expect(breach.answer.policies == [])
    }

    /// Rules that take away what parents see of their children, each in a case of its own.
    struct Blind: CustomTestStringConvertible, Sendable {
        let rule: String
        let action: String
        let situation: [String]
        var testDescription: String { rule }

        init(_ rule: String, _ action: String, _ situation: String...) {
            (self.rule, self.action, self.situation) = (rule, action, situation)
        }
    }

    private static let member = "018bcfe5-6800-7000-8000-000000000001"

    @Test(
        "finds the one case in which a rule hides a child from its parents",
        arguments: [
            Blind(
                #"forbid (principal in Role::"parent", action == Action::"points.show", resource);"#,
                "points.show"),
            Blind(
                #"""
                forbid (principal in Role::"parent", action == Action::"points.show", resource)
                when { context has device && !context.device.board };
                """#, "points.show", "it is asked at a device of one's own"),
            Blind(
                """
                forbid (principal, action == Action::"chore.show", resource)
                when { resource has doer && resource.doer != principal };
                """, "chore.show", "it is done"),
            Blind(
                """
                forbid (principal, action == Action::"profile.view", resource)
                when { resource.profile == Audience::"me" && resource.activity == Audience::"parents" };
                """, "profile.view", "the other one shows the activity to parents only",
                "the other one keeps the profile private"),
            Blind(
                """
                forbid (principal, action == Action::"member.show", resource)
                when { context.now >= datetime("2027-12-24") && context.now < datetime("2027-12-25") };
                """, "member.show", "it is 2027-12-24T00:00:00Z"),
            Blind(
                """
                forbid (principal, action == Action::"member.show", resource)
                when { context.now.toTime().toHours() > 21 };
                """, "member.show", "it is 2026-11-15T22:00:00Z"),
            Blind(
                """
                forbid (principal, action == Action::"member.show", resource)
                when { context.today != context.now.toDate() };
                """, "member.show", "it is a day later at home than in London"),
            Blind(
                """
                forbid (principal, action == Action::"chore.show", resource) when {
                    resource has done_at
                    && context.now.durationSince(resource.done_at) > duration("90d")
                };
                """, "chore.show", "it is done", "it was done just over 90 d ago"),
            Blind(
                """
                forbid (principal == Member::"\(member)", action, resource);
                """, "household.show", "who asks is Member::\"\(member)\""),
            Blind(
                """
                forbid (principal in Role::"parent", action, resource == Member::"\(member)");
                """, "member.show", "the other one is Member::\"\(member)\""),
            Blind(
                """
                forbid (principal, action == Action::"chore.glance", resource)
                unless { principal.household.siblings };
                """, "chore.glance", "siblings don't see each other's chores"),
            Blind(
                """
                permit (principal, action == Action::"points.history", resource)
                when { context.now.offset(duration("106751991167d")) > context.now };
                """, "points.history"),
        ])
    func findsCase(_ blind: Blind) async throws {
        let text = ShippedPolicies.family.text + "\n@id(\"blind\")\n" + blind.rule
        let rules = try HouseRules.insideWalls(text, from: "own.cedar")

        let breach = try #require(try await check(rules))
        if blind.action != "household.show" {
            #expect(breach.wall == 6)
            #expect(breach.answer.action == blind.action)
        }
        #expect(breach.answer.situation == blind.situation)
        #expect(!breach.answer.allowed)
        #expect((breach.answer.policies + breach.answer.errors).contains("blind"))
    }

    @Test(
        "has a second parent, who made the chore, whatever child it is of",
        arguments: [
            Blind(
                """
                forbid (
                    principal in Role::"parent",
                    action in [Action::"chore.glance", Action::"chore.show"],
                    resource is Occurrence)
                when {
                    resource has assignee && resource.assignee in Role::"child"
                    && resource.created_by in Role::"owner"
                } unless { principal in Role::"owner" };
                """, "chore.glance", "an owner made it"),
            Blind(
                """
                forbid (principal, action == Action::"chore.show", resource is Chore) when {
                    resource.created_by in Role::"parent" && resource.created_by != principal
                    && !resource.assignees.contains(principal)
                    && !resource.assignees.contains(resource.created_by)
                };
                """, "chore.show", "another parent made it"),
            Blind(
                """
                forbid (principal, action == Action::"chore.show", resource is Occurrence) when {
                    resource has doer && resource has assignee
                    && resource.doer in Role::"parent" && resource.doer != principal
                    && resource.created_by in Role::"parent" && resource.created_by != principal
                    && resource.created_by != resource.doer && resource.assignee in Role::"child"
                };
                """, "chore.show", "it is done", "a third parent made it"),
            Blind(
                """
                forbid (principal, action == Action::"chore.show", resource is Chore)
                when { resource.assignees.containsAll([
                    Member::"\(member)", Member::"018bcfe5-6800-7000-8000-000000000002"]) };
                """, "chore.show", "the other one is Member::\"\(member)\"",
                "the third one is Member::\"018bcfe5-6800-7000-8000-000000000002\""),
            Blind(
                """
                forbid (principal, action == Action::"chore.show", resource is Occurrence) when {
                    resource has done_on
                    && context.today.durationSince(resource.done_on) > duration("3d")
                };
                """, "chore.show", "it is done", "it was done just under 4 d ago"),
        ])
    func hasSecondParent(_ blind: Blind) async throws {
        try await findsCase(blind)
    }

    @Test(
        "holds for rules that name a member, whether or not that one asks",
        arguments: [
            #"forbid (principal == Member::"\#(member)", action == Action::"chore.claim", resource);"#,
            """
            forbid (principal in Role::"child", action == Action::"reward.request", resource)
            when { resource.members.contains(Member::"\(member)") };
            """,
            """
            permit (principal == Member::"\(member)", action == Action::"chore.complete", resource)
            when {
                resource has assignee
                && resource.assignee == Member::"018bcfe5-6800-7000-8000-000000000002"
            };
            """,
        ])
    func namesMembers(rule: String) async throws {
        let text = ShippedPolicies.family.text + "\n@id(\"own\")\n" + rule

        try await family.perform(SetRules(text, from: "own.cedar"), as: .anna)
    }

    // MARK: - Asking

    static let loose = """
        @id("everything") @say("Go on.") @ask("nobody")
        permit (principal, action, resource);
        """

    private func walls(without policy: String) throws -> ShippedPolicies.File {
        let walls = try PolicySet(
            parsing: ShippedPolicies.walls.text, file: "walls.cedar", namedBy: "id")
        let rest = walls.policies.filter { $0.id.rawValue != policy }
        #expect(rest.count == walls.policies.count - 1)
        return ShippedPolicies.File(
            name: "walls.cedar", text: rest.map(\.source).joined(separator: "\n"))
    }

    /// The wall that does not stand.
    private func check(_ rules: HouseRules) async throws -> Breach? {
        do {
            _ = try await family.gate.perform(
                CheckRules(), as: family.caller(.anna), supposing: rules)
            return nil
        } catch ServiceError.rules(.wallBroken(let breach)) {
            return breach
        }
    }
}
