import ArgumentParser
import Household
import HouseholdService

struct NoticeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "notice", abstract: "What you were told, such as what a parent answered.",
        subcommands: [List.self, Read.self])

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List what you were told, newest first.")

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let notices = try await conversation.perform(ListNotices())
            guard !notices.isEmpty else { return Reply(notices, ["Nothing was told yet."]) }
            let home = await Home(in: conversation)
            return Reply(
                notices,
                notices.map { notice -> Phrase in
                    notice.read
                        ? "\(notice.number)  \(home.moment(notice.at))  \(notice.text)"
                        : "\(notice.number)  \(home.moment(notice.at))  \(notice.text)  (new)"
                })
        }
    }

    struct Read: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "read", abstract: "Show what is new, once.")

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let notices = try await conversation.perform(ReadNotices())
            return Reply(
                notices, notices.isEmpty ? ["Nothing is new."] : notices.tellings)
        }
    }
}

extension [NoticeView] {
    /// What is said once at the next prompt; several new chores are said in one line.
    var tellings: [Phrase] {
        let assigned = filter { $0.kind == "chore-assigned" }
        guard assigned.count > 1 else { return map(\.telling) }
        let titles = assigned.compactMap(\.title).joined(separator: ", ")
        return filter { $0.kind != "chore-assigned" }.map(\.telling) + ["New for you: \(titles)."]
    }
}

extension NoticeView {
    /// What is said once at the next prompt; a reward or a badge is celebrated.
    var telling: Phrase {
        ["reward-reached", "badge-earned"].contains(kind) ? .celebrating(text) : text
    }
}
