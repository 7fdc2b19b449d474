/// The rules that come with the program, embedded so that it needs no file beside it.
package enum ShippedPolicies {
    /// One file of policies.
    package struct File: Hashable, Sendable {
        /// What the file is called, for messages.
        package let name: String
        /// What stands in it.
        package let text: String

        /// Creates a file.
        package init(name: String, text: String) {
            self.name = name
            self.text = text
        }
    }

    /// What no household's own rules can change.
    package static let walls = File(
        name: "walls.cedar", text: String(decoding: PackageResources.walls_cedar, as: UTF8.self))

    /// What families start with.
    package static let family = File(
        name: "family.cedar", text: String(decoding: PackageResources.family_cedar, as: UTF8.self))

    /// What housemates start with.
    package static let housemates = File(
        name: "housemates.cedar",
        text: String(decoding: PackageResources.housemates_cedar, as: UTF8.self))

    /// What all of them can talk about.
    package static let schema = File(
        name: "schema.cedarschema",
        text: String(decoding: PackageResources.schema_cedarschema, as: UTF8.self))
}
