import Testing

/// What the compiler can't say for us.
@Suite("Our code keeps to it that")
struct RuleTests {
    @Test("a rule holds", arguments: Rule.all)
    func holds(_ rule: Rule) throws {
        let violations = try rule.violations(in: SourceFile.product + SourceFile.tests)

        #expect(violations == [])
    }

    @Test("a rule that is broken is noticed", arguments: Rule.all)
    func isNoticed(_ rule: Rule) throws {
        let broken = SourceFile(path: rule.scope + "Sample/Sample.swift", text: rule.mistake)

        #expect(try rule.violations(in: [broken]) == [rule.scope + "Sample/Sample.swift:1"])
    }

    @Test("a rule has only homes that are there", arguments: Rule.all.flatMap(\.homes))
    func hasHomes(_ home: String) {
        #expect(SourceFile.product.contains { $0.path.hasPrefix(home) })
    }

    @Test("the engine decides in one place")
    func decidesOnce() throws {
        let service = SourceFile.product.filter { $0.target == "HouseholdService" }

        #expect(try service.flatMap { try $0.places(of: #"\.authorize\("#) }.count == 1)
    }

    /// Once for what the rules allowed, once for who looked at whose record, once for what they refused in the middle of
    /// several things, and once to believe the clock by which whoever sees the date changes something.
    @Test("the gate writes in four places")
    func writesInFourPlaces() throws {
        let gate = SourceFile.product.filter {
            $0.path.hasPrefix("Sources/HouseholdService/Gate/")
        }

        #expect(try gate.flatMap { try $0.places(of: #"\bstore\.write\b"#) }.count == 4)
    }

    @Test("no file is longer than 600 lines")
    func isShort() {
        let files = SourceFile.product + SourceFile.tests

        #expect(files.filter { $0.lines.count > 600 }.map(\.path) == [])
    }
}
