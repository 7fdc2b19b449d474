import Foundation

extension Data {
    /// The same request to a server as a program sends it from a computer that is called so, whatever this one is called.
    func sent(from name: String) -> Data {
        guard var fields = try? JSONSerialization.jsonObject(with: self) as? [String: Any]
        else { return self }
        for key in ["caller", "old"] {
            guard var caller = fields[key] as? [String: Any],
                var computer = caller["computer"] as? [String: Any]
            else { continue }
            computer["name"] = name
            caller["computer"] = computer
            fields[key] = caller
        }
        return (try? JSONSerialization.data(withJSONObject: fields)) ?? self
    }
}
