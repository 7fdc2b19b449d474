/// What a language has for sentences that limit how often something is done.
///
/// Of several words the first are said, the others understood.
package struct RuleQuotas: Sendable {
    /// The numbers from one on.
    let numbers: [String]
    /// Other words for one.
    let ones: [String]
    /// What stands before the number.
    let leads: [String]
    /// What there is so much of, where it is one or several.
    let rewards, offers: Things
    /// What stands behind it.
    let day, week: [String]
    /// The word before those of whom it is true, as it is said.
    let concerning: String
    /// What the owner is called behind it.
    let owner: [String]

    /// Things by the words for one and for several.
    struct Things: Sendable {
        let one, many: [String]
    }

    /// The words that limit something to a number, without a full stop.
    func text(_ most: Int, _ quota: HouseQuota) -> String {
        let number = numbers.indices.contains(most - 1) ? numbers[most - 1] : "\(most)"
        let (one, many) = (things(of: quota).one, things(of: quota).many)
        let noun = (most == 1 ? one : many).first
        let words: [String?] = [leads.first, number, noun, spans(of: quota).first]
        return words.compactMap(\.self).joined(separator: " ")
    }

    /// What words limit to which number, and how many of them say so.
    func read(_ words: [String]) -> (most: Int, quota: HouseQuota, count: Int)? {
        for lead in leads.map({ RuleWords($0).words }) where words.starts(with: lead) {
            let rest = words.dropFirst(lead.count)
            guard let word = rest.first, let most = number(word) else { continue }
            for quota in HouseQuota.allCases {
                let named = rest.dropFirst()
                guard let things = count(of: things(of: quota).all, in: named),
                    let span = count(of: spans(of: quota), in: named.dropFirst(things))
                else { continue }
                return (most, quota, lead.count + 1 + things + span)
            }
        }
        return nil
    }

    private func number(_ word: String) -> Int? {
        let known = numbers.firstIndex { RuleWords($0).words == [word] }.map { $0 + 1 }
        let number = known ?? (ones.contains(word) ? 1 : Int(word))
        return number.flatMap { HouseQuota.numbers.contains($0) ? $0 : nil }
    }

    /// How many of `words` that stand first are one of `texts`, the longest of them.
    private func count(of texts: [String], in words: ArraySlice<String>) -> Int? {
        texts.map { RuleWords($0).words }.filter { words.starts(with: $0) }.map(\.count).max()
    }

    private func things(of quota: HouseQuota) -> Things {
        switch quota {
        case .rewardsADay, .rewardsAWeek: rewards
        case .offersAWeek: offers
        }
    }

    private func spans(of quota: HouseQuota) -> [String] {
        switch quota.span {
        case .day: day
        case .week: week
        }
    }
}

extension RuleQuotas.Things {
    fileprivate var all: [String] { one + many }
}
