import HouseholdModel

/// Makes lists of what was found in a file of another program.
///
/// What it writes can be brought in: names are such as people may have here, texts are as long as they may be, and a
/// chore is given to nobody who would not be here by then.
struct ListWriter {
    private let household: ForeignHousehold
    private(set) var losses: Losses
    private let today: Day
    /// What people are called here, by their identities in the file: those who are brought in or are here already.
    private var names: [String: String] = [:]
    private var newcomers: [ForeignHousehold.Person] = []

    /// A writer for those of the household, of whom some are `here` already.
    init(_ household: ForeignHousehold, here: [String: String], on today: Day) {
        self.household = household
        self.today = today
        losses = household.losses
        newcomers = household.people.filter { $0.isChild && here[$0.id] == nil }
        names = here
        name(newcomers)
        for person in household.people where !person.isChild && here[person.id] == nil {
            losses.note(.adults, of: shown(person.name))
        }
    }

    /// The lists in which there is something.
    mutating func lists() -> [ConvertedList] {
        let lists = [people(), points(), rewards(), chores()]
        return lists.filter { !$0.rows.isEmpty }
    }

    private mutating func list(
        _ kind: ConvertedList.Kind, _ columns: [String], _ rows: [[String]]
    ) -> ConvertedList {
        let list = ConvertedList(kind, columns, rows)
        for row in rows.dropFirst(list.rows.count) { losses.note(.overlong, of: row[0]) }
        return list
    }

    /// How something is called where it is told of.
    private func shown(_ text: String) -> String {
        ForeignText.fitted(text, as: Title.self, 60, bytes: 240)?.text ?? "?"
    }
}

// MARK: - People

extension ListWriter {
    /// Gives each child a name that it may have here, and that is not like another's.
    private mutating func name(_ people: [ForeignHousehold.Person]) {
        var taken = Set(names.values.map { ConfusableKey($0) })
        for (place, person) in people.enumerated() {
            let wish = person.name.replacing(/[,;=]/, with: " ")
            let fitted = ForeignText.fitted(wish, as: Title.self, 26, bytes: 100)?.text ?? "?"
            let numbered = (2...people.count + 2).lazy.map { "\(fitted) \($0)" }
            let plain = (place + 1...place + people.count + 2).lazy.map { "Kid \($0)" }
            let isFree: (String) -> Bool = { text in
                Self.childName(text).map { !taken.contains(ConfusableKey($0)) } == true
            }
            let free =
                isFree(fitted)
                ? fitted : numbered.first(where: isFree) ?? plain.first(where: isFree) ?? fitted
            taken.insert(ConfusableKey(free))
            names[person.id] = free
            losses.note(.renamed, of: free, if: free != ForeignText.line(person.name))
        }
    }

    /// The name, if a child may be called so.
    private static func childName(_ text: String) -> String? {
        guard let name = try? Name(text), !name.isTyped, !name.isParental else { return nil }
        return name.text
    }

    private mutating func people() -> ConvertedList {
        list(.people, ["name", "role"], newcomers.map { [names[$0.id] ?? "", "child"] })
    }

    /// What children have; it can't be less than nothing, nor more than is given at once.
    private mutating func points() -> ConvertedList {
        var rows: [[String]] = []
        for person in household.people {
            guard person.points.isFinite, person.points != 0 else { continue }
            guard person.isChild, let name = names[person.id] else {
                losses.note(.points, of: names[person.id] ?? shown(person.name))
                continue
            }
            let points = Int(min(max(person.points, -1), 10_000).rounded(.down))
            losses.note(.points, of: name, if: person.points < 0 || person.points > 10_000)
            let isWhole = person.points == person.points.rounded()
            losses.note(.rounded, of: name, if: person.points > 0 && !isWhole)
            if points > 0 { rows.append([name, "\(points)"]) }
        }
        return list(.points, ["name", "points"], rows)
    }

    /// What people are called, without those who are not here.
    private mutating func names(of people: [String], for title: String) -> [String] {
        var known: [String] = []
        for person in people where !known.contains(names[person] ?? "") {
            if let name = names[person] { known.append(name) }
        }
        losses.note(.unassigned, of: title, if: people.contains { names[$0] == nil })
        return known
    }
}

// MARK: - Rewards

