import Cedar
import HouseholdStore
public import Policies

/// The rules that decide: the walls, which nobody changes, and the household's own.
public struct HouseRules: Sendable {
    let policies: PolicySet
    /// The SHA-256 of the text of the rules, which every audit row keeps.
    let digest: [UInt8]

    /// Reads rules; each policy is named by its `@id`.
    ///
    /// - Throws: ``ServiceError/rules(_:)`` with the place of the mistake.
    public init(_ files: [ShippedPolicies.File]) throws(ServiceError) {
        var policies = PolicySet()
        for file in files {
            do {
                let set = try PolicySet(parsing: file.text, file: file.name, namedBy: "id")
                policies = try policies.merging(set)
            } catch let error as SyntaxError {
                throw .rules(error.description)
            } catch {
                throw .rules("\(file.name): \(error)")
            }
        }
        self.policies = policies
        digest = RulesDigest(of: files.map(\.text)).bytes
    }

    /// The rules that come with the program.
    public static func shipped() throws(ServiceError) -> HouseRules {
        try HouseRules([ShippedPolicies.family, ShippedPolicies.walls])
    }

    /// Reads the rules in `text` for mistakes only.
    ///
    /// - Throws: ``ServiceError/rules(_:)`` with the place of the mistake.
    public static func check(_ text: String, from path: String) throws(ServiceError) {
        _ = try HouseRules([ShippedPolicies.File(name: path, text: text)])
    }

    /// Rules of a household's own, from the file at `path`, within the walls that come with the program.
    ///
    /// - Throws: ``ServiceError/rules(_:)`` with the place of the mistake.
    public static func insideWalls(
        _ text: String, from path: String
    ) throws(ServiceError) -> HouseRules {
        try HouseRules([ShippedPolicies.File(name: path, text: text), ShippedPolicies.walls])
    }
}
