/// A language that the program speaks.
package struct Language: Sendable {
    /// What those who speak it call it.
    package let name: String
    /// All that is said in it.
    package let catalogue: Catalogue

    /// Creates a language from what is said in it.
    package init(_ name: String, _ catalogue: Catalogue) {
        self.name = name
        self.catalogue = catalogue
    }

    /// English, which every message is written in.
    package static let english = Language("English", shipped(.en, Texts.english, dates: .english))
    /// German.
    package static let german = Language("Deutsch", shipped(.de, Texts.german, dates: .german))

    /// The BCP 47 tags of all of them.
    private enum Tag: String, CaseIterable {
        case en, de
    }

    /// The tags of all of them.
    package static let tags = Tag.allCases.map(\.rawValue)

    /// The language that a BCP 47 tag asks for: `de`, `de-AT`.
    package init?(tag: String) {
        let first = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).first?.lowercased()
        switch first.flatMap(Tag.init) {
        case .en: self = .english
        case .de: self = .german
        case nil: return nil
        }
    }

    private static func shipped(
        _ tag: Tag, _ file: [UInt8], dates: DateVocabulary
    ) -> Catalogue {
        Catalogue(tag: tag.rawValue, messages: Texts.messages(in: file) ?? [:], dates: dates)
    }
}
