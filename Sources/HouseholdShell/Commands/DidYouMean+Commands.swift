import HouseholdWords
import QuickAdd

extension DidYouMean {
    /// Words that people know from elsewhere, without accents, and ours for the same: those of the commands, and
    /// those of all languages.
    package static let commandSynonyms: [String: String] = {
        let known = ChorusCommand.cards.map(\.synonyms) + Language.all.map(\.synonyms)
        let pairs = known.flatMap { synonyms in
            synonyms.flatMap { meant, words in words.map { ($0, meant) } }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()
}
