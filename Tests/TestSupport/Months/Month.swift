import Foundation
import SeededRandom

/// A family that lives with the program from Monday 23 November 2026 on, hour by hour.
package final class Month {
    let family: MonthFamily
    private let home: any MonthHome
    private var random: SeededGenerator
    /// How many lines somebody read on a morning.
    private(set) var mornings: [(who: String, day: Int, lines: Int)] = []
    /// What reached each child, by day.
    private(set) var messages: [String: [Int: [String]]] = [:]
    /// What was said of something that was answered by then.
    private(set) var stale: [String] = []
    /// What the children have earned, as is counted here.
    private(set) var earned: [String: Int] = [:]
    /// How many times something was done.
    private(set) var done = 0
    /// What waits, with since when.
    private var waiting: [Wait] = []
    /// How much of what arrived was looked at.
    private var read = 0

    private struct Wait {
        let number: Int
        let child: String
        let points: Int
        let hour: Int
    }

    /// Has a family move into a home where nobody was before.
    package init(of family: MonthFamily, in home: any MonthHome) async throws {
        (self.family, self.home) = (family, home)
        random = SeededGenerator(seed: UInt64(family.description.utf8.count))
        try await moveIn()
        for line in family.beginning { _ = try await say(line, as: owner) }
        for person in family.people { try await giveMessages(to: person) }
        read = home.arrived.count
    }

    private var owner: MonthFamily.Person { family.adults[0] }
}

// MARK: - Moving in

extension Month {
    private func moveIn() async throws {
        _ = try await say(
            "register --username \(owner.handle) --name \(owner.name) --password-stdin", as: owner,
            typing: [Self.password(of: owner)])
        let template = family.isFlat ? " --template housemates" : ""
        _ = try await say("household create Home --zone Europe/Berlin\(template)", as: owner)
        for adult in family.adults.dropFirst() {
            let role = family.isFlat ? "housemate" : "parent"
            try await join(adult, by: "member invite \(adult.name) --role \(role)")
        }
        for child in family.children { try await join(child, by: "child add \(child.name)") }
    }

    private func join(_ person: MonthFamily.Person, by line: String) async throws {
        let said = try await say(line, as: owner)
        guard let key = said.firstMatch(of: /[A-Z0-9]{4}-[A-Z0-9]{5}-[A-Z0-9]{5}/) else {
            throw Problem(description: "no key: \(said)")
        }
        _ = try await say(
            "join --username \(person.handle) --key-stdin --password-stdin", as: person,
            typing: [String(key.output), Self.password(of: person)])
    }

    private static func password(of person: MonthFamily.Person) -> String {
        "quiet river lamp \(person.handle)"
    }

    /// Has everybody reached at a topic that has their name.
    private func giveMessages(to person: MonthFamily.Person) async throws {
        if person.handle == owner.handle {
            _ = try await say("household settings messages titles", as: owner)
        }
        _ = try await say("notice add ntfy \(home.topic(of: person.handle))", as: person)
        guard let text = home.arrived.last?.text,
            let code = text.firstMatch(of: /code is ([0-9]+)/)?.1
        else { throw Problem(description: "no code for \(person.name)") }
        let isChild = family.children.contains { $0.handle == person.handle }
        _ = try await say(
            "notice confirm \(code)" + (isChild ? " --for \(person.handle)" : ""),
            as: isChild ? owner : person)
    }
}

// MARK: - Living

extension Month {
    /// Lives a day, from 6 to 22 o'clock.
    package func live(_ day: Int) async throws {
        for hour in 6...22 {
            _ = try await say("tick", as: owner, at: (day, hour))
            try await look(at: (day, hour))
            for person in family.people {
                if hour == 7 { try await wake(person, at: (day, hour)) }
                guard person.hours.contains(hour), person.days.contains(day % 7) else { continue }
                try await work(person, at: (day, hour))
                if family.adults.contains(where: { $0.handle == person.handle }) {
                    try await check(person, at: (day, hour))
                }
            }
        }
    }

    private func wake(_ person: MonthFamily.Person, at moment: (Int, Int)) async throws {
        let today = try await say("today", as: person, at: moment)
        let news = try await say("notice read", as: person, at: moment)
        for text in [today, news] {
            mornings.append((person.handle, moment.0, text.split(separator: "\n").count))
        }
    }

