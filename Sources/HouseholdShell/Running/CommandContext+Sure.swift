import ArgumentParser
import HouseholdModel

/// How whoever does something that nobody can take back says that it is meant.
struct SureOptions: ParsableArguments {
    @Option(help: "The name that you would type to say that you are sure.")
    var confirm: String?
}

extension CommandContext {
    /// Asks whether to go on, which takes the name itself: nobody can take it back.
    func confirm(
        _ question: Phrase, naming name: String, _ confirmed: String?
    ) async throws(Failure) {
        guard !options.dryRun else { return }
        var typed = confirmed
        if typed == nil {
            let example = line(with: "--confirm", name)
            guard canAsk else {
                throw .usage("\(question) A script has to say so.", try: [example])
            }
            await heedSettings()
            typed = try await answer(
                "\(question) Type the name to go on: ", option: "--confirm", example: name)
        }
        guard typed == name else {
            throw .value("That is not the name. Nothing was changed.")
        }
    }
}
