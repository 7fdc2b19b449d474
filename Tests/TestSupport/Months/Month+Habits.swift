extension Month {
    /// Types what is somebody's habit on such a day, at such an hour.
    func keepHabits(at moment: (day: Int, hour: Int)) async throws {
        for habit in family.habits
        where habit.hour == moment.hour && habit.days.contains(moment.day) {
            if case .isRefused(let sentence) = habit.end {
                try await isRefused(habit.line, as: habit.who, at: moment, because: sentence)
                continue
            }
            let said = try await outcome(of: habit.line, as: habit.who, at: moment)
            guard said.exit == 0 else {
                guard case .worksUnless(let obstacles) = habit.end,
                    obstacles.contains(where: said.results.contains)
                else {
                    throw Problem(description: "\(moment) \(habit.who)> \(habit.line): \(said)")
                }
                continue
            }
            kept[habit.line, default: 0] += 1
            for (handle, points) in habit.moves { spent[handle, default: 0] -= points }
        }
    }

    /// Which habits nobody could keep, all month long.
    var neglected: [String] {
        family.habits.filter { habit in
            if case .isRefused = habit.end { return false }
            return kept[habit.line] == nil
        }.map { "never once: \($0.line)" }
    }
}

// MARK: - The end of a week

extension Month {
    /// Compares the receipts, makes new ones, and has the books and the file looked at.
    func closeWeek(_ day: Int) async throws {
        let moment = (day, 22)
        for person in family.people where family.receipts.contains(person.handle) {
            if let words = receipts[person.handle] {
                let said = try await say("points check \(words)", as: person.handle, at: moment)
                if !said.hasPrefix("All is as it was") { faults.append("day \(day): \(said)") }
            }
            let text = try await say("points receipt --json", as: person.handle, at: moment)
            receipts[person.handle] = try Self.read(Receipt.self, text).words
        }
        for (line, sentence) in [
            ("audit verify", "The books add up"),
            ("data check", "The data file is whole, and the books add up."),
        ] {
            let said = try await say(line, as: owner.handle, at: moment)
            if !said.contains(sentence) { faults.append("day \(day), \(line): \(said)") }
        }
    }

    private struct Receipt: Decodable {
        let words: String
    }
}
