/// A language that the program speaks; each is made in a file of its own.
package struct Language: Sendable {
    /// What those who speak it call it.
    package let name: String
    /// All that is said in it.
    package let catalogue: Catalogue
    /// What its speakers may type for words of commands, without accents, by what is typed here.
    package let synonyms: KeyValuePairs<String, [String]>
    /// What its speakers may type besides commands.
    package let smallWords: KeyValuePairs<SmallWord, [String]>
    /// Cities, and countries with one zone, by what its speakers call them, by the zones of the database that they are
    /// in.
    package let places: KeyValuePairs<String, [String]>
    /// What its speakers call countries with several zones.
    package let countries: KeyValuePairs<WideCountry, [String]>
    /// How house rules are said in it, put together when it is first needed.
    package var rules: RuleVocabulary { makeRules() }
    private let makeRules: @Sendable () -> RuleVocabulary
    /// How what rules say is told in it.
    let telling: any RuleTongue

    /// The file of its messages, where it is shipped.
    package let file: @Sendable () -> [UInt8]

    /// Creates a language from what is said in it; only what is English is typed.
    package init(_ name: String, _ catalogue: Catalogue) {
        self.name = name
        self.catalogue = catalogue
        (synonyms, smallWords, places, countries) = ([:], [:], [:], [:])
        makeRules = { .english }
        telling = EnglishTongue()
        file = { [] }
    }

    /// A language that is shipped; none of this has a default, so that nothing of it is forgotten.
    init(
        _ name: String, tag: String, messages file: @escaping @autoclosure @Sendable () -> [UInt8],
        plurals: PluralRule, dates: DateVocabulary, synonyms: KeyValuePairs<String, [String]>,
        smallWords: KeyValuePairs<SmallWord, [String]>, places: KeyValuePairs<String, [String]>,
        countries: KeyValuePairs<WideCountry, [String]>,
        rules: @escaping @autoclosure @Sendable () -> RuleVocabulary, telling: any RuleTongue
    ) {
        self.name = name
        catalogue = Catalogue(
            tag: tag, messages: MessageFiles.messages(in: file()) ?? [:], dates: dates,
            plurals: plurals)
        self.synonyms = synonyms
        self.smallWords = smallWords
        self.places = places
        self.countries = countries
        makeRules = rules
        self.telling = telling
        self.file = file
    }

    /// All that are shipped.
    package static let all: [Language] = [.english, .german]

    /// The BCP 47 tags of all of them.
    package static let tags = all.map(\.catalogue.tag)

    /// The language that a BCP 47 tag asks for: `de`, `de-AT`.
    package init?(tag: String) {
        let first = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).first?.lowercased()
        guard let language = Self.all.first(where: { $0.catalogue.tag == first }) else {
            return nil
        }
        self = language
    }
}

/// Something that is typed besides commands, and understood in every language whichever is spoken.
package enum SmallWord: Sendable {
    case yes, no, and, all, back
    /// What leads to a price: that a reward costs, or that has to be earned for it.
    case costing, reaching
    case points, child
    /// What those who type call themselves.
    case me
    /// What people try who want to take something away, or to let somebody in.
    case removing, inviting

    /// Whether that is typed for it; capital letters make no difference.
    package func isMeant(by typed: String) -> Bool {
        let typed = typed.lowercased()
        return Language.all.contains { language in
            language.smallWords.contains { $0 == self && $1.contains(typed) }
        }
    }
}
