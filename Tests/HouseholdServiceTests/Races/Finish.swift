import HouseholdModel

/// How the races for many chores ended.
struct Finish {
    /// What is wrong with one of them.
    enum Fault: Hashable {
        /// Not just one has won, or who came second was not told so.
        case answers([String])
        /// The chore came to something else than it had to.
        case end(ChoreEnd)

        var end: ChoreEnd? {
            guard case .end(let end) = self else { return nil }
            return end
        }
    }

    let race: Race
    /// Who they are, as members.
    let members: [Member.ID]
    let mia: Member.ID
    /// What both were told, chore by chore.
    var answers: [Number: [String]] = [:]
    /// What each chore has come to.
    var ends: [Number: ChoreEnd] = [:]

    /// How many chores each of the two has won alone.
    var wins: [Int] {
        members.indices.map { place in answers.values.count { winner(of: $0) == place } }
    }

    /// What is wrong, chore by chore.
    var faults: [Fault] {
        answers.keys.sorted().flatMap { chore -> [Fault] in
            let (told, end) = (answers[chore] ?? [], ends[chore] ?? ChoreEnd())
            guard let place = winner(of: told) else { return [.answers(told), .end(end)] }
            let isRight = end == race.end(wonBy: members[place], mia: mia)
            return isRight ? [] : [.end(end)]
        }
    }

    private func winner(of told: [String]) -> Int? {
        Set(told) == ["won", race.second] ? told.firstIndex(of: "won") : nil
    }
}
