import HouseholdModel
import HouseholdService
import HouseholdWords

/// Adds lines of a pack: all that is not there yet, or nothing.
///
/// They go in as one list, so that there is one transaction, and one `undo` for all. Whoever may bring in lists may do
/// that, as far as the rules let them add each line by hand.
struct PackAdding {
    let pack: Pack
    /// Whether it is a file of the family's own, whose lines are named where something is wrong with them.
    let isOwn: Bool
    let person: String
    let context: CommandContext

    func add(_ lines: [PackLine]) async throws -> Reply {
        let items = try await items(of: lines)
        let (new, known) = try await parted(items)
        let added =
            new.isEmpty
            ? nil
            : try await telling {
                try await context.perform(ImportList(new, from: try source))
            }
        let view = PackAddedView(
            chores: added?.chores ?? [], rewards: added?.rewards ?? [], known: known)
        return Reply(view, told(of: view))
    }

    /// Throws where whoever is here may bring in nothing, before anybody is asked which lines.
    func checkAllowed() async throws {
        _ = try await context.rehearse(ImportList([], from: try source))
    }

    /// What the lines say.
    private func items(of lines: [PackLine]) async throws -> [ImportLine] {
        let reader = PackReader(
            quickAdd: try await context.quickAddReader(), person: person, context: context)
        do throws(PackProblems) {
            return try reader.items(of: lines)
        } catch {
            throw Failure(error.all, of: fileName)
        }
    }

    /// The items that are new, and the titles of those that are there already: called the same, and of the same people.
    ///
    /// They are rehearsed, because the household alone knows whose a chore is that is for `mia`.
    private func parted(
        _ items: [ImportLine]
    ) async throws -> (new: [ImportLine], known: [String]) {
        let rehearsed = try await telling {
            try await context.rehearse(ImportList(items, from: try source))
        }
        let open = Set(try await context.openChores().map { ChoreTwin($0) })
        let rewards = Set(try await context.perform(ListRewards()).map { RewardTwin($0) })
        var (chores, prizes) = (rehearsed.chores[...], rehearsed.rewards[...])
        var (new, known): ([ImportLine], [String]) = ([], [])
        for item in items {
            var twin: String?
            if case .reward = item.item {
                twin = prizes.popFirst().flatMap {
                    rewards.contains(RewardTwin($0)) ? $0.title : nil
                }
            } else {
                twin = chores.popFirst().flatMap { open.contains(ChoreTwin($0)) ? $0.title : nil }
            }
            if let twin { known.append(twin) } else { new.append(item) }
        }
        return (new, known)
    }

    /// What came of it, or what is wrong with which line.
    private func telling(_ work: () async throws -> ImportView) async throws -> ImportView {
        do {
            return try await work()
        } catch let failure as Failure {
            guard case .lines(let faults) = failure.cause, let first = faults.first else {
                throw failure
            }
            // That nobody is called so is wrong with no line.
            if case .notFound(.person, person) = first.error { throw Failure(first.error) }
            throw Failure(
                faults.map { ListProblem($0, of: .chores) }, of: fileName,
                isMore: faults.count == ListProblem.most)
        }
    }

    /// What the file is called in which a line stands; what comes from the input has no name.
    private var fileName: String? { pack.name == "-" ? nil : pack.name }

    private var source: FileReference {
        get throws {
            let name = isOwn ? pack.name : "\(pack.name).txt"
            guard let note = try? Note(name) else {
                throw Failure.value("The name of that file can't be kept. Call it chores.txt.")
            }
            return FileReference(called: note, content: Array(pack.text.utf8))
        }
    }

    private func told(of view: PackAddedView) -> [Phrase] {
        let isDryRun = context.options.dryRun
        let added: [Phrase] =
            view.chores.map { isDryRun ? "\($0.title)" : "Added: \($0.number) \($0.title)" }
            + view.rewards.map { isDryRun ? $0.headline : "Set: \($0.number) \($0.headline)" }
        let known = view.known.map { "There already: \($0)" as Phrase }
        return context.offeringUndo(added + known, !added.isEmpty)
    }
}

/// By what rewards are taken for the same.
private struct RewardTwin: Hashable {
    let words: [String]
    let members: Set<String>

    init(_ reward: RewardView) {
        words = FuzzyMatch.words(of: reward.title)
        members = Set(reward.for)
    }
}
