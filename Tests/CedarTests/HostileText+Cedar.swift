extension HostileText {
    private static let when = "permit(principal,action,resource) when { "

    /// Policies.
    static let policies: [HostileText] = openings + wholePolicies

    private static let openings: [HostileText] = [
        "(", "[", "{a:", "!", "-", "!(", "-(", "1+", "1*", "1&&", "a.", "a[\"a\"]", "ip(",
        "if true then ", "1 == ", "1 has a && ", "\"", "\"\\u{", "9", "A::", "context.",
        "\\", "true && (", "principal is A in (",
    ].map { many(when, $0) }

    private static let wholePolicies: [HostileText] = [
        many(when, "true && ", "true };"), many(when, "1 - ", "1 == 1 };"),
        many(when, "context has a || ", "true };"), many("", when + "true };"),
        many(when + "context has a", ".a", " };"), many(when + "context", ".a", " };"),
        many(when + "\"", "\\u{41}", "\" == 1 };"), many(when + "\"\" like \"", "*a", "\" };"),
        many(when + "[", "1,", "] };"), many(when + "[", "[],// a\n", "] };"),
        nested(when, "(", "1", ")", " };"), nested(when, "[", "1", "]", " };"),
        nested(when, "!(", "1", ")", " };"), nested(when, "{a:", "1", "}", " };"),
        many("permit(principal == ", "(", "A::\"\", action, resource);"),
        many("permit(principal, action in [", "Action::\"\",", "], resource);"),
        many("permit(principal is A", "::A", ", action, resource);"),
        many("permit(principal, action, resource) ", "when { true } ", ";"),
        many("allow;", "allow;"), many("", "// a\n"), many("", "// a\n\n", "permit"),
        numbered("", "permit(principal,action,resource);") { "@a\($0) " },
        numbered(when + "{", "} };") { "a\($0): 1," },
    ]

    /// Schemas.
    static let schemas: [HostileText] = nestedTypes + longSchemas

    private static let nestedTypes: [HostileText] = [
        nested("type T = ", "Set<", "Long", ">", ";"),
        nested("type T = ", "{a: ", "Long", "}", ";"),
        nested("entity A ", "{a: ", "Long", "}", ";"),
        many("type T = ", "Set<"), many("entity A {", "a: {"),
    ]

    private static let longSchemas: [HostileText] = [
        many("type T = A", "::A", ";"),
        many("", "entity A;"), many("", "namespace A {"), many("", "namespace A {}"),
        many("namespace N {", "entity ;", "}"), many("namespace N {", "entity A {x: };", "}"),
        many("entity A enum [", "\"a\",", "\"a\"];"), many("entity A", ", A", ";"),
        many("entity A in [A", ", A", "];"), many("entity A { // a\n", "// a\n", "};"),
        many("action a in [a", ", a", "]; action b;"), many("entity A;", "}"),
        numbered("", "entity A;") { "@a\($0) " }, numbered("", "") { "entity A\($0); // a\n" },
        numbered("entity A { ", "};") { "a\($0): Long," },
        numbered("entity A0;", "") { "entity A\($0 + 1) in A\($0);" },
        numbered("action a0;", "") { "action a\($0 + 1) in a\($0);" },
        numbered("type T0 = Long;", "") { "type T\($0 + 1) = Set<T\($0)>;" },
        numbered("type T0 = Long;", "") { "type T\($0 + 1) = { a: T\($0), b: T\($0) };" },
        numbered("", "type T9999999 = T0;") { "type T\($0) = T\($0 + 1);" },
    ]
}
