import Credentials
import GRDB
import HouseholdModel
import HouseholdService
import Policies
import Synchronization
import Testing

@Suite("The making of the proof that the walls stand")
struct RuleProofMakingTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test(
        "is not attempted where a rule looks at what the cases don't vary",
        arguments: [
            (
                """
                forbid (principal, action == Action::"chore.show", resource)
                when { [context].contains(context) };
                """, "blind compares all of the context at once"
            ),
            (
                """
                forbid (principal, action == Action::"chore.show", resource) when {
                    context has device
                    && context.device == Device::"018bcfe5-6800-7000-8000-000000000001"
                };
                """, "blind names one device"
            ),
            (
                """
                permit (principal in Role::"parent", action == Action::"chore.edit", resource)
                when { resource.assignees.containsAll([
                    Member::"018bcfe5-6800-7000-8000-000000000001",
                    Member::"018bcfe5-6800-7000-8000-000000000002",
                    Member::"018bcfe5-6800-7000-8000-000000000003",
                    Member::"018bcfe5-6800-7000-8000-000000000004"]) };
                """, "blind names 4 people beside a list of people"
            ),
        ])
    func refusesBlindSpots(rule: String, says: String) async throws {
        let text = ShippedPolicies.family.text + "\n@id(\"blind\")\n" + rule
        let rules = try HouseRules.insideWalls(text, from: "own.cedar")

        let error = await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(
                CheckRules(), as: family.caller(.anna), supposing: rules)
        }
        guard case .rules(.broken(let message)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(message.hasPrefix(says))
    }

    @Test("says who had a part in its cases")
    func namesParties() async throws {
        let proof = try await family.ask(CheckRules(), as: .ben)

        #expect(proof.parties == ["asker", "other", "third", "fourth"])
    }

    @Test("ends where it takes too long, by a clock that nobody sets")
    func endsInTime() async throws {
        let rules = try HouseRules.insideWalls(Self.unproven("slow"), from: "own.cedar")
        let minutes = Mutex<Int64>(0)
        let gate = try family.anotherGate(boot: {
            let milliseconds = minutes.withLock { minutes in
                minutes += 1
                return minutes * 120_000
            }
            return BootInstant(bootID: "one", milliseconds: milliseconds)
        })

        let error = await refusal { () throws(ServiceError) in
            _ = try await gate.perform(CheckRules(), as: family.caller(.anna), supposing: rules)
        }
        guard case .rules(.broken(let message)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(message.hasSuffix("takes too long."))
    }

    @Test("is made while others can write", arguments: [0, 1, 2])
    func locksNothing(_ way: Int) async throws {
        let written = Mutex<[Bool]>([])
        // It finds the file locked or not, and waits for nobody.
        let other = try DatabaseQueue(path: family.file)
        let gate = try family.anotherGate(boot: {
            let isWritten =
                (try? other.write { try $0.execute(sql: "UPDATE household SET name = name") })
                != nil
            written.withLock { $0.append(isWritten) }
            return BootInstant(bootID: "one", milliseconds: 0)
        })
        let text = Self.unproven("way-\(way)")

        let anna = family.caller(.anna)
        switch way {
        case 0:
            _ = try await gate.perform(
                CheckRules(), as: anna,
                supposing: try HouseRules.insideWalls(text, from: "own.cedar"))
        case 1: _ = try await gate.perform(TryRules(text, from: "own.cedar"), as: anna)
        default:
            _ = try await gate.perform(
                SetRules(text, from: "own.cedar"), as: anna, request: family.newRequest())
        }
        let (free, locked) = written.withLock { ($0.filter(\.self).count, $0.count { !$0 }) }
        #expect(free > 20)
        // The gate itself looks at the clock once in its transaction, and once more where that sets rules.
        #expect(locked <= 2)
    }

    /// Rules that say about every action what none have said before, and nothing to a family: what was proven already is
    /// not gone through again.
    private static func unproven(_ name: String) -> String {
        """
        \(ShippedPolicies.family.text)
        @id("\(name)") @say("Not here.") @ask("nobody")
        forbid (principal in Role::"housemate", action, resource);
        """
    }

    @Test("is made anew for another kind of household")
    func isOfItsTemplate() async throws {
        // Where there are no housemates it forbids nobody anything.
        let text = """
            \(ShippedPolicies.family.text)
            @id("settled") @say("The rules stay.") @ask("nobody")
            forbid (principal in Role::"housemate", action == Action::"rules.set", resource);
            """
        try await family.perform(SetRules(text, from: "own.cedar"), as: .anna)

        let error = await family.refusal(SetRules(text, from: "own.cedar"), as: .nora)
        guard case .rules(.wallBroken(let breach)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect((breach.wall, breach.answer.action) == (7, "rules.set"))
    }

    @Test("is not attempted where a rule about parents' sight calculates")
    func refusesCalculation() async throws {
        let rule = """
            @id("odd") forbid (principal, action == Action::"chore.show", resource)
            when { context.now.toTime().toMinutes() * 7 == 49 };
            """
        let rules = try HouseRules.insideWalls(rule, from: "own.cedar")

        let error = await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(
                CheckRules(), as: family.caller(.anna), supposing: rules)
        }
        guard case .rules(.broken(let message)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(message.hasPrefix("odd calculates"))
    }
}
