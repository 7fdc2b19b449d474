import HouseholdModel
package import HouseholdService

extension ChoreView {
    /// The picture that stands before it: the one that was chosen, or one guessed from the words of its title.
    package var picture: String { icon?.text ?? ChorePicture.guess(for: title) }
}

/// The picture of a chore that has none of its own, for whoever does not read yet: guessed from the words of its title,
/// in any of the languages.
private enum ChorePicture {
    /// The picture for a title, which is a pin where no word of it is known.
    static func guess(for title: String) -> String {
        let words = FuzzyMatch.words(of: title)
        let known = signs.first { _, starts in
            words.contains { word in starts.contains { word.hasPrefix($0) } }
        }
        return known?.key ?? "📌"
    }

    /// The beginnings of words by the picture for them; the first that fits counts, so that what is done stands behind
    /// what it is done to.
    private static let signs: KeyValuePairs<String, [String]> = [
        "🐈": ["cat", "katze", "kater", "kitten", "litter", "katzenklo"],
        "🐕": ["dog", "hund", "puppy", "gassi", "leash"],
        "🐟": ["fish", "fisch", "aquarium"],
        "🐹": ["hamster", "guinea", "meerschwein", "rabbit", "hase", "kaninchen", "bunny"],
        "🐦": ["bird", "vogel", "budgie", "wellensittich"],
        "🐔": ["chicken", "huhn", "huhner", "hen", "eggs", "eier"],
        "🦷": ["teeth", "tooth", "zahn"],
        "🚿": ["shower", "dusche", "bath", "bade", "baden", "handewaschen"],
        "🛏️": ["bed", "bett"],
        "🧺": ["laundry", "wasche", "clothes", "kleid", "socks", "socken", "fold", "falten"],
        "🍽️": [
            "dish", "dishes", "geschirr", "table", "tisch", "plates", "teller", "spul", "cutlery",
            "besteck",
        ],
        "🍳": ["cook", "koch", "breakfast", "fruhstuck", "dinner", "abendessen", "lunch", "mittag"],
        "🥪": ["sandwich", "lunchbox", "brotdose", "pausenbrot"],
        "🗑️": [
            "trash", "bin", "bins", "rubbish", "garbage", "mull", "mulleimer", "tonne", "abfall",
        ],
        "♻️": ["recycl", "altpapier", "glas", "bottles", "flaschen", "pfand"],
        "🪴": ["plant", "pflanz", "flower", "blume", "giess", "water"],
        "🌳": ["garden", "garten", "lawn", "rasen", "leaves", "laub", "weed", "unkraut", "rake"],
        "🧹": [
            "sweep", "feg", "broom", "besen", "floor", "boden", "hall", "flur", "stairs", "treppe",
        ],
        "🧽": ["clean", "putz", "wipe", "wisch", "kitchen", "kuche", "sink", "waschbecken"],
        "🚽": ["toilet", "klo", "bathroom", "badezimmer", "wc"],
        "🌀": ["vacuum", "hoover", "staubsaug", "saug"],
        "🧸": ["toy", "toys", "spielzeug", "spielsachen", "lego"],
        "🚪": ["room", "zimmer", "tidy", "aufraum"],
        "🪟": ["window", "fenster"],
        "📚": ["homework", "hausaufgabe", "study", "lern", "math", "mathe", "vocab", "vokabel"],
        "📖": ["read", "lese", "book", "buch"],
        "🎒": ["school", "schul", "bag", "ranzen", "backpack", "rucksack"],
        "🎹": [
            "piano", "klavier", "practice", "practise", "uben", "guitar", "gitarre", "flute",
            "flote", "violin", "geige", "music", "musik",
        ],
        "⚽": ["sport", "training", "football", "fussball", "swim", "schwimm"],
        "🛒": ["shop", "einkauf", "groceries", "buy", "kauf", "milk", "milch", "bread", "brot"],
        "📮": ["mail", "post", "letter", "brief", "parcel", "paket"],
        "🚗": ["car", "auto"],
        "🚲": ["bike", "fahrrad", "rad", "bicycle"],
        "👶": ["baby", "brother", "bruder", "sister", "schwester"],
        "📞": ["call", "phone", "anruf", "grandma", "oma", "opa", "grandpa"],
        "💊": ["medicine", "pill", "tablet", "medizin", "vitamin"],
        "🐾": ["feed", "futter", "pet", "tier", "vet", "tierarzt"],
    ]
}
