import Foundation
import SeededRandom

/// A family that lives with the program from Monday 23 November 2026 on, hour by hour.
package final class Month {
    let family: MonthFamily
    private let home: any MonthHome
    var random: SeededGenerator
    /// How many lines somebody read on a morning.
    private(set) var mornings: [(who: String, day: Int, lines: Int)] = []
    /// What reached each child, by day.
    private(set) var messages: [String: [Int: [String]]] = [:]
    /// How often a message named something that can be answered or done.
    private(set) var asked = 0
    /// What was said of something that was answered by then.
    private(set) var stale: [String] = []
    /// What the children have earned, as is counted here.
    private(set) var earned: [String: Int] = [:]
    /// What they have spent of it, or given away, and what they were given besides.
    var spent: [String: Int] = [:]
    /// How many times something was done.
    private(set) var done = 0
    /// How often each habit was kept.
    var kept: [String: Int] = [:]
    /// What went wrong on a day, and is seen then alone.
    var faults: [String] = []
    /// The codes of the sheet on the wall, by the day of the week.
    var sheet: [[String]] = []
    /// The words of each one's last receipt.
    var receipts: [String: String] = [:]
    /// What waits, with since when.
    private var waiting: [Wait] = []
    /// How much of what arrived was looked at.
    private var read = 0

    private struct Wait {
        let chore: Chore
        let child: String
        let hour: Int
    }

    /// Has a family move into a home where nobody was before.
    package init(of family: MonthFamily, in home: any MonthHome) async throws {
        (self.family, self.home) = (family, home)
        random = SeededGenerator(seed: UInt64(family.description.utf8.count))
        try await moveIn()
        for line in family.beginning { _ = try await say(line, as: owner.handle) }
        for person in family.people { try await giveMessages(to: person) }
        read = home.arrived.count
    }

    var owner: MonthFamily.Person { family.adults[0] }
}

// MARK: - Moving in

extension Month {
    private func moveIn() async throws {
        _ = try await say(
            "register --username \(owner.handle) --name \(owner.name) --password-stdin",
            as: owner.handle)
        let template = family.isFlat ? " --template housemates" : ""
        _ = try await say("household create Home --zone Europe/Berlin\(template)", as: owner.handle)
        for adult in family.adults.dropFirst() {
            let role = family.isFlat ? "housemate" : "parent"
            try await join(adult, by: "member invite \(adult.name) --role \(role)")
        }
        for child in family.children { try await join(child, by: "child add \(child.name)") }
    }

    private func join(_ person: MonthFamily.Person, by line: String) async throws {
        let said = try await say(line, as: owner.handle)
        guard let key = said.firstMatch(of: /[A-Z0-9]{4}-[A-Z0-9]{5}-[A-Z0-9]{5}/) else {
            throw Problem(description: "no key: \(said)")
        }
        _ = try await say(
            "join --username \(person.handle) --key-stdin --password-stdin", as: person.handle,
            typing: [String(key.output), Self.password(of: person.handle)])
    }

    private static func password(of handle: String) -> String { "quiet river lamp \(handle)" }

    /// Has everybody reached at a topic that has their name.
    private func giveMessages(to person: MonthFamily.Person) async throws {
        if person.handle == owner.handle {
            _ = try await say("household settings messages titles", as: owner.handle)
        }
        _ = try await say("notice add ntfy \(home.topic(of: person.handle))", as: person.handle)
        guard let text = home.arrived.last?.text,
            let code = text.firstMatch(of: /code is ([0-9]+)/)?.1
        else { throw Problem(description: "no code for \(person.name)") }
        let isChild = family.children.contains { $0.handle == person.handle }
        _ = try await say(
            "notice confirm \(code)" + (isChild ? " --for \(person.handle)" : ""),
            as: isChild ? owner.handle : person.handle)
    }
}

// MARK: - Living

extension Month {
    /// Lives a day, from 6 to 22 o'clock.
    package func live(_ day: Int) async throws {
        for hour in 6...22 {
            _ = try await say("tick", as: owner.handle, at: (day, hour))
            try await look(at: (day, hour))
            try await keepHabits(at: (day, hour))
            for person in family.people {
                if hour == 7 { try await wake(person, at: (day, hour)) }
                guard person.hours.contains(hour), person.days.contains(day % 7) else { continue }
                try await work(person, at: (day, hour))
                if family.adults.contains(where: { $0.handle == person.handle }) {
                    try await check(person, at: (day, hour))
                }
            }
            try await useSheet(at: (day, hour))
        }
        if day % 7 == 6 { try await closeWeek(day) }
    }