extension ListWriter {
    private mutating func rewards() -> ConvertedList {
        var rows: [[String]] = []
        for reward in household.rewards {
            guard let title = title(reward.title) else { continue }
            guard let cost = whole(reward.cost, in: RewardValue.range, of: title) else {
                losses.note(.free, of: title)
                continue
            }
            rows.append([
                title, "\(cost)",
                names(of: reward.people, for: title).joined(separator: ", "),
                reward.stock.map { "\(min($0, 1_000_000))" } ?? "",
                reward.until.map(\.description) ?? "", note(reward.details, of: title),
            ])
        }
        return list(.rewards, ["title", "cost", "for", "stock", "until", "description"], rows)
    }
}

// MARK: - Chores

extension ListWriter {
    private static let columns = [
        "title", "for", "mode", "points", "every", "due", "at", "steps", "tags", "approval",
        "private", "description",
    ]

    private mutating func chores() -> ConvertedList {
        var rows: [[String]] = []
        for chore in household.chores {
            if let title = title(chore.title) { rows.append(row(of: chore, title)) }
        }
        return list(.chores, Self.columns, rows)
    }

    private mutating func row(of chore: ForeignHousehold.Chore, _ title: String) -> [String] {
        let (people, mode) = whose(chore.whose, title)
        let isPast = chore.rhythm == nil && chore.due.map { $0 < today } == true
        losses.note(.past, of: title, if: isPast)
        let due = chore.rhythm == nil && !isPast ? chore.due : nil
        let isTimed = chore.rhythm != nil || due != nil
        var times = Array(Set(chore.times)).sorted()
        // A time that may be over when the list is brought in would keep it out.
        if chore.rhythm == nil { times = due == today ? [] : Array(times.prefix(1)) }
        let points = chore.points.flatMap { whole($0, in: 0...10_000, of: title) }
        return [
            title, people.joined(separator: ", "), mode, points.map { "\($0)" } ?? "",
            chore.rhythm?.text ?? "", due.map(\.description) ?? "",
            isTimed ? times.map(\.description).joined(separator: " and ") : "",
            steps(chore.steps, of: title).joined(separator: "; "), tags(chore.tags),
            chore.approval.map(\.description) ?? "", chore.isPrivate ? "yes" : "",
            note(chore.details, of: title),
        ]
    }

    /// Who, and how: what is for one alone needs no word for that.
    private mutating func whose(
        _ whose: ForeignHousehold.Whose, _ title: String
    ) -> (people: [String], mode: String) {
        let (named, mode): ([String], String) =
            switch whose {
            case .anyone: ([], "")
            case .each(let people): (people, "each")
            case .together(let people): (people, "together")
            case .turns(let people): (people, "rotate")
            }
        let people = names(of: named, for: title)
        return (people, people.count > 1 ? mode : "")
    }

    /// The steps, each unlike the others, with none of the signs that stand between them.
    private mutating func steps(_ steps: [String], of title: String) -> [String] {
        var kept: [String] = []
        for step in steps {
            let line = step.replacing(/[;|]/, with: ",")
            let fitted = ForeignText.fitted(line, as: Title.self, 60, bytes: 240)
            losses.note(.shortened, of: title, if: fitted?.isShortened ?? !line.isEmpty)
            if let text = fitted?.text, !kept.contains(text) { kept.append(text) }
        }
        losses.note(.shortened, of: title, if: kept.count > 20)
        return Array(kept.prefix(20))
    }

    private func tags(_ labels: [String]) -> String {
        Set(labels.compactMap(ForeignText.tag)).sorted().prefix(20).joined(separator: ", ")
    }
}

// MARK: - Values

extension ListWriter {
    /// What it is called here; nothing without a name is brought in.
    private mutating func title(_ text: String) -> String? {
        guard let title = ForeignText.fitted(text, as: Title.self, 60, bytes: 240) else {
            losses.count(.unnamed, 1)
            return nil
        }
        losses.note(.shortened, of: title.text, if: title.isShortened)
        return title.text
    }

    private mutating func note(_ text: String, of title: String) -> String {
        let note = ForeignText.fitted(text, as: Note.self, 2_000, bytes: 8_000)
        losses.note(.shortened, of: title, if: note?.isShortened == true)
        return note?.text ?? ""
    }

    /// The number without its fraction, no more than there may be; `nil` for one that is less.
    private mutating func whole(
        _ number: Double, in range: ClosedRange<Int>, of title: String
    ) -> Int? {
        guard number.isFinite else { return nil }
        let rounded = number.rounded(.toNearestOrAwayFromZero)
        losses.note(.rounded, of: title, if: rounded != number || number > Double(range.upperBound))
        guard rounded >= Double(range.lowerBound) else { return nil }
        return Int(min(rounded, Double(range.upperBound)))
    }
}
