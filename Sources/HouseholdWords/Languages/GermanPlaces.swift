extension Language {
    /// Cities in German where that differs from the name of a zone, and those without a zone of their own.
    static let germanPlaces: KeyValuePairs<String, [String]> = [
        "Africa/Addis_Ababa": ["Addis Abeba"], "Africa/Algiers": ["Algier"],
        "Africa/Cairo": ["Kairo"], "Africa/Johannesburg": ["Kapstadt"],
        "Africa/Khartoum": ["Khartum"], "Africa/Tripoli": ["Tripolis"],
        "America/Havana": ["Havanna"], "America/Mexico_City": ["Mexiko-Stadt", "Mexiko"],
        "America/Santiago": ["Santiago de Chile"], "Asia/Baghdad": ["Bagdad"],
        "Asia/Damascus": ["Damaskus"], "Asia/Hong_Kong": ["Hongkong"],
        "Asia/Kolkata": ["Kalkutta", "Neu-Delhi"], "Asia/Nicosia": ["Nikosia"],
        "Asia/Novosibirsk": ["Nowosibirsk"], "Asia/Pyongyang": ["Pjöngjang"],
        "Asia/Riyadh": ["Riad"], "Asia/Shanghai": ["Peking", "Schanghai"],
        "Asia/Singapore": ["Singapur"], "Asia/Tashkent": ["Taschkent"],
        "Asia/Tbilisi": ["Tiflis"], "Asia/Tehran": ["Teheran"], "Asia/Tokyo": ["Tokio"],
        "Asia/Vladivostok": ["Wladiwostok"], "Asia/Yekaterinburg": ["Jekaterinburg"],
        "Asia/Yerevan": ["Eriwan", "Jerewan"], "Atlantic/Azores": ["Azoren"],
        "Atlantic/Canary": ["Gran Canaria", "Kanaren", "Teneriffa"], "Europe/Athens": ["Athen"],
        "Europe/Belgrade": ["Belgrad"],
        "Europe/Berlin": [
            "Aachen", "Augsburg", "Bielefeld", "Bonn", "Braunschweig", "Bremen", "Chemnitz",
            "Dortmund", "Dresden", "Duisburg", "Düsseldorf", "Erfurt", "Essen", "Frankfurt",
            "Frankfurt am Main", "Freiburg", "Halle", "Hamburg", "Hannover", "Heidelberg",
            "Karlsruhe", "Kassel", "Kiel", "Köln", "Leipzig", "Lübeck", "Magdeburg", "Mainz",
            "Mannheim", "München", "Münster", "Nürnberg", "Potsdam", "Regensburg", "Rostock",
            "Saarbrücken", "Schwerin", "Stuttgart", "Ulm", "Wiesbaden", "Würzburg",
        ],
        "Europe/Bratislava": ["Pressburg"], "Europe/Brussels": ["Antwerpen", "Brüssel"],
        "Europe/Bucharest": ["Bukarest"], "Europe/Chisinau": ["Kischinau"],
        "Europe/Copenhagen": ["Kopenhagen"], "Europe/Kyiv": ["Kiew"],
        "Europe/Lisbon": ["Lissabon"], "Europe/Luxembourg": ["Luxemburg"],
        "Europe/Moscow": ["Moskau"], "Europe/Paris": ["Nizza", "Straßburg"],
        "Europe/Prague": ["Brünn", "Prag"],
        "Europe/Rome": [
            "Bozen", "Florenz", "Genua", "Mailand", "Meran", "Neapel", "Rom", "Turin", "Venedig",
        ],
        "Europe/Sarajevo": ["Sarajewo"], "Europe/Tirane": ["Tirana"],
        "Europe/Vienna": [
            "Bregenz", "Dornbirn", "Eisenstadt", "Graz", "Innsbruck", "Klagenfurt", "Linz",
            "Salzburg", "Sankt Pölten", "St. Pölten", "Villach", "Wels", "Wien",
        ],
        "Europe/Vilnius": ["Wilna"],
        "Europe/Warsaw": ["Breslau", "Danzig", "Krakau", "Warschau"],
        "Europe/Zurich": [
            "Basel", "Bern", "Biel", "Chur", "Genf", "Lausanne", "Lugano", "Luzern",
            "Sankt Gallen", "Schaffhausen", "St. Gallen", "Winterthur", "Zug",
        ],
    ]
}
