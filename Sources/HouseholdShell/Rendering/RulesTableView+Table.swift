import HouseholdModel
import HouseholdService

extension RulesTableView {
    /// How many signs a row has room for, before the answers.
    private static let room = 44

    /// What members in these roles may do: what is done to one kind of thing with the same answers in one row, and
    /// nothing that none of them may.
    func table(of shown: [Role]) -> Table {
        let places = roles.indices.filter { shown.contains(roles[$0]) }
        var table = Table(
            [Table.Column("What", room: .stretched, width: 12)]
                + places.map { Table.Column(Phrase(message: roles[$0].rawValue)) })
        for group in groups(at: places) {
            let answers = group.answers.map { answer in
                Table.Cell(answer == .depends ? "some" : Phrase(message: answer.rawValue))
            }
            for line in group.lines(Self.room) { table.append([Table.Cell("\(line)")] + answers) }
        }
        return table
    }

    /// What can be done to one kind of thing, with the same answers.
    private struct Group {
        let noun: Substring
        let answers: [Answer]
        var verbs: [Substring] = []

        /// The kind of thing and what is done to it, in lines of at most that many signs.
        func lines(_ room: Int) -> [String] {
            verbs.reduce(into: []) { lines, verb in
                if let last = lines.last, last.count + verb.count + 2 <= room {
                    lines[lines.count - 1] = "\(last), \(verb)"
                } else {
                    lines.append("\(noun): \(verb)")
                }
            }
        }
    }

    private func groups(at places: [Int]) -> [Group] {
        var groups: [Group] = []
        for row in actions {
            let answers = places.map { row.answers[$0] }
            guard answers.contains(where: { $0 != .no }) else { continue }
            let words = row.action.rawValue.split(separator: ".", maxSplits: 1)
            let known = groups.firstIndex { $0.noun == words[0] && $0.answers == answers }
            let place = known ?? groups.count
            if known == nil { groups.append(Group(noun: words[0], answers: answers)) }
            groups[place].verbs.append(words[words.count - 1])
        }
        return groups
    }
}