    /// Does some of what is to be done by now.
    private func work(_ person: MonthFamily.Person, at moment: (day: Int, hour: Int)) async throws {
        let date = Self.date(moment.day)
        for chore in try await chores("chore list --mine", as: person, at: moment)
        where chore.state == "open" && (chore.due?.day ?? date) <= date {
            guard Int.random(in: 0..<10, using: &random) < person.zeal else { continue }
            let text = try await say("done \(chore.number) --json", as: person, at: moment)
            let outcome = try Self.read(Completed.self, text)
            guard outcome.changed else { continue }
            done += 1
            let (points, hour) = (chore.points ?? 0, moment.day * 24 + moment.hour)
            if outcome.chore.state == "waiting" {
                waiting.append(
                    Wait(number: chore.number, child: person.handle, points: points, hour: hour))
            } else {
                earned[person.handle, default: 0] += points
            }
        }
    }

    /// Says OK to what waits, or no.
    private func check(_ person: MonthFamily.Person, at moment: (Int, Int)) async throws {
        guard !family.isFlat, person.zeal > 0 else { return }
        for wait in waiting {
            let isNo = Int.random(in: 0..<12, using: &random) < family.strictness
            let line =
                isNo ? "no \(wait.number) --why \"Look again\"" : "approve \(wait.number)"
            _ = try await say("\(line) --for \(wait.child)", as: person, at: moment)
            if !isNo { earned[wait.child, default: 0] += wait.points }
        }
        waiting = []
    }

    /// Looks at what arrived: nothing is told of what is answered.
    private func look(at moment: (day: Int, hour: Int)) async throws {
        settle(by: moment)
        let arrived = home.arrived.dropFirst(read)
        read += arrived.count
        for (handle, text) in arrived {
            messages[handle, default: [:]][moment.day, default: []].append(text)
            let isAsked = text.contains("waits for your OK")
            guard isAsked || text.contains(/is due|is late|reminds you/),
                let person = family.people.first(where: { $0.handle == handle })
            else { continue }
            let filter = isAsked ? "chore list --waiting" : "chore list"
            let open = try await chores(filter, as: person, at: moment)
            for title in text.matches(of: /"([^"]+)"/).map({ String($0.1) })
            where !open.contains(where: { $0.title == title }) {
                stale.append("\(handle), \(moment): \(text)")
            }
        }
    }

    /// What nobody looked at in time counts.
    private func settle(by moment: (day: Int, hour: Int)) {
        guard let silence = family.silence else { return }
        let now = moment.day * 24 + moment.hour
        for wait in waiting where now - wait.hour > silence {
            earned[wait.child, default: 0] += wait.points
        }
        waiting.removeAll { now - $0.hour > silence }
    }
}

// MARK: - Asking

extension Month {
    struct Points: Decodable {
        let earned, pending: Int
    }

    private struct Answer<Content: Decodable>: Decodable {
        let data: Content
    }

    private struct Chore: Decodable {
        struct Due: Decodable { let day: String }
        let number: Int
        let title, state: String
        let points: Int?
        let due: Due?
    }

    private struct Completed: Decodable {
        let changed: Bool
        let chore: Chore
    }

    func points(of person: MonthFamily.Person) async throws -> Points {
        try Self.read(Points.self, try await say("points --json", as: person))
    }

    func pending(of person: MonthFamily.Person) -> Int {
        waiting.filter { $0.child == person.handle }.map(\.points).reduce(0, +)
    }

    func verifies() async throws -> Bool {
        try await say("audit verify", as: owner).contains("The books add up")
    }

    private func chores(
        _ line: String, as person: MonthFamily.Person, at moment: (Int, Int)
    ) async throws -> [Chore] {
        try Self.read([Chore].self, try await say(line + " --json", as: person, at: moment))
    }

    private static func read<Content: Decodable>(
        _: Content.Type, _ text: String
    ) throws -> Content {
        try JSONDecoder().decode(Answer<Content>.self, from: Data(text.utf8)).data
    }

    /// Runs a line that works.
    private func say(
        _ line: String, as person: MonthFamily.Person, typing input: [String] = [],
        at moment: (day: Int, hour: Int)? = nil
    ) async throws -> String {
        let said = try await home.say(
            line, as: person.handle, typing: input,
            at: moment.map { (Self.date($0.day), $0.hour) })
        guard said.exit == 0 else {
            throw Problem(description: "\(person.handle)> \(line): \(said)")
        }
        return said.results
    }

    /// What keeps a family from living on.
    package struct Problem: Error, CustomStringConvertible {
        package let description: String
    }

    /// What a day is called, counted from Monday 23 November 2026, 0.
    private static func date(_ day: Int) -> String {
        let start = Date(timeIntervalSince1970: 1_795_392_000 + Double(day) * 86_400)
        return start.formatted(.iso8601.year().month().day())
    }
}
