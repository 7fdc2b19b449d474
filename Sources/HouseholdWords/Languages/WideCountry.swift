package import HouseholdModel

/// A country with several time zones, or two of one name, so that this says no one of them.
package enum WideCountry: CaseIterable, Sendable {
    case argentina, australia, brazil, canada, chile, congo, ecuador, indonesia, mexico, portugal
    case russia, spain, unitedStates

    /// Finds the country that somebody calls so in any language, whichever is spoken.
    package init?(called typed: String) {
        let words = FuzzyMatch.words(of: typed)
        let found = Language.all.lazy.flatMap(\.countries).first { _, names in
            names.contains { FuzzyMatch.words(of: $0) == words }
        }
        guard !words.isEmpty, let found else { return nil }
        self = found.key
    }

    /// The zones in which most of those who live there are, the largest first.
    package var zones: [Zone] {
        let names =
            switch self {
            case .argentina: ["America/Argentina/Buenos_Aires", "America/Argentina/Cordoba"]
            case .australia:
                [
                    "Australia/Sydney", "Australia/Brisbane", "Australia/Adelaide",
                    "Australia/Perth",
                ]
            case .brazil: ["America/Sao_Paulo", "America/Manaus"]
            case .canada:
                ["America/Toronto", "America/Winnipeg", "America/Edmonton", "America/Vancouver"]
            case .chile: ["America/Santiago", "America/Punta_Arenas"]
            case .congo: ["Africa/Kinshasa", "Africa/Lubumbashi", "Africa/Brazzaville"]
            case .ecuador: ["America/Guayaquil", "Pacific/Galapagos"]
            case .indonesia: ["Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura"]
            case .mexico: ["America/Mexico_City", "America/Cancun", "America/Tijuana"]
            case .portugal: ["Europe/Lisbon", "Atlantic/Azores"]
            case .russia: ["Europe/Moscow", "Asia/Yekaterinburg", "Asia/Novosibirsk"]
            case .spain: ["Europe/Madrid", "Atlantic/Canary"]
            case .unitedStates:
                [
                    "America/New_York", "America/Chicago", "America/Denver",
                    "America/Los_Angeles",
                ]
            }
        return names.compactMap { Zone($0) }
    }
}
