import Foundation
import HouseholdModel

// Lists that a chore carries are kept in one column: steps as lines, tags as words, people as their identities.

extension Fields {
    /// A day with, maybe, a time.
    func due(_ day: String, _ time: String) throws(StoreError) -> Due? {
        guard let day = try optionalDay(day) else { return nil }
        return Due(
            day: day,
            time: try optionalText(time).map { text throws(StoreError) in
                try parsed(time, text) { TimeOfDay($0) }
            })
    }

    func checklist(_ column: String) throws(StoreError) -> Checklist? {
        guard let text = try optionalText(column) else { return nil }
        return try parsed(column, text) { text in
            let lines = text.split(separator: "\n").map(String.init)
            let steps = lines.compactMap { try? Title($0) }
            return steps.count == lines.count ? Checklist(steps) : nil
        }
    }

    func tags(_ column: String) throws(StoreError) -> [Tag] {
        try parsed(column, text(column)) { text in
            let words = text.split(separator: " ")
            let tags = words.compactMap { Tag(String($0)) }
            return tags.count == words.count ? tags : nil
        }
    }

    func lineup(_ column: String) throws(StoreError) -> Lineup {
        try parsed(column, bytes(column)) { Lineup(of: $0) }
    }

    func rotation(_ people: String, _ turns: String) throws(StoreError) -> Rotation {
        let members = try bytes(people)
        return try parsed(turns, text(turns)) { Rotation(turns: $0, members) }
    }
}

/// Several members one after the other, each with the bytes of the identity; nobody has zeros.
private enum People {
    private static let nobody = [UInt8](repeating: 0, count: 16)

    static func members(_ bytes: [UInt8]) -> [Member.ID?]? {
        guard bytes.count.isMultiple(of: nobody.count) else { return nil }
        return stride(from: 0, to: bytes.count, by: nobody.count).map { place in
            let member = Array(bytes[place..<place + nobody.count])
            return member == nobody ? nil : Member.ID(bytes: member)
        }
    }

    static func blob(_ members: [Member.ID?]) -> Data {
        Data(members.flatMap { $0?.bytes ?? nobody })
    }
}

extension Lineup {
    fileprivate init?(of people: [UInt8]) {
        guard let members = People.members(people), !members.contains(nil) else { return nil }
        self.init(members.compactMap(\.self))
    }
}

extension Rotation {
    private static let roster = "roster"

    fileprivate init?(turns text: String, _ people: [UInt8]) {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 2 else { return nil }
        if words[0] == Self.roster {
            guard let slots = People.members(people),
                let roster = Day(words[1]).flatMap({ Roster(from: $0, slots) })
            else { return nil }
            self = .roster(roster)
        } else {
            guard let strategy = Strategy(rawValue: words[0]),
                let passing = Passing(rawValue: words[1]), let lineup = Lineup(of: people)
            else { return nil }
            self = .turns(lineup, strategy, passing)
        }
    }

    fileprivate var turns: String {
        switch self {
        case .turns(_, let strategy, let passing): "\(strategy.rawValue) \(passing.rawValue)"
        case .roster(let roster): "\(Self.roster) \(roster.start)"
        }
    }

    fileprivate var people: Data {
        switch self {
        case .turns(let lineup, _, _): People.blob(lineup.members)
        case .roster(let roster): People.blob(roster.slots)
        }
    }
}

extension Chore.Assignment {
    /// The one member, where it is one's.
    var assignee: Member.ID? {
        guard case .one(let member) = self else { return nil }
        return member
    }

    /// Several members as they are kept.
    var people: Data? {
        switch self {
        case .anyone, .one: nil
        case .each(let lineup), .together(let lineup): People.blob(lineup.members)
        case .rotation(let rotation): rotation.people
        }
    }

    /// How it goes round, as it is kept.
    var turns: String? {
        guard case .rotation(let rotation) = self else { return nil }
        return rotation.turns
    }
}
