import Cedar
import CedarJSON
import JSON

/// A file with policies and templates, in either notation.
struct PolicyFile {
    let text: NamedText
    let policies: PolicySet
    let notation: Notation

    /// Reads policies; those of a text are numbered from `first` on.
    init(_ text: NamedText, numberedFrom first: Int = 0) throws(Failure) {
        self.text = text
        notation = text.isJSON ? .json : .cedar
        policies =
            text.isJSON
            ? try Self.json(text) : try Self.cedar(text, numberedFrom: first)
    }

    private static func cedar(
        _ text: NamedText, numberedFrom first: Int
    ) throws(Failure) -> PolicySet {
        do throws(SyntaxError) {
            return try PolicySet(parsing: text.text, file: text.name, numberedFrom: first)
        } catch {
            throw text.failure(error)
        }
    }

    private static func json(_ text: NamedText) throws(Failure) -> PolicySet {
        do throws(JSONError) {
            let isAlone = try JSONValue(reading: text.text)["effect"] != nil
            return isAlone
                ? try PolicySet(policyJSON: text.text) : try PolicySet(json: text.text)
        } catch {
            throw text.failure(error)
        }
    }
}

// MARK: - Counting

extension PolicyFile {
    /// How many policies are written in the file, without those made of templates.
    var staticCount: Int { policies.policies.count { $0.link == nil } }

    /// How many policies are made of templates.
    var linkCount: Int { policies.policies.count - staticCount }

    /// What is in the file, for people.
    var summary: String {
        var parts = [count(staticCount, "policy", "policies")]
        if !policies.templates.isEmpty {
            parts.append(count(policies.templates.count, "template", "templates"))
        }
        if linkCount > 0 { parts.append(count(linkCount, "link", "links")) }
        return parts.joined(separator: ", ")
    }
}

/// A number with what it counts.
func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
}
