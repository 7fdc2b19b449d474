/// A function or method of the extension types.
///
/// To add one, add a line to `all`: its parameters and result are those of the closure.
package struct ExtensionFunction: Sendable {
    /// How a call is written.
    package enum Style: Hashable, Sendable {
        /// `name(argument)`.
        case function
        /// `receiver.name(argument)`.
        case method
    }

    package let name: Text
    package let style: Style
    /// The kinds of the arguments, a method's receiver first.
    package let parameters: [Value.Kind]
    package let result: Value.Kind
    private let body: @Sendable ([Value]) throws(EvaluationError) -> Value

    /// Calls the function.
    package func callAsFunction(_ arguments: [Value]) throws(EvaluationError) -> Value {
        guard arguments.count == parameters.count else {
            throw .argumentCount(
                function: name, expected: parameters.count, found: arguments.count)
        }
        return try body(arguments)
    }
}

// MARK: - The functions there are

extension ExtensionFunction {
    /// All functions and methods.
    package static let all: [ExtensionFunction] = [
        constructor("decimal") { Decimal($0) },
        method("lessThan") { (left: Decimal, right: Decimal) in left < right },
        method("lessThanOrEqual") { (left: Decimal, right: Decimal) in left <= right },
        method("greaterThan") { (left: Decimal, right: Decimal) in left > right },
        method("greaterThanOrEqual") { (left: Decimal, right: Decimal) in left >= right },

        constructor("ip") { IPAddress($0) },
        method("isIpv4") { (address: IPAddress) in address.family == .v4 },
        method("isIpv6") { (address: IPAddress) in address.family == .v6 },
        method("isLoopback") { (address: IPAddress) in address.isLoopback },
        method("isMulticast") { (address: IPAddress) in address.isMulticast },
        method("isInRange") { (address: IPAddress, range: IPAddress) in address.isInRange(range) },

        constructor("datetime") { Datetime($0) },
        method("offset", orOverflow: Datetime.offset),
        method("durationSince", orOverflow: Datetime.durationSince),
        method("toDate", orOverflow: { (instant: Datetime) in instant.startOfDay }),
        method("toTime") { (instant: Datetime) in instant.timeOfDay },

        constructor("duration") { Duration($0) },
        method("toMilliseconds") { (span: Duration) in span.milliseconds },
        method("toSeconds") { (span: Duration) in span.seconds },
        method("toMinutes") { (span: Duration) in span.minutes },
        method("toHours") { (span: Duration) in span.hours },
        method("toDays") { (span: Duration) in span.days },
    ]

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The function or method called `name`, or `nil`.
    package static func named(_ name: Text) -> ExtensionFunction? {
        byName[name]
    }
}

// MARK: - Making functions of closures

extension ExtensionFunction {
    /// A function that reads a text, which may be malformed.
    private static func constructor<Result: ValueRepresentable>(
        _ name: Text, _ body: @escaping @Sendable (Text) -> Result?
    ) -> ExtensionFunction {
        ExtensionFunction(name: name, style: .function, parameters: [.string], result: Result.kind)
        {
            arguments throws(EvaluationError) in
            let text: Text = try arguments[0].as()
            guard let result = body(text) else { throw .malformed(text, function: name) }
            return result.asValue
        }
    }

    private static func method<Receiver: ValueRepresentable, Result: ValueRepresentable>(
        _ name: Text, _ body: @escaping @Sendable (Receiver) -> Result
    ) -> ExtensionFunction {
        method(name, orOverflow: { body($0) })
    }

    private static func method<Receiver: ValueRepresentable, Result: ValueRepresentable>(
        _ name: Text, orOverflow body: @escaping @Sendable (Receiver) -> Result?
    ) -> ExtensionFunction {
        ExtensionFunction(
            name: name, style: .method, parameters: [Receiver.kind], result: Result.kind
        ) { arguments throws(EvaluationError) in
            guard let result = body(try arguments[0].as()) else { throw .overflow }
            return result.asValue
        }
    }

    private static func method<
        Receiver: ValueRepresentable, Argument: ValueRepresentable, Result: ValueRepresentable
    >(
        _ name: Text, _ body: @escaping @Sendable (Receiver, Argument) -> Result
    ) -> ExtensionFunction {
        method(name, orOverflow: { receiver in { body(receiver, $0) } })
    }

    private static func method<
        Receiver: ValueRepresentable, Argument: ValueRepresentable, Result: ValueRepresentable
    >(
        _ name: Text, orOverflow body: @escaping @Sendable (Receiver) -> (Argument) -> Result?
    ) -> ExtensionFunction {
        ExtensionFunction(
            name: name, style: .method, parameters: [Receiver.kind, Argument.kind],
            result: Result.kind
        ) { arguments throws(EvaluationError) in
            let receiver: Receiver = try arguments[0].as()
            guard let result = body(receiver)(try arguments[1].as()) else { throw .overflow }
            return result.asValue
        }
    }
}

extension ExtensionFunction: Hashable {
    package static func == (left: ExtensionFunction, right: ExtensionFunction) -> Bool {
        left.name == right.name
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}
