import EmbeddedFiles

extension Language {
    /// English, which every message is written in, and in which commands have their names: their cards say what
    /// else its speakers type for them.
    package static let english = Language(
        "English", tag: "en", messages: EmbeddedFile.englishMessages.bytes, plurals: .oneAndOther,
        dates: .english, synonyms: [:],
        smallWords: [
            .yes: ["y", "yes", "ok"], .no: ["n", "no"], .and: ["and", "&"],
            .all: ["all", "everything"], .costing: ["for", "cost", "costs"], .reaching: ["at"],
            .points: ["points", "point", "pts"], .child: ["child"],
            .removing: ["remove", "delete", "del", "rm"],
            .inviting: ["invite"],
        ],
        places: [
            "America/Chicago": ["Austin", "Dallas", "Houston"],
            "America/Los_Angeles": ["San Diego", "San Francisco", "Seattle"],
            "America/New_York": ["Atlanta", "Boston", "Miami", "Philadelphia"],
            "America/Toronto": ["Ottawa"], "Asia/Shanghai": ["Beijing"],
            "Asia/Kolkata": ["Bangalore", "Delhi", "Kolkata", "Mumbai", "New Delhi"],
            "Europe/Berlin": ["Cologne", "Munich"],
            "Europe/London": ["Birmingham", "Cardiff", "Edinburgh", "Glasgow", "Manchester"],
            "Europe/Madrid": ["Barcelona"],
            "Europe/Rome": ["Florence", "Milan", "Naples", "Venice"],
            "Europe/Zurich": ["Geneva"], "Pacific/Auckland": ["Wellington"],
        ], rules: .english)
}
