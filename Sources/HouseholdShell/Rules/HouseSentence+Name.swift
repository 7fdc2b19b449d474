import HouseholdModel
package import HouseholdWords

// What a rule that was said is, by what it is called.

extension HouseSentence {
    /// The sentence whose rule is called so, whatever those whom it is about are called by now; `nil` of any other rule.
    package init?(ruleCalled name: String, naming people: [HouseMember]) {
        let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard words.count >= 4, let deed = HouseDeed(rawValue: words[1]) else { return nil }
        let (time, most) = (
            HouseTime(words[4...]), Int(words[4...].first?.prefix { $0 != "-" } ?? "")
        )
        let candidates =
            HouseGroup.allCases.map(HousePeople.group) + people.map(HousePeople.somebody)
        let sentences = candidates.flatMap { people in
            [
                HouseSentence.no(deed, by: people, time), .only(deed, by: people, time),
                .reserved(deed, for: people),
            ] + HouseQuota.allCases.map { .most(most ?? 0, $0, by: people) }
        }
        guard let sentence = sentences.first(where: { $0.ruleName == name }) else { return nil }
        self = sentence
    }
}

extension HouseTime {
    /// A time as it stands in the name of a rule.
    fileprivate init(_ words: some Sequence<String>) {
        var (days, hours): (Set<Weekday>?, HourSpan?) = (nil, nil)
        var (isAtTablet, isBeforeMustDos) = (false, false)
        var (due, before, tag): (HouseDue?, HouseLeast?, Tag?) = (nil, nil, nil)
        for word in words {
            let parts = word.split(separator: "-")
            let numbers = parts.compactMap { Int($0) }
            if word == "tablet" {
                isAtTablet = true
            } else if word == "mustdos" {
                isBeforeMustDos = true
            } else if let named = HouseDue(rawValue: word) {
                due = named
            } else if parts.first == "before", parts.count == 3, let number = numbers.first,
                let kind = HouseLeast.Kind(rawValue: String(parts[2]))
            {
                before = HouseLeast(number, kind)
            } else if word.hasPrefix(Tag.ruleMark) {
                tag = Tag(ruleWord: word)
            } else if parts.count == 2, numbers.count == 2 {
                hours = HourSpan(from: numbers[0], until: numbers[1])
            } else {
                days = Set(Weekday.allCases.filter { parts.contains($0.word.prefix(3)) })
            }
        }
        self.init(
            days: days, hours: hours, isAtTablet: isAtTablet, isBeforeMustDos: isBeforeMustDos,
            due: due, before: before, tag: tag)
    }
}

// MARK: - Tags

extension Tag {
    /// With what a tag begins in the name of a rule.
    fileprivate static let ruleMark = "tag-"

    /// The tag as it stands in the name of a rule, which has plain letters only: of all else the bytes.
    var ruleWord: String {
        Self.ruleMark
            + description.utf8.map { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "-"):
                    String(UnicodeScalar(byte))
                default: "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
                }
            }.joined()
    }

    /// The tag that stands so in the name of a rule.
    fileprivate init?(ruleWord: String) {
        var bytes: [UInt8] = []
        var rest = ruleWord.dropFirst(Self.ruleMark.count)
        while let first = rest.popFirst() {
            guard first == "_" else {
                bytes += first.utf8
                continue
            }
            guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
            bytes.append(byte)
            rest = rest.dropFirst(2)
        }
        self.init(String(decoding: bytes, as: UTF8.self))
    }
}
