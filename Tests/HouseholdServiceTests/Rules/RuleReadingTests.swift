import HouseholdService
import SeededRandom
import Testing

@Suite("What a rule says, read from its text")
struct RuleReadingTests {
    /// A rule that is told more simply than it is written must not become another one.
    @Test("is so where its conditions are, however these are put together", arguments: 1...200)
    func isSo(seed: UInt64) throws {
        var numbers = SeededGenerator(seed: seed)
        let when = RuleFormula.random(4, by: &numbers)
        let unless = RuleFormula.random(3, by: &numbers)
        let text =
            "permit (principal, action, resource) when { \(when.text) } unless { \(unless.text) };"
        let reading = try #require(RuleReading(of: text), "\(text)")

        for world in RuleFormula.World.all {
            #expect(reading.when.holds(in: world) == when.holds(in: world), "\(text)\n\(world)")
            #expect(reading.unless.holds(in: world) == unless.holds(in: world), "\(text)\n\(world)")
        }
    }

    @Test("is all of several conditions, and none of several exceptions")
    func isOfSeveral() throws {
        let reading = try #require(
            RuleReading(
                of: """
                    forbid (principal, action, resource)
                    when { resource.private } when { resource.proposed }
                    unless { resource.must_do } unless { resource has assignee };
                    """))

        #expect(
            reading.when
                == .all([
                    .saying(.mark(.isPrivate), isTrue: true),
                    .saying(.mark(.isProposed), isTrue: true),
                ]))
        #expect(
            reading.unless
                == .any([
                    .saying(.mark(.isMustDo), isTrue: true),
                    .saying(.who(.assignee, RuleWhom(.anybody)), isTrue: true),
                ]))
    }

    @Test(
        "keeps in Cedar what is not known",
        arguments: [
            "context.hour * 2 > 30", "resource.title like \"*cat*\"", "resource.assignee.age < 8",
            "ip(\"10.0.0.1\").isLoopback()", "context.hour == context.streak",
            "resource has title",
            "resource.private == true", "context.now == context.today",
        ])
    func keepsCedar(_ condition: String) throws {
        let text = "permit (principal, action, resource) when { \(condition) };"
        let reading = try #require(RuleReading(of: text))

        #expect(reading.when == .saying(.cedar(condition), isTrue: true))
    }

    @Test(
        "keeps in Cedar whom and what it is about, where that is not known",
        arguments: [
            ("principal in Family::\"smith\"", "principal in Family::\"smith\""),
            ("principal is Robot", "principal is Robot"),
            ("principal in Role::\"robot\"", "principal in Role::\"robot\""),
        ])
    func keepsScopes(scope: String, cedar: String) throws {
        let reading = try #require(
            RuleReading(
                of: "permit (\(scope), action == Action::\"chore.fly\", resource in Room::\"1\");"))

        #expect(reading.people == .unknown(cedar))
        #expect(reading.deeds == [.unknown("Action::\"chore.fly\"")])
        #expect(reading.when == .saying(.cedar("resource in Room::\"1\""), isTrue: true))
    }

    @Test("is none of what is no rule", arguments: ["", "permit", "// nothing"])
    func isNone(text: String) {
        #expect(RuleReading(of: text) == nil)
    }
}
