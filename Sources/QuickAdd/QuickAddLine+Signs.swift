import HouseholdModel

// MARK: - Signs that people put between and behind words

extension QuickAddLine {
    /// A word as it is looked up: with one kind of hyphen, without the colon of `in turns: mia, max`, and without
    /// parentheses around it.
    static func plain(_ word: QuickAddWord) -> String {
        guard !word.isQuoted else { return "" }
        let text = String(word.text.lowercased().map { dashes.contains($0) ? "-" : $0 })
        let bare = String(text.dropLast())
        if text.hasSuffix(":"), leads.contains(bare) { return bare }
        let inner = text.dropFirst().dropLast()
        return text.hasPrefix("(") && text.hasSuffix(")") && inner.allSatisfy(\.isLetter)
            ? String(inner) : text
    }

    /// Keys with words for the signs between days, and without the dots behind shortened names.
    static func withoutSigns(_ keys: [String]) -> [String] {
        let plain = keys.map { withoutSlashes(withoutDots($0)) }
        return plain.indices.map { place in
            switch plain[place] {
            case "&", "+": "and"
            case "@": "at"
            case "starting" where isDate(plain, place + 1),
                "beginning" where isDate(plain, place + 1):
                "from"
            case "-" where isDay(plain, place - 1) && isDay(plain, place + 1): "to"
            case let key: shorthand[key] ?? key
            }
        }
    }

    /// `mon-fri` for `mon.-fri.`, and `dec,` for `dec.,`.
    private static func withoutDots(_ key: String) -> String {
        guard key.contains("."), key.contains(where: \.isLetter) else { return key }
        let bare = key.filter { $0 != "." }
        let parts = bare.split { ",-/".contains($0) }.map(String.init)
        return parts.allSatisfy { isDay($0) || MonthName.number(of: $0) != nil } ? bare : key
    }

    /// `sat,sun` for `sat/sun`.
    private static func withoutSlashes(_ key: String) -> String {
        guard key.contains("/") else { return key }
        let days = key.withoutComma.split(separator: "/", omittingEmptySubsequences: false)
        return days.allSatisfy { isDay(String($0)) } ? key.replacing("/", with: ",") : key
    }

    private static func isDay(_ word: String) -> Bool { Weekday(named: word) != nil }

    private static func isDay(_ keys: [String], _ place: Int) -> Bool {
        keys.indices.contains(place) && isDay(keys[place])
    }

    private static func isDate(_ keys: [String], _ place: Int) -> Bool {
        guard keys.indices.contains(place) else { return false }
        let key = keys[place]
        return key.first?.isNumber == true || isDay(key) || MonthName.number(of: key) != nil
            || ["today", "tomorrow", "next", "the"].contains(key)
    }

    /// Sentences of their own that a chore is a must-do.
    static let duties = Set(
        ["it is", "it's", "it’s", "this is", "that is", "that's", "that’s"].flatMap { start in
            ["must-do", "a must-do"].map { "\(start) \($0)" }
        } + ["das", "dies", "es"].map { "\($0) ist pflicht" })

    /// The word with the dot before such a sentence at the end.
    static func endBeforeDuty(_ texts: [String]) -> Int? {
        (3...4).map { texts.count - $0 }.first { start in
            start > 0 && texts[start - 1].count > 1 && texts[start - 1].hasSuffix(".")
                && duties.contains(texts[start...].joined(separator: " "))
        }.map { $0 - 1 }
    }

    /// How people type some words in a hurry.
    private static let shorthand = [
        "tmrw": "tomorrow", "tmr": "tomorrow", "tmw": "tomorrow", "2moro": "tomorrow",
        "2morrow": "tomorrow", "tonite": "tonight", "m-f": "mon-fri",
        "wk": "week", "wks": "weeks", "hrs": "hours",
    ]

    private static let dashes: Set<Character> = ["–", "—", "‐", "‑", "−"]

    /// Words behind which a colon may stand before names.
    private static let leads: Set<String> = [
        "turns", "turn", "alternating", "rotating", "together", "abwechselnd", "reihum", "wechsel",
        "nach", "gemeinsam", "zusammen",
    ]
}
