import Cedar
import Testing

@Suite("An operator")
struct OperatorTests {
    /// What an expression is worth, next to `true`, `false` or the error it ends in.
    private static let table = """
        1 + 2 == 3                                        | true
        1 + 9223372036854775807 == 0                      | A number is too large.
        -9223372036854775807 - 2 == 0                     | A number is too large.
        4611686018427387904 * 2 == 0                      | A number is too large.
        -9223372036854775808 == -9223372036854775807 - 1  | true
        --9223372036854775808 == 0                        | A number is too large.
        1 + "1" == 2                                      | Expected a number, found a string.
        -true == 1                                        | Expected a number, found a boolean.
        !1                                                | Expected a boolean, found a number.
        "a" < "b"                                         | Expected a number, a datetime or a duration, found a string.
        1 < duration("1s")                                | Expected a number, found a duration.
        duration("1s") < duration("1001ms")               | true
        datetime("2024-02-29") >= datetime("2024-02-28")  | true
        datetime("2024-02-29") > datetime("2024-02-29")   | false
        principal in Role::"parent"                       | true
        principal in [Role::"child", Role::"parent"]      | true
        principal in [Role::"parent", 1]                  | Expected an entity, found a number.
        principal in 1                                    | Expected an entity or a set of entities, found a number.
        1 in principal                                    | Expected an entity, found a number.
        principal is Member                               | true
        principal is Member in Role::"child"              | false
        principal is Role in 1                            | false
        "dishes" like "d*s"                               | true
        "di*hes" like "di\\*h*"                           | true
        "dishes" like "di\\*h*"                           | false
        principal.age == 40                               | true
        principal.height == 1                             | Member::"ana" has no attribute "height".
        Member::"zoe".age == 1                            | There is no entity Member::"zoe".
        context.name == 1                                 | The record has no attribute "name".
        "a".b == 1                                        | Expected a record or an entity, found a string.
        principal has name.first                          | true
        principal has name.last                           | false
        Member::"zoe" has age                             | false
        1 has age                                         | Expected a record or an entity, found a number.
        principal.hasTag("likes")                         | true
        principal.getTag("likes") == "tea"                | true
        principal.getTag("hates") == "tea"                | Member::"ana" has no tag "hates".
        Member::"zoe".getTag("likes") == "tea"            | There is no entity Member::"zoe".
        principal.hasTag(1)                               | Expected a string, found a number.
        [1, 2].contains(2)                                | true
        [1, 2].containsAll([2, 1, 1])                     | true
        [1, 2].containsAny([3])                           | false
        [].isEmpty()                                      | true
        1.contains(1)                                     | Expected a set, found a number.
        decimal("1.5").lessThan(decimal("1.50"))          | false
        decimal("1.5").lessThanOrEqual(decimal("1.50"))   | true
        decimal("-0.5").greaterThan(decimal("-0.6"))      | true
        decimal("2.0").greaterThanOrEqual(decimal("2.1")) | false
        decimal("1,5") == 1                               | decimal can't read "1,5".
        ip("10.0.0.1").isInRange(ip("10.0.0.0/24"))       | true
        ip("10.0.0.1").isIpv6()                           | false
        ip("10.0.0.1", "x").isIpv6()                      | ip takes 1 argument, not 2.
        datetime("1969-12-31T23:59:59Z").toTime() == duration("86399s") | true
        datetime("2024-01-01T00:00:00+0100").toDate() == datetime("2023-12-31") | true
        duration("-90s").toMinutes() == -1                | true
        duration("1d1h1m1s1ms").toMilliseconds() == 90061001 | true
        duration("3h").toHours() == 3 && duration("49h").toDays() == 2 && duration("5s").toSeconds() == 5 | true
        datetime("1970-01-01").offset(duration("1d")) == datetime("1970-01-02") | true
        datetime("1970-01-02").durationSince(datetime("1970-01-01")) == duration("24h") | true
        if principal.age > 18 then true else 1            | true
        if 1 then true else false                         | Expected a boolean, found a number.
        true || 1 + "a" == 2                              | true
        false && 1 + "a" == 2                             | false
        {a: [1]} == {"a": [1, 1]}                         | true
        """

    private static let rows = table.split(separator: "\n").map { row in
        let cut = row.lastIndex(of: "|") ?? row.endIndex
        return (String(row[..<cut]), String(row[cut...].dropFirst(2)))
    }

    @Test("does what the table says", arguments: rows)
    func evaluate(_ expression: String, expected: String) throws {
        #expect(try Evaluation.worth(of: expression) == expected)
    }

    @Test("has every value written as an expression that is worth it")
    func printing() throws {
        let values: [Value] = [
            .bool(true), .long(.min), .string("a\"b"), .entity(EntityUID("A::B", "x\ny")),
            .set([.long(1), .set([])]),
            .record(["a": .long(1), "b c": .string(""), "if": .bool(false)]),
            .datetime(milliseconds: 0), .datetime(milliseconds: 1_729_000_000_123),
            .datetime(milliseconds: -1), .datetime(milliseconds: .max),
            .datetime(milliseconds: .min), .duration(milliseconds: .min),
            .duration(milliseconds: 90_000),
            .decimal(try #require(Decimal("-0.5"))), .decimal(try #require(Decimal("12.3456"))),
            .ipAddress(try #require(IPAddress("10.1.2.3/8"))),
            .ipAddress(try #require(IPAddress("fe80::1"))),
        ]
        for value in values {
            let policies = try PolicySet(
                parsing: "permit(principal, action, resource) when { context.value == \(value) };")
            let ana = EntityUID("Member", "ana")
            let decision = policies.authorize(
                Request(
                    principal: ana, action: EntityUID("Action", "see"), resource: ana,
                    context: ["value": value]),
                with: Entities())
            #expect(decision.verdict == .allow, "\(value)")
        }
    }
}
