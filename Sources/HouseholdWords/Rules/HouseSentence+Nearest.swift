import HouseholdModel

// What is offered where a sentence is not understood.

extension HouseSentence {
    /// How many are offered.
    private static let most = 3

    /// The sentences about what comes nearest to `words`, at the time that they name, if they name one.
    static func nearest(to words: [String]) -> [HouseSentence] {
        let time = Language.all.lazy.compactMap { language in
            (try? language.rules.times.read(words)).flatMap { $0 }?.plainTime
        }.first { !$0.isAlways }
        let isOnly = Language.all.contains { words.contains($0.rules.only) }
        let isRight = time == nil && Language.all.contains { words.first == $0.rules.only }
        // What leaves out must-dos has the words of marking as done, so that it would take the place of others.
        let known = HouseDeed.allCases.filter { $0 != .markBesidesMustDos }.map { deed in
            (deed: deed, likeness: deed.likeness(to: words))
        }.filter { $0.likeness > 0 }
        let best = known.map(\.likeness).max() ?? 0
        let likely = known.filter { $0.likeness * 2 > best }.map(\.deed)
            .sorted { $0.likeness(to: words) > $1.likeness(to: words) }
        // Of what can't wait for something else, that is most likely which can.
        let isAble = time?.waits != true || likely.contains(where: \.waits)
        let others: [HouseDeed] =
            likely.isEmpty ? [.askForRewards, .markDone] : isAble ? [] : [.askForRewards]
        let deeds = likely + others
        let sentences = deeds.flatMap { deed -> [HouseSentence] in
            if isRight { return deed.isSight ? [] : [.reserved(deed, for: .group(.parents))] }
            let people = HousePeople.group(deed.usualPeople)
            let denials = [time ?? .always, .always].map { HouseSentence.no(deed, by: people, $0) }
            let denial = denials.filter { $0.flaw == nil }.prefix(1)
            let limit = HouseSentence.only(
                deed, by: people, time ?? HouseTime(days: .weekend))
            guard limit.flaw == nil else { return Array(denial) }
            if isOnly { return [limit] }
            return time == nil || deed != deeds.first ? Array(denial) : denial + [limit]
        }
        return Array(sentences.prefix(most))
    }
}

extension HouseDeed {
    /// Whether it is something that can be done only after other things.
    fileprivate var waits: Bool {
        HouseSentence.no(self, by: .group(usualPeople), HouseTime(isBeforeMustDos: true)).flaw
            == nil
    }

    /// Whom families mean who speak of it and name nobody.
    package var usualPeople: HouseGroup {
        switch self {
        case .markDone, .markBesidesMustDos, .takeBack, .takeOpenChores, .handBack, .handOn,
            .askOff, .propose, .writeTodos, .writeNotes, .sayAway, .askForRewards, .setGoals,
            .makeWishes, .changeProfile, .changePrivacy, .setUpMessages, .seeLeaders, .seeSiblings,
            .seePoints, .seeAbsences, .seeHistory:
            .children
        case .remind: .everybody
        case .markDoneForOthers, .approve, .skip, .deleteChores, .decideRewards, .planRewards,
            .giveBonus, .takePoints, .invite, .givePasses, .changeSettings:
            .parents
        }
    }

    /// How many of the words that are said of it are like one of `words`, from none to all.
    fileprivate func likeness(to words: [String]) -> Double {
        Language.all.flatMap { language -> [Double] in
            let vocabulary = language.rules
            let deed = vocabulary.words(for: self)
            return (deed.done + deed.unnamed.map(\.text)).map { text in
                let own = RuleWords.parts(of: text).compactMap(\.word)
                    .filter { $0.count > 3 && !vocabulary.common.contains($0) }
                let like = own.filter { word in words.contains { $0.isLike(word) } }
                return own.isEmpty ? 0 : Double(like.count) / Double(own.count)
            }
        }.max() ?? 0
    }
}

extension String {
    /// Whether it begins as another word does, so that it may be another form of it.
    fileprivate func isLike(_ other: String) -> Bool {
        let common = zip(self, other).prefix { $0 == $1 }.count
        return common >= 4 && common + 3 >= max(count, other.count)
    }
}

extension RuleTimes.Found {
    /// The time, where it is one for any sentence.
    fileprivate var plainTime: HouseTime {
        HouseTime(
            days: days, hours: isEvening ? .evening : isNight ? nil : hours,
            isAtTablet: isAtTablet, isBeforeMustDos: isBeforeMustDos, due: due,
            before: before)
    }
}
