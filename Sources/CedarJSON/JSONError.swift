public import Cedar
package import JSON

/// Why a JSON text doesn't mean anything to Cedar.
public enum JSONError: Error, Hashable, Sendable {
    /// The text isn't JSON.
    case syntax(Diagnostic)
    /// A value isn't what it should be; the path leads to it from the outside.
    case content(message: String, path: [String])
    /// The entities don't make a store.
    case entities(EntityError)
}

extension JSONError: CustomStringConvertible {
    /// What is wrong, as a sentence.
    public var description: String {
        switch self {
        case .syntax(let diagnostic):
            "Line \(diagnostic.line), column \(diagnostic.column): \(diagnostic.message)."
        case .content(let message, let path):
            path.isEmpty ? message : "At \(path.joined(separator: ".")): \(message)"
        case .entities(let error): "\(error)"
        }
    }
}

// MARK: - Knowing the way

extension JSONError {
    /// A problem with the value that is being read.
    static func content(_ message: String) -> JSONError {
        .content(message: message, path: [])
    }

    /// Does `body`, which reads what is inside `step`, and says so if it fails.
    package static func inside<Result>(
        _ step: @autoclosure () -> String, _ body: () throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        do throws(JSONError) {
            return try body()
        } catch .content(let message, let path) {
            throw .content(message: message, path: [step()] + path)
        } catch {
            throw error
        }
    }
}

extension JSONValue {
    /// Reads a text that is one value.
    package init(reading text: String) throws(JSONError) {
        do throws(JSONSyntaxError) {
            try self.init(parsing: text)
        } catch {
            throw .syntax(Diagnostic(error.message, at: error.range, in: SourceText(text)))
        }
    }

    /// The value for `key`, which must be there.
    func required(_ key: String) throws(JSONError) -> JSONValue {
        guard members != nil else { throw .content("Expected an object, found \(label).") }
        guard let value = self[key] else { throw .content("\(Text(key).quoted) is missing.") }
        return value
    }

    /// What kind of value this is, for messages.
    var label: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let number): number
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// The elements of an array, each read by `read`.
    func array<Item>(
        _ read: (JSONValue) throws(JSONError) -> Item
    ) throws(JSONError) -> [Item] {
        guard let elements else { throw .content("Expected an array, found \(label).") }
        var items: [Item] = []
        for (index, element) in elements.enumerated() {
            let item = try JSONError.inside("\(index)") { () throws(JSONError) in try read(element)
            }
            items.append(item)
        }
        return items
    }

    /// The text, which this must be.
    func requiredText() throws(JSONError) -> Text {
        guard let text else { throw .content("Expected a string, found \(label).") }
        return text
    }
}
