import ArgumentParser
import Dispatches
import HouseholdModel
import HouseholdService
import HouseholdWords

/// Reads today's chores aloud, for whoever does not read yet.
struct SayCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "say", abstract: "Read aloud what is to be done today.",
        discussion: """
            By speech-dispatcher, as a screen reader does, in the language that is set. Others at the same computer hear it. \
            Example: say
            """)

    static let card = CommandCard(asks: [.listChores], names: .nothing, kind: .shows)

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        let list = try await ChoreList(
            today: ListChores(.today), showingDone: true, in: context)
        let lines = list.aloud
        let language = context.presenter.language
        let sentences = lines.map { language.catalogue.text($0).plain }
        guard let id = Dispatch.ID("say") else { throw Failure(ServiceError.bug("an id")) }
        let speech = Errand.Speech(id: id, sentences: sentences, language: language.catalogue.tag)
        switch await context.session.courier([.speak(speech)], false).first?.outcome {
        case .accepted: return Reply(sentences, lines)
        case nil, .failed(.fault(.noProgram), _):
            throw Failure(
                Explanation(
                    "say.nobody", .unavailable,
                    "Nothing reads aloud at this computer: speech-dispatcher is not there, or not started."
                ))
        case .collected, .refused, .failed:
            throw Failure(
                Explanation(
                    "say.failed", .unavailable,
                    "What reads aloud at this computer did not take it. Try again."))
        }
    }
}
