import HouseholdModel
import HouseholdService
import HouseholdWords

/// The way from nothing to a household with people and a first chore, in five steps.
///
/// Nothing is kept before the third step is done; whoever stops after it goes on at the fourth next time. Enter alone
/// goes on wherever something can be left out, and asks once more where it can't: it is never a mistake.
struct Setup {
    let runner: LineRunner

    var context: CommandContext { runner.context }

    /// Whether somebody stopped after the third step.
    var isUnfinished: Bool {
        (try? note()?.read()) != nil
    }

    /// Makes a household, and goes on; the first parent is whoever is signed in, or somebody new.
    func begin(as account: AccountView?) async throws(Failure) {
        say([
            "Welcome. Let's set up your household. It takes about two minutes.",
            "You can stop with Ctrl-C at any time; nothing is saved until step 3 is done.", "",
        ])
        let name = try await name()
        let (zone, weekStart) = try await calendar()
        let code = account == nil ? try await parent() : nil
        _ = try await context.perform(
            CreateHousehold(name: name, zone: zone, weekStart: weekStart, template: .family))
        try keepNote()
        try await showRecovery(code)
        try await goOn()
    }

    /// Adds children, and what there is to do and to get first.
    func goOn() async throws(Failure) {
        let children = try await children()
        try await firstChores(for: children.first)
        try await firstRewards()
        try? note()?.remove()
        say(["", "Ready."] + (await entrances(children.map(\.key))))
        say([
            "  You: today shows what is to be done, help what else there is, tour is a two-minute walk."
        ])
    }

    /// How the children come in, each with its key.
    private func entrances(_ keys: [IssuedKey]) async -> [Phrase] {
        let ways = keys.compactMap { key in
            key.key.reveal().map { "\(key.member.name): join, with \($0)" as Phrase }
        }
        guard !ways.isEmpty else { return [] }
        return ["  Type logout, then \(ways.joined(separator: "; "))."]
    }
}

// MARK: - Where to go on

extension Setup {
    /// The file that is there while the set-up is not finished.
    private func note() throws(Failure) -> PrivateFile? {
        try context.session.ownFile("setup")
    }

    private func keepNote() throws(Failure) {
        do {
            try note()?.write(Array("4\n".utf8))
        } catch let failure as Failure {
            throw failure
        } catch let problem as PrivateFile.Problem {
            throw Failure(
                Explanation(
                    "setup.unsafe", .cannotCreate, problem.message(about: "note of the set-up")))
        } catch {
            throw Failure(.bug(String(describing: error)))
        }
    }
}
