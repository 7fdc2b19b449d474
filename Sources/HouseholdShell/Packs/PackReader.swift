import HouseholdModel
import HouseholdService
import HouseholdWords
import QuickAdd

/// Reads what the lines of a pack say, with the readers behind `add` and `reward add`.
///
/// It asks nobody anything: a line that could mean two things is wrong in a file.
struct PackReader {
    let quickAdd: QuickAddReader
    /// Whose that is to be of which a line doesn't say whose it is.
    let person: String
    let context: CommandContext

    /// What the lines say, each with where it stands in its file.
    ///
    /// - Throws: All that hinders them.
    func items(of lines: [PackLine]) throws(PackProblems) -> [ImportLine] {
        var problems: [ListProblem] = []
        var items: [ImportLine] = []
        for line in lines {
            do {
                items.append(ImportLine(line.row, try item(of: line)))
            } catch {
                problems.append(
                    ListProblem(line: line.row, column: nil, message: Self.message(of: error)))
            }
        }
        guard problems.isEmpty else { throw PackProblems(all: problems) }
        return items
    }

    private func item(of line: PackLine) throws -> ImportLine.Item {
        let words = try Tokenizer.words(in: "add " + line.behindCommand).dropFirst()
        guard !line.isReward else { return .reward(try reward(words.map(\.text))) }
        return .chore(try chore(words.map { QuickAddWord($0) }))
    }

    private func chore(_ words: [QuickAddWord]) throws -> AddChore {
        switch quickAdd.read(words) {
        case .problem(let problem): throw problem
        case .choice(let readings):
            throw Failure.value("That can be understood in \(readings.count) ways.")
        case .reading(let reading):
            let title = try context.text(Title.self, reading.title, "title")
            return reading.draft(called: title, for: person)
        }
    }

    private func reward(_ words: [String]) throws -> AddReward {
        let said = RewardWords(words)
        guard said.at != nil || said.cost != nil else {
            throw Failure.value(
                "A reward says what it takes: reward add Ice cream for 12 points, or reward add Cinema at 60"
            )
        }
        let terms = try context.rewardTerms(
            at: said.at, cost: said.cost, count: nil, OfferWords(), from: nil, until: nil,
            hasDays: false)
        let title = try context.text(Title.self, said.title.joined(separator: " "), "title")
        return AddReward(
            title: title, at: terms.value, on: terms.terms, for: [person],
            tags: try context.tags(said.tags))
    }

    private static func message(of error: any Error) -> Phrase {
        switch error {
        case let problem as QuickAddProblem: problem.message
        case let failure as Failure: failure.explanation.message
        case let error as ServiceError: error.explanation.message
        case is Tokenizer.Unfinished: "This quote is never closed."
        default: Failure(.bug(String(describing: error))).explanation.message
        }
    }
}

/// All that hinders the lines of a pack.
struct PackProblems: Error {
    let all: [ListProblem]
}
