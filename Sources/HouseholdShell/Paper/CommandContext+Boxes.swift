import HouseholdModel
import HouseholdService
import HouseholdWords

extension CommandContext {
    /// Reads the codes of boxes that were ticked.
    ///
    /// - Parameters:
    ///   - typed: The codes.
    ///   - doer: Who did what is anyone's, where that is not whoever types it.
    ///   - date: A day that was said beside them, which they have in themselves.
    /// - Returns: The boxes in the order of their days, each with somebody whose it is or who did it.
    /// - Throws: ``Failure`` where one is no code of this home, or somebody else's than `doer`; then nothing is to be marked.
    func boxes(
        _ typed: [String], of doer: String?, on date: String?
    ) async throws -> [BoxCode] {
        guard date == nil else {
            throw Failure.usage("A code has its day in it.", try: ["done --code QW-7XKP"])
        }
        let words = Self.words(typed)
        guard !words.isEmpty else {
            throw Failure.usage(
                "Type what stands below the boxes that are ticked.", try: ["done --code QW-7XKP"])
        }
        let (account, home) = try await atHome()
        let read = words.map { ($0, code($0, in: home)) }
        let wrong = read.filter { $0.1 == nil }.map(\.0)
        guard wrong.isEmpty else {
            throw Failure(
                Explanation(
                    "paper.unknown", .data,
                    "\(wrong.count) codes stand for no box of this home, so nothing was marked: \(Phrase(verbatim: wrong.joined(separator: ", ")))"
                ))
        }
        func handle(_ name: String) -> String { home.person(called: name)?.handle ?? name }
        let named = doer.map(handle)
        let boxes = read.compactMap(\.1).sorted { $0.day < $1.day }
        if let named, let box = boxes.first(where: { $0.person.map(handle) ?? named != named }) {
            throw Failure.usage(
                "A box that is somebody's own is theirs; --for says who did what is anyone's.",
                try: ["done --code \(box)"])
        }
        return boxes.map { box in
            BoxCode(
                number: box.number, day: box.day,
                person: box.person.map(handle) ?? named ?? account.username)
        }
    }

    /// Whether one of the words is a code of this home.
    func areCodes(_ typed: [String]) async -> Bool {
        let words = Self.words(typed).filter(BoxCode.isWellFormed)
        guard !words.isEmpty, let home = await session.asker()?.home else { return false }
        return words.contains { code($0, in: home) != nil }
    }

    private func code(_ word: Substring, in home: Asker.Home) -> BoxCode? {
        BoxCode(word, near: today(in: home), among: home.namesOnPaper)
    }

    private func today(in home: Asker.Home) -> Day { home.zone.day(at: session.clock.now()) }

    private static func words(_ typed: [String]) -> [Substring] {
        typed.flatMap { $0.split { $0 == "," || $0.isWhitespace } }
    }

    /// Marks the chore of a box as done, as the rules have it: one's own, or somebody else's.
    ///
    /// A date that is kept until it is done stands for those after it, which come up with it alone: then the box of one of
    /// these is for that date. The next one is that after the day of the box, so that each day that was ticked counts.
    func done(_ box: BoxCode) async throws(Failure) -> CompletionView {
        do throws(Failure) {
            return try await done(box, on: box.day)
        } catch {
            guard case .chore(.noDate) = error.cause, let day = try await openDay(before: box)
            else { throw error }
            return try await done(box, on: day)
        }
    }

    private func done(_ box: BoxCode, on day: Day) async throws(Failure) -> CompletionView {
        let (account, _) = try await atHome()
        guard let person = box.person, person != account.username else {
            return try await perform(CompleteChore(box.number, on: day, ticked: box.day))
        }
        return try await perform(
            CompleteChoreFor(box.number, on: day, doer: person, ticked: box.day))
    }

    /// The day of the open date of a box's chore, where that was to be done before the box, by the same one or by anyone.
    private func openDay(before box: BoxCode) async throws(Failure) -> Day? {
        let (_, home) = try await atHome()
        var chore = try await perform(ShowChore(box.number))
        if [.each, .together].contains(chore.mode) {
            chore = (try? await perform(ShowChore(box.number, of: box.person))) ?? chore
        }
        let whose = chore.turn.map { [$0] } ?? chore.assignees
        guard chore.state == .open, let day = chore.due?.day, day < box.day,
            box.day <= today(in: home),
            whose.isEmpty || box.person.map(whose.contains) ?? true
        else { return nil }
        return day
    }
}

extension Asker.Home {
    /// The names by which codes can stand for those who live there: of whoever had yet to join when a sheet was printed that is
    /// the name at home.
    var namesOnPaper: [String] { Array(Set(people.flatMap { [$0.handle, $0.name] })) }
}
