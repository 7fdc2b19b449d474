import Cedar
import JSON

extension Expression {
    /// Reads an expression from its JSON form.
    init(json: JSONValue) throws(JSONError) {
        guard let members = json.members, members.count == 1, let member = members.first else {
            throw .content("Expected an object with one key.")
        }
        let form = try JSONError.inside(member.key) { () throws(JSONError) in
            try Form(member.name, member.value)
        }
        self.init(form)
        guard height <= Expression.maximumHeight else {
            throw .content("Too many expressions are inside one another.")
        }
    }
}

extension Expression.Form {
    fileprivate init(_ key: Text, _ json: JSONValue) throws(JSONError) {
        switch key {
        case "Value": self = try ValueReader().value(json).form
        case "Var": self = try Self.variable(json)
        case "if-then-else":
            try json.only(["if", "then", "else"])
            self = .conditional(
                if: try json.expression("if"), then: try json.expression("then"),
                else: try json.expression("else"))
        case "&&", "||", "*", "+", "-": self = try Self.chain(key, json)
        case "!": self = .not(try json.argument())
        case "neg": self = .negate(try json.argument())
        case "isEmpty": self = .isEmpty(try json.argument())
        case ".":
            try json.only(["left", "attr"])
            self = .access(try json.expression("left"), try json.required("attr").requiredText())
        case "has": self = try Self.presence(json)
        case "like":
            try json.only(["left", "pattern"])
            self = .like(
                try json.expression("left"),
                try json.field("pattern") { pattern throws(JSONError) in try Pattern(json: pattern)
                })
        case "is": self = try Self.typeTest(json)
        case "Set":
            self = .set(
                try json.array { element throws(JSONError) in try Expression(json: element) })
        case "Record":
            self = .record(
                try json.dictionary { name, value throws(JSONError) in
                    Expression.Field(name: name, value: try Expression(json: value))
                })
        default: self = try Self.operation(key, json)
        }
    }

    private static func variable(_ json: JSONValue) throws(JSONError) -> Self {
        guard let variable = Expression.Variable(rawValue: try json.requiredText().string) else {
            throw .content("There is no such variable.")
        }
        return .variable(variable)
    }

    /// Reads a `has`; where not all of its names can be written bare, each gets one of its own.
    private static func presence(_ json: JSONValue) throws(JSONError) -> Self {
        try json.only(["left", "attr"])
        let attribute = try json.required("attr")
        let path =
            if let name = attribute.text { [name] } else {
                try attribute.array { name throws(JSONError) in try name.requiredText() }
            }
        guard !path.isEmpty else { throw .content("attr needs a name.") }
        let presence = Expression(.has(try json.expression("left"), path))
        let isWritable = path.count == 1 || path.allSatisfy(\.isIdentifier)
        guard !isWritable, presence.height <= Expression.maximumHeight else { return presence.form }
        return presence.core.form
    }

    private static func typeTest(_ json: JSONValue) throws(JSONError) -> Self {
        try json.only(["left", "entity_type", "in"])
        return .isType(
            try json.expression("left"), try json.entityType("entity_type"),
            in: json["in"] == nil ? nil : try json.expression("in"))
    }

    private static func operation(_ key: Text, _ json: JSONValue) throws(JSONError) -> Self {
        if let sign = BinaryOperator(rawValue: key.string) {
            try json.only(["left", "right"])
            return .binary(sign, try json.expression("left"), try json.expression("right"))
        }
        guard let function = ExtensionFunction.named(key) else {
            throw .content("There is no operator or function \(key.quoted).")
        }
        let arguments = try json.array { argument throws(JSONError) in
            try Expression(json: argument)
        }
        guard function.style == .function || !arguments.isEmpty else {
            throw .content("A method needs a receiver.")
        }
        return .call(function, arguments)
    }
}

// MARK: - Chains

extension Expression.Form {
    /// Reads `{left: {left: a, right: b}, right: c}` as one chain, without going down for each.
    private static func chain(_ key: Text, _ json: JSONValue) throws(JSONError) -> Self {
        let keys: Set<Text> = ["+", "-"].contains(key) ? ["+", "-"] : [key]
        var steps: [(key: Text, right: Expression)] = []
        var step = (key: key, body: json)
        var first: Expression?
        while first == nil {
            try step.body.only(["left", "right"])
            steps.append((step.key, try step.body.expression("right")))
            let left = try step.body.required("left")
            if let members = left.members, members.count == 1, keys.contains(members[0].name) {
                step = (members[0].name, members[0].value)
            } else {
                first = try step.body.expression("left")
            }
        }
        guard let first else { throw .content("left is missing.") }
        let operands = [first] + steps.reversed().map(\.right)
        switch key {
        case "&&": return .and(operands)
        case "||": return .or(operands)
        case "*": return .product(operands)
        default:
            return .sum(
                first,
                steps.reversed().map {
                    Expression.Addend(isSubtracted: $0.key == "-", operand: $0.right)
                })
        }
    }
}

extension JSONValue {
    /// Reads the expression for `key`.
    fileprivate func expression(_ key: String) throws(JSONError) -> Expression {
        try field(key) { json throws(JSONError) in try Expression(json: json) }
    }

    /// Reads the only operand of an operator.
    fileprivate func argument() throws(JSONError) -> Expression {
        try only(["arg"])
        return try expression("arg")
    }

    /// Reads the entity type for `key`.
    func entityType(_ key: String) throws(JSONError) -> EntityType {
        let type = EntityType(try required(key).requiredText().string)
        guard type.isWellFormed else { throw .content("\(type.name.quoted) is not a type.") }
        return type
    }
}

// MARK: - Values and patterns

extension Pattern {
    fileprivate init(json: JSONValue) throws(JSONError) {
        let parts = try json.array { part throws(JSONError) -> [Element] in
            if part.text == "Wildcard" { return [.wildcard] }
            try part.only(["Literal"])
            let text = try part.required("Literal").requiredText().string
            return text.unicodeScalars.map { .scalar($0) }
        }
        self.init(parts.flatMap { $0 })
    }
}

extension Value {
    /// The expression that is worth the value.
    fileprivate var form: Expression.Form {
        switch self {
        case .bool, .long, .string, .entity: .literal(self)
        case .set(let set): .set(set.elements.map { Expression($0.form) })
        case .record(let record):
            .record(
                record.fields.map {
                    Expression.Field(name: $0.name, value: Expression($0.value.form))
                })
        case .decimal, .ipAddress, .datetime, .duration: constructorCall
        }
    }

    /// The call that makes a value of an extension type.
    private var constructorCall: Expression.Form {
        switch self {
        case .decimal(let decimal): Self.call("decimal", "\(decimal)")
        case .ipAddress(let address): Self.call("ip", "\(address)")
        case .duration(let duration): Self.call("duration", "\(duration)")
        case .datetime(let datetime): Self.call(datetime)
        case .bool, .long, .string, .entity, .set, .record: .literal(self)
        }
    }

    private static func call(_ name: Text, _ argument: String) -> Expression.Form {
        call(name, [Expression(.literal(.string(argument)))])
    }

    private static func call(_ datetime: Datetime) -> Expression.Form {
        if let literal = datetime.literal { return call("datetime", literal) }
        let start = call("datetime", "1970-01-01")
        let span = call("duration", "\(datetime.milliseconds)ms")
        return call("offset", [Expression(start), Expression(span)])
    }

    private static func call(_ name: Text, _ arguments: [Expression]) -> Expression.Form {
        guard let function = ExtensionFunction.named(name) else {
            preconditionFailure("every extension type has its functions")
        }
        return .call(function, arguments)
    }
}
