import JSON
import TestSupport

/// What a command answered with `--json`.
struct JSONAnswer {
    let data: JSONValue?

    init(_ outcome: Stage.Outcome) throws {
        data = try JSONValue(parsing: outcome.results)["data"]
    }

    /// The list with that name; empty where there is none.
    func list(_ name: String) -> [JSONValue] {
        guard case .array(let list)? = data?[name] else { return [] }
        return list
    }

    /// The texts with that name in a list.
    func texts(_ name: String, in list: String) -> [String] {
        self.list(list).flatMap { $0[name]?.texts ?? [] }
    }
}
