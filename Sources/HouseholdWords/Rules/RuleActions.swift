import HouseholdService

/// What a language has for what the rules know as actions.
///
/// A line for each: `chore.skip: skip | chores` has what is done and, where several can share it, to what; `= hand-on` is what
/// sentences that are house rules say for it.
struct RuleActions: Sendable {
    private let entries: [Action: Entry]
    private let order: Order

    /// Where a language puts what is done.
    enum Order: Sendable {
        case first, last
    }

    /// What is done, to what.
    fileprivate struct Entry: Hashable, Sendable {
        let verb: String
        let object: String?
    }

    init(_ table: String, for vocabulary: RuleVocabulary, puttingVerbs order: Order) {
        let lines = table.split(separator: "\n").map { $0.split(separator: ": ", maxSplits: 1) }
        let pairs = lines.compactMap { parts -> (Action, Entry)? in
            guard parts.count == 2, let action = Action(rawValue: String(parts[0])) else {
                return nil
            }
            return (action, Entry(String(parts[1]), in: vocabulary))
        }
        entries = Dictionary(pairs) { first, _ in first }
        self.order = order
    }

    /// The words for one of them.
    func words(for action: Action) -> String? {
        entries[action].map {
            text(of: Group(verbs: [$0.verb], objects: $0.object.map { [$0] } ?? []), with: "")
        }
    }
}

extension RuleActions.Entry {
    fileprivate init(_ text: String, in vocabulary: RuleVocabulary) {
        if text.hasPrefix("= "), let deed = HouseDeed(rawValue: String(text.dropFirst(2))) {
            self.init(verb: vocabulary.words(for: deed).done.first ?? text, object: nil)
            return
        }
        let parts = text.split(separator: " | ", maxSplits: 1).map(String.init)
        self.init(verb: parts[0], object: parts.count > 1 ? parts[1] : nil)
    }
}

// MARK: - Several at once

extension RuleActions {
    /// Verbs that are done to the same.
    fileprivate struct Group {
        var verbs: [String]
        var objects: [String]
    }

    /// The words for several, with what is done to the same said once; `joint` stands before the last.
    func phrases(for actions: [Action], joinedBy joint: String) -> [String] {
        var groups: [Group] = []
        var seen: Set<Entry> = []
        for entry in actions.compactMap({ entries[$0] }) where seen.insert(entry).inserted {
            let same = groups.firstIndex { $0.objects == entry.object.map { [$0] } }
            if let same, entry.object != nil, !entry.verb.contains("*"),
                !groups[same].verbs.contains(where: { $0.contains("*") })
            {
                groups[same].verbs.append(entry.verb)
            } else {
                groups.append(
                    Group(verbs: [entry.verb], objects: entry.object.map { [$0] } ?? []))
            }
        }
        return merged(groups).map { text(of: $0, with: joint) }
    }

    /// Groups whose verbs are the same, as one of all that they are done to.
    private func merged(_ groups: [Group]) -> [Group] {
        groups.reduce(into: []) { merged, group in
            let same = merged.firstIndex { $0.verbs == group.verbs && !$0.objects.isEmpty }
            if let same, !group.objects.isEmpty {
                merged[same].objects += group.objects
            } else {
                merged.append(group)
            }
        }
    }

    private func text(of group: Group, with joint: String) -> String {
        let verbs = group.verbs.listed(with: joint)
        guard !group.objects.isEmpty else { return verbs }
        let objects = group.objects.listed(with: joint)
        guard !verbs.contains("*") else { return verbs.replacing("*", with: objects) }
        return order == .first ? "\(verbs) \(objects)" : "\(objects) \(verbs)"
    }
}

extension [String] {
    /// The words as a list, with `joint` before the last.
    func listed(with joint: String) -> String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + joint + last
    }
}