    private func wake(_ person: MonthFamily.Person, at moment: (Int, Int)) async throws {
        let today = try await say("today", as: person.handle, at: moment)
        let news = try await say("notice read", as: person.handle, at: moment)
        for text in [today, news] {
            mornings.append((person.handle, moment.0, text.split(separator: "\n").count))
        }
    }

    /// Does some of what is to be done by now.
    private func work(_ person: MonthFamily.Person, at moment: (day: Int, hour: Int)) async throws {
        guard !isPaperDay(of: person, on: moment.day) else { return }
        let due = try await chores("chore list --mine", as: person.handle, at: moment).filter {
            $0.state == "open" && ($0.due?.day ?? Self.date(moment.day)) <= Self.date(moment.day)
        }
        var mustDos = due.count(where: \.mustDo)
        for chore in due where Int.random(in: 0..<10, using: &random) < person.zeal {
            guard !family.hasMustDosFirst || mustDos == 0 || chore.mustDo else {
                try await isRefused(
                    "done \(chore.number)", as: person.handle, at: moment,
                    because: "Nothing but must-dos counts while must-dos are open.")
                continue
            }
            let text = try await say("done \(chore.number) --json", as: person.handle, at: moment)
            let outcome = try Self.read(Completed.self, text)
            guard outcome.changed else { continue }
            mustDos -= chore.mustDo ? 1 : 0
            count(outcome, of: chore, by: person.handle, at: moment)
        }
    }

    /// Notes what was done, and what waits of it.
    func count(
        _ outcome: Completed, of chore: Chore, by handle: String, at moment: (day: Int, hour: Int)
    ) {
        done += 1
        guard outcome.chore.state == "waiting" else { return pay(for: chore, outcome, to: handle) }
        waiting.append(Wait(chore: chore, child: handle, hour: moment.day * 24 + moment.hour))
    }

    /// What somebody gets for a chore that counts now, by what was said of it and of its routine before.
    private func pay(for chore: Chore, _ outcome: Completed? = nil, to handle: String) {
        earned[handle, default: 0] += worth(of: chore)
        for routine in outcome?.routines ?? [] {
            earned[handle, default: 0] += family.bonuses[routine.name] ?? 0
        }
        guard let offer = chore.offer, offer.taken else { return }
        spent[offer.by, default: 0] += offer.points
        spent[handle, default: 0] -= offer.points
    }

    /// What a chore is worth: half, rounded up, where it is a sibling's and the family says so.
    private func worth(of chore: Chore) -> Int {
        let whole = chore.half?.of ?? chore.points ?? 0
        guard family.halves, let offer = chore.offer, offer.taken, family.isChild(offer.by) else {
            return whole
        }
        return (whole + 1) / 2
    }

    /// Says OK to what waits, or no.
    private func check(_ person: MonthFamily.Person, at moment: (Int, Int)) async throws {
        guard !family.isFlat, person.zeal > 0 else { return }
        for wait in waiting {
            let isNo = Int.random(in: 0..<12, using: &random) < family.strictness
            let number = wait.chore.number
            let line = isNo ? "no \(number) --why \"Look again\"" : "approve \(number)"
            let text = try await say(
                "\(line) --for \(wait.child) --json", as: person.handle, at: moment)
            if !isNo { pay(for: wait.chore, try Self.read(Completed.self, text), to: wait.child) }
        }
        waiting = []
    }

    /// Looks at what arrived: nothing is told of what is answered.
    private func look(at moment: (day: Int, hour: Int)) async throws {
        settle(by: moment)
        let arrived = home.arrived.dropFirst(read)
        read += arrived.count
        var known: [String: [String]] = [:]
        for (handle, text) in arrived {
            messages[handle, default: [:]][moment.day, default: []].append(text)
            for line in text.split(separator: "\n").map(String.init) {
                guard let list = Self.list(for: line) else { continue }
                let asker = "\(handle) \(list)"
                if known[asker] == nil {
                    known[asker] = try await titles(in: list, of: handle, at: moment)
                }
                let titles = Self.titles(in: line)
                asked += titles.count
                if !titles.allSatisfy({ known[asker]?.contains($0) == true }) {
                    stale.append("\(handle), \(moment): \(line)")
                }
            }
        }
    }

