/// The words of a vocabulary as they are compared with what is typed, put together once.
struct RuleIndex: Sendable {
    /// A sentence that names nobody.
    struct Unnamed: Sendable {
        let words: [String]
        let kind: RuleVocabulary.Kind
        let deed: HouseDeed
        let people: HouseGroup
    }

    /// A form of sentence with places in it.
    struct Form: Sendable {
        let kind: RuleVocabulary.Kind
        let number: RuleVocabulary.Number
        let parts: [RuleWords.Part]
    }

    let deeds: [RuleWords.Voice: [[String]: HouseDeed]]
    let unnamed: [Unnamed]
    let forms: [Form]
    let groups: [(group: HouseGroup, words: [String])]

    init(
        _ deeds: [HouseDeed: RuleVocabulary.Deed], _ groups: [HouseGroup: [String]],
        _ forms: [RuleVocabulary.Form], without fillers: Set<String>
    ) {
        func words(_ text: String) -> [String] {
            RuleWords(text).words.filter { !fillers.contains($0) }
        }
        let ordered = HouseDeed.allCases.compactMap { deed in deeds[deed].map { (deed, $0) } }
        self.deeds = Dictionary(
            uniqueKeysWithValues: RuleWords.Voice.allCases.map { voice in
                let known = ordered.flatMap { deed, own in own[voice].map { (words($0), deed) } }
                return (voice, Dictionary(known) { first, _ in first })
            })
        unnamed = ordered.flatMap { deed, own in
            own.unnamed.map { form in
                Unnamed(
                    words: RuleWords.parts(of: form.text).compactMap(\.word), kind: form.kind,
                    deed: deed, people: form.people)
            }
        }
        self.forms = forms.map { form in
            Form(kind: form.kind, number: form.number, parts: RuleWords.parts(of: form.text))
        }
        self.groups = HouseGroup.allCases.flatMap { group in
            (groups[group] ?? []).map { (group, words($0)) }
        }
    }
}

extension RuleVocabulary.Deed {
    /// The words for what is done in a voice.
    fileprivate subscript(_ voice: RuleWords.Voice) -> [String] {
        switch voice {
        case .done: done
        case .does: does
        case .denied: denied
        }
    }
}
