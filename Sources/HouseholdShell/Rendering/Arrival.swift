import Household
import HouseholdService

/// What somebody sees on coming in: a greeting, and what is to be done.
struct Arrival {
    /// `account` in JSON, with the recovery code.
    struct Document: Encodable {
        let username: String
        let name: String
        let kind: String
        let household: String?
        let role: String?
        let recoveryCode: String?
    }

    private let account: AccountView
    private let lines: [TerminalText]
    private let mayReveal: Bool

    init(_ account: AccountView, in conversation: Conversation) async {
        self.account = account
        mayReveal = conversation.options.reveal || conversation.canAsk
        guard !conversation.options.json else {
            lines = []
            return
        }
        lines =
            await Self.greeting(account) + Self.news(account, in: conversation)
            + Self.toDo(account, in: conversation)
    }

    var reply: Reply {
        Reply(account, lines)
    }

    /// The greeting with a recovery code, which a script sees only when it asks for it.
    func reply(showing code: Confidential?) -> Reply {
        let revealed = mayReveal ? code?.reveal() : nil
        let document = Document(
            username: account.username, name: account.name, kind: account.kind.rawValue,
            household: account.household, role: account.role?.rawValue, recoveryCode: revealed)
        guard code != nil else { return Reply(document, lines) }
        let advice: [TerminalText] =
            revealed.map { text in
                [
                    "Write this recovery code down and keep it away from this computer:",
                    "    \(text)",
                ]
            } ?? [
                "A recovery code was made, but not shown: a script has to say --reveal."
            ]
        return Reply(document, advice + lines)
    }

    private static func greeting(_ account: AccountView) -> [TerminalText] {
        guard let household = account.household else {
            return [
                "Hi \(account.name). You are in no household yet. Two ways on:",
                "  household create NAME   or   join   with a key from a parent",
            ]
        }
        return ["Hi \(account.name). Welcome to \(household)."]
    }

    /// What was reached and answered while away, told once.
    private static func news(
        _ account: AccountView, in conversation: Conversation
    ) async -> [TerminalText] {
        guard account.household != nil else { return [] }
        return await conversation.news().map(\.telling)
    }

    private static func toDo(
        _ account: AccountView, in conversation: Conversation
    ) async -> [TerminalText] {
        guard account.household != nil,
            let chores = try? await conversation.perform(ListChores())
        else { return [] }
        return await ChoreList(chores, in: conversation).lines
    }
}
