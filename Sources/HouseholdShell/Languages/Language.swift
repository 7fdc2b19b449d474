/// A language that the program speaks.
package struct Language: Sendable {
    /// All that is said in it.
    package let catalogue: Catalogue

    /// Creates a language from what is said in it.
    package init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
    }

    /// English, which every message is written in.
    package static let english = Language(shipped("en", Texts.english, dates: .english))
    /// German.
    package static let german = Language(shipped("de", Texts.german, dates: .german))

    /// What it is called: a message of the catalogue.
    package var name: String { catalogue.tag == "de" ? "German" : "English" }

    /// The tags of all of them.
    package static let tags = ["en", "de"]

    /// The language that a BCP 47 tag asks for: `de`, `de-AT`.
    package init?(tag: String) {
        switch tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).first?.lowercased() {
        case "en": self = .english
        case "de": self = .german
        default: return nil
        }
    }

    private static func shipped(
        _ tag: String, _ file: [UInt8], dates: DateVocabulary
    ) -> Catalogue {
        Catalogue(tag: tag, messages: (try? Texts.messages(in: file)) ?? [:], dates: dates)
    }
}