    /// What is in a list that somebody has.
    private func titles(
        in list: String, of handle: String, at moment: (day: Int, hour: Int)
    ) async throws -> [String] {
        guard list != "today" else {
            let today = try await say(list, as: handle, at: moment)
            return today.matches(of: /offers you "([^"]+)"/).map { String($0.1) }
        }
        let said = try await say(list + " --json", as: handle, at: moment)
        return try Self.read([Titled].self, said).map(\.title)
    }

    /// What a line of a message names: something in quotes, or the chores of a routine or of a summary.
    private static func titles(in line: String) -> [String] {
        let quoted = line.matches(of: /"([^"]+)"/).map { String($0.1) }
        let listing = /(?:^Late|^Due now|^Soon due|of [a-z]+|your OK): (.+)\.$/
        guard quoted.isEmpty, let list = line.firstMatch(of: listing)?.1 else { return quoted }
        return list.split(separator: ", ").map(String.init)
    }

    /// The line that lists what can still be answered or done of what a message is about; `nil` where it asks for nothing.
    private static func list(for text: String) -> String? {
        if text.contains(/[Ww]ait(s|ing)? for your OK/) { return "chore list --waiting" }
        if text.contains("offers you") { return "today" }
        if text.contains("wishes for") { return "reward wishes" }
        if text.contains("asks for") { return "reward requests" }
        let isReminder = text.contains(/is due|is late|reminds you|^(Late|Due now|Soon due)/)
        return isReminder ? "chore list" : nil
    }

    /// What nobody looked at in time counts.
    private func settle(by moment: (day: Int, hour: Int)) {
        guard let silence = family.silence else { return }
        let now = moment.day * 24 + moment.hour
        for wait in waiting where now - wait.hour > silence {
            pay(for: wait.chore, to: wait.child)
        }
        waiting.removeAll { now - $0.hour > silence }
    }
}

// MARK: - Asking

extension Month {
    struct Points: Decodable {
        let earned, pending, balance: Int
    }

    private struct Answer<Content: Decodable>: Decodable {
        let data: Content
    }

    struct Chore: Decodable {
        struct Due: Decodable { let day: String }
        struct Half: Decodable { let of: Int }
        struct Offer: Decodable {
            let by: String
            let points: Int
            let taken: Bool
        }

        let number: Int
        let title, state: String
        let points: Int?
        let due: Due?
        let mustDo: Bool
        let half: Half?
        let offer: Offer?
    }

    struct Completed: Decodable {
        struct Routine: Decodable { let name: String }

        let changed: Bool
        let chore: Chore
        let routines: [Routine]
    }

    private struct Titled: Decodable {
        let title: String
    }

    func points(of person: MonthFamily.Person) async throws -> Points {
        try Self.read(Points.self, try await say("points --json", as: person.handle))
    }

    func pending(of person: MonthFamily.Person) -> Int {
        waiting.filter { $0.child == person.handle }.map { worth(of: $0.chore) }.reduce(0, +)
    }

    func verifies() async throws -> Bool {
        try await say("audit verify", as: owner.handle).contains("The books add up")
    }

    private func chores(
        _ line: String, as handle: String, at moment: (Int, Int)
    ) async throws -> [Chore] {
        try Self.read([Chore].self, try await say(line + " --json", as: handle, at: moment))
    }

    static func read<Content: Decodable>(_: Content.Type, _ text: String) throws -> Content {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Answer<Content>.self, from: Data(text.utf8)).data
    }

    /// Runs a line that works.
    func say(
        _ line: String, as handle: String, typing input: [String] = [],
        at moment: (day: Int, hour: Int)? = nil
    ) async throws -> String {
        let said = try await outcome(of: line, as: handle, typing: input, at: moment)
        guard said.exit == 0 else {
            throw Problem(description: "\(handle)> \(line): \(said)")
        }
        return said.results
    }

    /// Runs a line that the rules say no to.
    func isRefused(
        _ line: String, as handle: String, at moment: (day: Int, hour: Int),
        because sentence: String
    ) async throws {
        let said = try await outcome(of: line, as: handle, at: moment)
        guard said.exit == 77, said.results.contains(sentence) else {
            throw Problem(description: "\(moment) \(handle)> \(line): \(said)")
        }
    }

    /// Runs a line, with the password of whoever types where it asks for one.
    func outcome(
        of line: String, as handle: String, typing input: [String] = [],
        at moment: (day: Int, hour: Int)? = nil
    ) async throws -> MonthHome.Outcome {
        let isProven = input.isEmpty && line.hasSuffix("--password-stdin")
        return try await home.say(
            line, as: handle, typing: isProven ? [Self.password(of: handle)] : input,
            at: moment.map { (Self.date($0.day), $0.hour) })
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
