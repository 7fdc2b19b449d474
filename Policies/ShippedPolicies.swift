import EmbeddedFiles

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
        name: "walls.cedar", text: EmbeddedFile.walls.text)

    /// What families start with.
    package static let family = File(
        name: "family.cedar", text: EmbeddedFile.familyRules.text)

    /// What housemates start with.
    package static let housemates = File(
        name: "housemates.cedar", text: EmbeddedFile.housematesRules.text)

    /// What all of them can talk about.
    package static let schema = File(
        name: "schema.cedarschema", text: EmbeddedFile.ruleSchema.text)
}
