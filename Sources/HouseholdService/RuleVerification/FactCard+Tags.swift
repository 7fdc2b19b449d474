import Cedar

extension FactCard {
    /// Tags are each there or not, of those that rules name: all others make no difference.
    static let tags = FactCard(
        options: { _, mentions in
            let all = mentions.tags.sorted()
            return (0..<1 << all.count).map { bits in
                let tags = all.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
                let words = "it has \(tags.map { "#\($0)" }.joined(separator: " and "))"
                return Fact.Option(
                    value: { _ in .set(ValueSet(tags.map { .string($0) })) },
                    words: tags.isEmpty ? nil : words)
            }
        })
}

extension Mentions {
    /// How many tags rules about one action can name: each of them makes twice as many cases.
    static let mostTags = 6
}
