import EmbeddedFiles

extension Language {
    /// English, which every message is written in, and in which commands have their names: their cards say what
    /// else its speakers type for them.
    package static let english = Language(
        "English", tag: "en", messages: EmbeddedFile.englishMessages.bytes, plurals: .oneAndOther,
        dates: .english, synonyms: [:],
        smallWords: [
            .yes: ["y", "yes", "ok"], .no: ["n", "no"], .and: ["and", "&"],
            .all: ["all", "everything"], .back: ["b", "back"], .costing: ["for", "cost", "costs"],
            .reaching: ["at"],
            .points: ["points", "point", "pts"], .child: ["child"],
            .me: ["me", "myself"],
            .removing: ["remove", "delete", "del", "rm"],
            .inviting: ["invite"],
        ],
        places: englishPlaces,
        countries: [
            .argentina: ["Argentina"], .australia: ["Australia"], .brazil: ["Brazil"],
            .canada: ["Canada"], .chile: ["Chile"],
            .congo: ["Congo", "Democratic Republic of the Congo", "DR Congo"],
            .ecuador: ["Ecuador"], .indonesia: ["Indonesia"],
            .mexico: ["Mexico"], .portugal: ["Portugal"], .russia: ["Russia"],
            .spain: ["Spain"],
            .unitedStates: [
                "America", "U.S.", "U.S.A.", "United States", "United States of America", "US",
                "USA",
            ],
        ], rules: .english, telling: EnglishTongue())
}
