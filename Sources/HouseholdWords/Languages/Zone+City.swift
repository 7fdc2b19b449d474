package import HouseholdModel

extension Zone {
    /// Creates the one zone that somebody means who types its name, a city or a country with one zone, in the words of
    /// the database or of any language, whichever is spoken: `berlin`, `Wien`, `Zuerich`, `Schweiz`.
    package init?(city: String) {
        let words = FuzzyMatch.words(of: city).joined(separator: " ")
        let plain = ["ae", "oe", "ue"].reduce(words) { $0.replacing($1, with: $1.prefix(1)) }
        for name in [city, words, plain] {
            if let zone = Zone(place: name) ?? Self.called(name) {
                self = zone
                return
            }
        }
        return nil
    }

    /// The zone of a city that a language has a name for.
    private static func called(_ city: String) -> Zone? {
        let places = Language.all.lazy.flatMap(\.places)
        return places.first { _, cities in
            cities.contains { FuzzyMatch.words(of: $0).joined(separator: " ") == city }
        }
        .flatMap { Zone($0.key) }
    }
}
