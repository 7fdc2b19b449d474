import HouseholdWords

/// Those for whom a chore can be, and how they are found by what people call them.
struct QuickAddPeople: Sendable {
    /// Everybody who may be named.
    let all: [QuickAddPerson]
    /// Who types, as `me`.
    let me: QuickAddPerson?

    /// Their first names and user names, to find what somebody may have meant.
    var vocabulary: [String] {
        var seen: Set<String> = []
        return all.flatMap {
            FuzzyMatch.words(of: $0.name).prefix(1) + [$0.username].compactMap(\.self)
        }
        .filter { seen.insert($0).inserted }
    }

    /// Returns everybody who is called `words`: by a user name or whole name, or else by a first name; where nobody
    /// is, `me` is who types.
    func called(_ words: [String]) -> [QuickAddPerson] {
        let typed = FuzzyMatch.folded(words.joined(separator: " "))
        let exact = all.filter { $0.isCalled(typed) }
        let found = exact.isEmpty ? all.filter { $0.isCalledFirst(typed) } : exact
        guard found.isEmpty, SmallWord.me.isMeant(by: typed) else { return found }
        return me.map { [$0] } ?? []
    }
}

// MARK: - Lists of names

extension QuickAddPeople {
    /// Reads `mia`, `mia and max` or `mia, max & ben`.
    ///
    /// - Parameter words: The names, with the commas at their ends.
    /// - Returns: For each name whoever it can be, or the name that is nobody's.
    func list(_ words: [String]) -> Result<[[QuickAddPerson]], UnknownName> {
        let names = Self.names(words).flatMap(parted)
        let people = names.map(called)
        guard let unknown = people.firstIndex(of: []) else {
            return people.isEmpty
                ? .failure(UnknownName(name: "", isAmongOthers: false)) : .success(people)
        }
        return .failure(
            UnknownName(
                name: names[unknown].joined(separator: " "),
                isAmongOthers: people.contains { !$0.isEmpty }))
    }

    /// Takes `mia max` apart where nobody is called that, and every word is the name of somebody.
    private func parted(_ name: [String]) -> [[String]] {
        guard name.count > 1, called(name).isEmpty else { return [name] }
        var parts: [[String]] = []
        var rest = name[...]
        while !rest.isEmpty {
            let known = (1...rest.count).reversed().first {
                !called(Array(rest.prefix($0))).isEmpty
            }
            guard let known else { return [name] }
            parts.append(Array(rest.prefix(known)))
            rest = rest.dropFirst(known)
        }
        return parts
    }

    /// A name that is nobody's.
    struct UnknownName: Error, Hashable {
        let name: String
        /// Whether other names of the list are somebody's.
        let isAmongOthers: Bool
    }

    /// Takes a list apart at commas, `and` and `&`.
    private static func names(_ words: [String]) -> [[String]] {
        var names: [[String]] = [[]]
        for word in words {
            if word == "and" || word == "&" {
                names.append([])
                continue
            }
            let isJoined = word.dropFirst().dropLast().contains { "+&".contains($0) }
            let parts = word.split(omittingEmptySubsequences: false) {
                $0 == "," || isJoined && "+&".contains($0)
            }
            for (place, part) in parts.enumerated() {
                if place > 0 { names.append([]) }
                if !part.isEmpty { names[names.count - 1].append(String(part)) }
            }
        }
        return names.filter { !$0.isEmpty }
    }
}

extension QuickAddWhose {
    /// Makes one reading of each way to choose among those who are called the same; at most eight.
    ///
    /// - Parameters:
    ///   - people: For each name whoever it can be.
    ///   - several: What several of them make.
    /// - Returns: The readings; none of them names somebody twice.
    static func readings(
        of people: [[QuickAddPerson]], several: ([QuickAddPerson]) -> QuickAddWhose
    ) -> [QuickAddWhose] {
        var lists: [[QuickAddPerson]] = [[]]
        for choices in people {
            lists = lists.flatMap { list in choices.map { list + [$0] } }
            lists = Array(lists.filter { Set($0).count == $0.count }.prefix(8))
        }
        return lists.map(several)
    }
}
