import Cedar
import CedarJSON
import JSON

/// A request as it is asked.
struct Question {
    let request: Request
    /// What to call it in messages.
    let place: String
    /// Whether it must be one that the schema has a place for.
    var isChecked = true
}

extension Question {
    /// Reads a request, with what a case says of it.
    init(json: JSONValue, place: String, schema: Schema?) throws(JSONError) {
        self.init(
            request: try Request(json: json, schema: schema), place: place,
            isChecked: json["validateRequest"] != .bool(false))
    }

    /// Throws when the schema has no place for the request.
    func check(against schema: Schema) throws(Failure) {
        guard isChecked else { return }
        do throws(ConformanceError) {
            try schema.check(request)
        } catch {
            throw .data(
                "request.nonconforming", "\(place): \(error)",
                try: ["--no-validate-request   decides it all the same"])
        }
    }
}

/// Reads files with requests.
enum Questions {
    /// The requests of an array, of a single object, or of a file with an object on each line.
    static func read(_ text: NamedText, schema: Schema?) throws(Failure) -> [Question] {
        let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
        let filled = lines.enumerated().filter { !$0.element.allSatisfy(\.isWhitespace) }
        let isByLine =
            filled.count > 1 && (try? JSONValue(parsing: String(filled[0].element)))?.members != nil
        guard isByLine else { return try whole(text, schema: schema) }
        var questions: [Question] = []
        for (index, line) in filled {
            let named = NamedText(name: "\(text.name):\(index + 1)", text: String(line))
            questions += try whole(named, schema: schema)
        }
        return questions
    }

    private static func whole(
        _ text: NamedText, schema: Schema?
    ) throws(Failure) -> [Question] {
        do throws(JSONError) {
            let json = try JSONValue(reading: text.text)
            guard let elements = json.elements else {
                return [try Question(json: json, place: text.name, schema: schema)]
            }
            return try elements.enumerated().map { index, element throws(JSONError) in
                try JSONError.inside("\(index)") { () throws(JSONError) in
                    try Question(
                        json: element, place: "\(text.name), request \(index + 1)",
                        schema: schema)
                }
            }
        } catch {
            throw text.failure(error)
        }
    }
}
