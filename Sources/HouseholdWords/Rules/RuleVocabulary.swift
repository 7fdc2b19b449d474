import HouseholdModel

/// What a language has for sentences that are house rules: how they are said, and what else is understood.
///
/// In a text `{who}` stands for whoever is meant, `{done}` and `{does}` for what several or one of them do, `{denied}` for the same
/// denied, and `{when}` for a time, which may also stand elsewhere in what is typed. Of several words the first are said.
package struct RuleVocabulary: Sendable {
    private let deeds: [HouseDeed: Deed]
    private let groups: [HouseGroup: [String]]
    let forms: [Form]
    /// The word by which something is done at no other time.
    let only: String
    /// The words behind which a time stands at which alone something is done.
    let limits: RulePhrases
    /// The word, in lower case and without accents, before those of whom a sentence is true that names nobody.
    let concerning: String
    /// What chores are called where they have a tag behind them, and rewards.
    let chores, rewards: String
    /// What stands before a tag.
    let tagged: RulePhrases
    /// Words that may stand anywhere, and say nothing.
    let fillers: Set<String>
    /// Words that tell nothing of what is done.
    let common: Set<String>
    let times: RuleTimes
    let quotas: RuleQuotas
    /// Whole sentences that say that must-dos come before all other chores.
    let mustDosFirst: RulePhrases
    /// All of it as it is compared with what is typed.
    let index: RuleIndex

    /// Creates a vocabulary.
    init(
        deeds: [HouseDeed: Deed], groups: [HouseGroup: [String]], forms: [Form], only: String,
        limits: RulePhrases, concerning: String, chores: String, rewards: String,
        tagged: RulePhrases,
        fillers: Set<String>, common: Set<String>, times: RuleTimes, quotas: RuleQuotas,
        mustDosFirst: RulePhrases
    ) {
        (self.deeds, self.groups, self.forms) = (deeds, groups, forms)
        (self.only, self.limits) = (only, limits)
        (self.concerning, self.times) = (concerning, times)
        (self.chores, self.rewards, self.tagged) = (chores, rewards, tagged)
        (self.fillers, self.common, self.quotas) = (fillers, common, quotas)
        self.mustDosFirst = mustDosFirst
        index = RuleIndex(deeds, groups, forms, without: fillers)
    }

    /// The words for what is done.
    func words(for deed: HouseDeed) -> Deed { deeds[deed] ?? Deed(done: []) }

    /// What that is called which can have a tag behind it.
    func thing(of deed: HouseDeed) -> String { deed.isOfRewards ? rewards : chores }

    /// The words for people.
    func words(for group: HouseGroup) -> [String] { groups[group] ?? [] }

    /// What a sentence says of what is done.
    package enum Kind: Hashable, Sendable {
        case no, only, reserved
    }

    /// How many people a sentence speaks of, by which words differ.
    package enum Number: Hashable, Sendable {
        case many, one
        /// Everybody or nobody, whom the form names itself.
        case all
    }

    /// A form of sentence.
    package struct Form: Sendable {
        let kind: Kind
        let number: Number
        let text: String

        init(_ kind: Kind, _ number: Number, _ text: String) {
            (self.kind, self.number, self.text) = (kind, number, text)
        }

        /// Several forms of one kind.
        static func all(_ kind: Kind, _ number: Number, _ texts: String...) -> [Form] {
            texts.map { Form(kind, number, $0) }
        }
    }

    /// What is done, in words.
    package struct Deed: Sendable {
        let done: [String]
        let does: [String]
        let denied: [String]
        /// Sentences about it that name nobody.
        let unnamed: [Unnamed]

        init(
            done: [String], does: [String] = [], denied: [String] = [], unnamed: [Unnamed] = []
        ) {
            (self.done, self.does, self.denied, self.unnamed) = (done, does, denied, unnamed)
        }
    }

    /// A sentence that names nobody, and whom it means; one without a place for a time is only understood.
    package struct Unnamed: Sendable {
        let kind: Kind
        let people: HouseGroup
        let text: String

        init(_ kind: Kind, _ people: HouseGroup, _ text: String) {
            (self.kind, self.people, self.text) = (kind, people, text)
        }

        /// Whether it is said, and not only understood.
        var isSaid: Bool { text.contains("{when}") }
    }
}
