/// A few policies, what they are about, and questions.
enum Family {
    static let schema = """
        entity Person { age: Long };
        entity Door;
        action open appliesTo { principal: Person, resource: Door, context: { hour: Long } };

        """

    static let policies = """
        permit (principal, action == Action::"open", resource)
        when { principal.age > 10 && context.hour < 20 };

        forbid (principal, action, resource == Door::"cellar");

        """

    static let entities = """
        [
          { "uid": { "type": "Person", "id": "mia" }, "attrs": { "age": 9 }, "parents": [] },
          { "uid": { "type": "Person", "id": "max" }, "attrs": { "age": 12 }, "parents": [] }
        ]

        """

    /// Max at the garden's door at five.
    static let request = """
        {
          "principal": "Person::\\"max\\"", "action": { "type": "Action", "id": "open" },
          "resource": "Door::\\"garden\\"", "context": { "hour": 17 }
        }

        """

    static let files = [
        "house.cedarschema": schema, "house.cedar": policies, "house.entities.json": entities,
        "max.json": request, "evening.json": "{\"hour\": 21}",
    ]

    /// The words behind a command that needs a situation.
    static let situation =
        " --policies ./house.cedar --entities ./house.entities.json --schema ./house.cedarschema "

    /// The words for a question at a door.
    static func asking(_ person: String, _ door: String) -> String {
        "--principal Person::\"\(person)\" --action Action::\"open\" --resource Door::\"\(door)\" "
            + "--context ./evening.json"
    }
}
