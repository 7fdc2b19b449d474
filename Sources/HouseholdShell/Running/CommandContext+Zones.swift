import HouseholdModel
import HouseholdService
import HouseholdWords
import QuickAdd

extension CommandContext {
    /// The zone that was typed: its name, a city, or a country with one zone.
    ///
    /// Where it is none, `line` says what can be typed for one that is meant.
    func zone(
        _ typed: String, trying line: (String) -> String = { $0 }
    ) throws(Failure) -> Zone {
        if let zone = Zone(city: typed) { return zone }
        if let country = WideCountry(called: typed) {
            throw Failure.value(
                "\"\(typed)\" has several time zones. Name a city there, or one of them.",
                try: country.zones.map { line($0.name) })
        }
        let likely = Zone.likely(for: typed)
        guard likely.isEmpty else {
            throw Failure.value(
                "There is no time zone for \"\(typed)\" here. These are like it:",
                try: likely.map { line($0.name) })
        }
        guard !FuzzyMatch.words(of: typed).isEmpty else {
            throw Failure(.value(field: "time zone", expected: "one such as Europe/Berlin"))
        }
        throw Failure.value(
            "There is no time zone for \"\(typed)\" here. Name the next big city, or a zone such as Europe/Berlin."
        )
    }
}

extension CommandContext {
    /// The zone to which a household is to be set.
    func zone(ofSetting typed: String) throws(Failure) -> Zone {
        try zone(typed) { "household settings zone \($0)" }
    }

    /// The zone that was typed behind `--zone`.
    func zone(ofOption typed: String) throws(Failure) -> Zone {
        try zone(typed) { line(saying: $0, inPlaceOf: typed) }
    }
}

extension Zone {
    /// What is longer is no place that somebody has misspelt.
    private static let longest = 60

    /// The zones whose names, or cities in them, are written much like that, the closest first.
    fileprivate static func likely(for typed: String) -> [Zone] {
        guard typed.utf8.count <= longest else { return [] }
        let places = Language.all.flatMap(\.places).flatMap(\.value)
        let countries = Language.all.flatMap(\.countries)
        let names = DidYouMean(names + places + countries.flatMap(\.value), isStrict: true)
            .suggestions(for: typed)
        return names.reduce(into: []) { zones, name in
            let found =
                Zone(city: name).map { [$0] } ?? WideCountry(called: name)?.zones ?? []
            zones += found.filter { !zones.contains($0) }
        }
    }
}
