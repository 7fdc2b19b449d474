import HouseholdService

/// What is known of a command beside what its parser knows, in the command's own file.
///
/// Tab, help, short forms and what is offered instead of an unknown word are made of the cards of all commands.
struct CommandCard: Sendable {
    /// What it does to the household.
    enum Kind: Sendable {
        /// It shows what may be different a moment later, so that `refresh` shows it again.
        case view
        /// It shows what is there.
        case shows
        /// It changes something, or may.
        case changes
    }

    /// What stands behind its words.
    enum Named: Sendable {
        case chore, reward, request, wish, member, entry, badge, absence, household, pack, rule
        /// Something new, a word of its own, or nothing at all.
        case nothing
    }

    /// A friendly form: one word for the command, with something behind it.
    struct ShortForm: Sendable {
        let word: String
        let added: [String]

        init(_ word: String, adding added: String...) {
            (self.word, self.added) = (word, added)
        }
    }

    /// What it may ask the rules for, so that nobody is told of it whom they refuse all of that; nothing where it is
    /// of use however the rules are.
    let asks: [Action]
    let names: Named
    let kind: Kind
    let short: [ShortForm]
    /// What people know from elsewhere, by what is said here for it.
    let synonyms: KeyValuePairs<String, [String]>

    /// Describes a command; it need not have a short form, nor be known by other words.
    init(
        asks: [Action], names: Named, kind: Kind, short: [ShortForm] = [],
        synonyms: KeyValuePairs<String, [String]> = [:]
    ) {
        self.asks = asks
        self.names = names
        self.kind = kind
        self.short = short
        self.synonyms = synonyms
    }

    /// Describes a word that needs another one behind it, and alone shows its help.
    static func noun(synonyms: KeyValuePairs<String, [String]> = [:]) -> CommandCard {
        CommandCard(asks: [], names: .nothing, kind: .shows, synonyms: synonyms)
    }
}
