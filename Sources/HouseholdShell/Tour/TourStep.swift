import HouseholdModel
import HouseholdService

/// What somebody tries in the tour.
enum TourStep: Int, CaseIterable {
    case add, today, done, approve, undo, reward

    /// Whether it is the child's turn.
    var isChilds: Bool { self == .done }

    /// What can be typed, as the parent sees things.
    func attempt(in parent: CommandContext) async -> String {
        switch self {
        case .add:
            parent.presenter.text("add Feed the cat every day for robin 2 points").plain
        case .today: "today"
        case .done:
            "done \(await Self.chores(.open, parent).first { $0.isRobins }?.number ?? 1)"
        case .approve: "approve robin"
        case .undo: "undo"
        case .reward: parent.presenter.text("reward add Cinema --cost 60").plain
        }
    }

    /// What it is about.
    var text: Phrase {
        switch self {
        case .add: "Add a chore in your own words: what, when, for whom, points."
        case .today: "What is due today, and who does it:"
        case .done: "Now you are Robin, who has fed the cat and says so."
        case .approve:
            "You are the parent again. Say OK to what Robin did; it pays."
        case .undo: "Whatever you changed last can be taken back: your OK."
        case .reward: "Points are for something: a reward and its price."
        }
    }

    /// What is said where a command worked and yet was not the one.
    var hint: Phrase {
        switch self {
        case .add: "Robin has nothing to do yet. A chore for Robin ends with: for robin"
        case .today: "That is not the list of today."
        case .done: "The chore is not done yet."
        case .approve: "Robin still waits for your OK."
        case .undo: "Nothing was taken back yet."
        case .reward: "There is no reward yet."
        }
    }

    /// Whether it has come about, seen by the parent, after a command that worked.
    func isDone(with words: [String], in parent: CommandContext) async -> Bool {
        switch self {
        case .add: await Self.chores(.open, parent).contains { $0.isRobins }
        case .today: words.starts(with: ["chore", "list"])
        case .done: await Self.progress(parent) != .open
        case .approve: await Self.progress(parent) == .finished
        case .undo: words == ["undo"]
        case .reward: await (try? parent.perform(ListRewards()))?.isEmpty == false
        }
    }

    /// The step to go back to where what came before it is no more.
    func fallBack(in parent: CommandContext) async -> TourStep? {
        guard self != .add, self != .undo else { return nil }
        if await Self.chores(.all, parent).isEmpty { return .add }
        let isOpen = await Self.progress(parent) == .open
        return self == .approve && isOpen ? .done : nil
    }

    private enum Progress { case open, waiting, finished }

    /// How far the chores have come.
    private static func progress(_ parent: CommandContext) async -> Progress {
        guard await chores(.waiting, parent).isEmpty else { return .waiting }
        return await chores(.completed, parent).isEmpty ? .open : .finished
    }

    private static func chores(
        _ filter: ListChores.Filter, _ parent: CommandContext
    ) async -> [ChoreView] {
        (try? await parent.perform(ListChores(filter))) ?? []
    }
}

extension ChoreView {
    /// Whether the child of the practice household may do it.
    fileprivate var isRobins: Bool {
        assignees.isEmpty || assignees.contains { $0.lowercased() == "robin" }
    }
}
