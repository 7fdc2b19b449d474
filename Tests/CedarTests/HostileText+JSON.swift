extension HostileText {
    private static let when =
        #"{"templates":{},"templateLinks":[],"staticPolicies":{"p":{"#
        + #""effect":"permit","principal":{"op":"All"},"action":{"op":"All"},"#
        + #""resource":{"op":"All"},"conditions":[{"kind":"when","body":"#
    private static let end = "}]}}}"

    /// JSON that means nothing.
    static let json: [HostileText] = [
        many("\"", "\\ud800", "\""), many("\"", "\\udc00\\ud800", "\""),
        many("\"", "\\u0000", "\""),
        many("[", "1,", "1]"), many("[", "0", "]"), many("1e", "9"), many("-", "1"),
        many("0.", "1"),
        nested("", "[", "", "]", ""), nested("", "{\"a\":", "1", "}", ""),
        many("{\"a\":\"", "a", "\"}"), numbered("{", "}", by: ",") { "\"a\($0)\":1" },
        many("{\"a\":1", ",\"a\":1", "}"), many("{\"a\":[1", ",1", "]}"),
    ]

    /// Policies in JSON.
    static let policyJSON: [HostileText] = [
        nested(when, #"{"!":{"arg":"#, #"{"Value":1}"#, "}}", end),
        nested(when, #"{"&&":{"right":{"Value":true},"left":"#, #"{"Value":true}"#, "}}", end),
        nested(when, #"{"-":{"right":{"Value":1},"left":"#, #"{"Value":1}"#, "}}", end),
        nested(when, #"{"Set":["#, #"{"Value":1}"#, "]}", end),
        nested(when + #"{"Value":"#, "[", "1", "]", "}" + end),
        many(when + #"{"Set":[{"Value":1}"#, #",{"Value":1}"#, "]}" + end),
        many(when + #"{"has":{"left":{"Var":"context"},"attr":["a""#, #","a""#, "]}}" + end),
        many(when + #"{"has":{"left":{"Var":"context"},"attr":["a b""#, #","a""#, "]}}" + end),
        many(
            when + #"{"like":{"left":{"Value":""},"pattern":["Wildcard""#, #","Wildcard""#,
            "]}}" + end),
        numbered(
            #"{"staticPolicies":{},"templates":{"t":{"effect":"permit","principal":{"op":"==","#
                + #""slot":"?principal"},"action":{"op":"All"},"resource":{"op":"All"},"#
                + #""conditions":[]}},"templateLinks":["#, "]}", by: ","
        ) {
            #"{"templateId":"t","newId":"l\#($0)","values":{"?principal":{"type":"A","id":""}}}"#
        },
    ]

    private static let type = #"{"":{"actions":{},"entityTypes":{"A":{"tags":"#

    /// Schemas in JSON.
    static let schemaJSON: [HostileText] = [
        nested(type, #"{"type":"Set","element":"#, #"{"type":"Long"}"#, "}", "}}}}"),
        nested(
            type, #"{"type":"Record","attributes":{"a":"#, #"{"type":"Long"}"#, "}}", "}}}}"),
        many(#"{"":{"actions":{},"entityTypes":{"A":{"memberOfTypes":["A""#, #","A""#, "]}}}}"),
        numbered(#"{"":{"entityTypes":{},"actions":{"#, "}}}", by: ",") {
            #""a\#($0)":{"memberOf":[{"id":"a\#($0 / 2)"}]}"#
        },
    ]

    private static func entity(_ id: Int, _ parents: String) -> String {
        #"{"uid":{"type":"A","id":"\#(id)"},"attrs":{},"parents":["# + parents + "]}"
    }

    /// Entities.
    static let entities: [HostileText] = [
        numbered("[", "]", by: ",") { entity($0, "") },
        numbered("[", "]", by: ",") { entity($0, #"{"type":"A","id":"0"}"#) },
        numbered("[", "]", by: ",") { entity($0, #"{"type":"A","id":"\#($0 / 2)"}"#) },
        numbered("[", "," + entity(-1, "") + "]", by: ",") { _ in entity(0, "") },
        HostileText(name: "an entity with many parents") { count in
            let parents = (1..<count).map { #"{"type":"A","id":"\#($0)"}"# }
            let others = (1..<count).map { entity($0, "") }
            return "[\(entity(0, parents.joined(separator: ","))),\(others.joined(separator: ","))]"
        },
        nested(
            #"[{"uid":{"type":"A","id":""},"parents":[],"attrs":{"a":"#, "[", "1", "]", "}}]"),
        nested(
            #"[{"uid":{"type":"A","id":""},"parents":[],"attrs":{"a":"#,
            #"{"__extn":{"fn":"ip","arg":"#, "1", "}}", "}}]"),
    ]
}
