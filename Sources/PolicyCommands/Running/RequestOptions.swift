import ArgumentParser
import Cedar
import CedarJSON

/// A single request, in words or in a file.
struct RequestOptions: ParsableArguments {
    @Option(help: "Who asks, such as 'User::\"ana\"'.")
    var principal: String?

    @Option(help: "What they want to do, such as 'Action::\"view\"'.")
    var action: String?

    @Option(help: "What they want to do it to, such as 'Album::\"summer\"'.")
    var resource: String?

    @Option(help: "A file with the context, a JSON object.")
    var context: String?

    @Option(help: "A file with the request: {\"principal\":…,\"action\":…,\"resource\":…}.")
    var request: String?

    /// Whether the request is spelled out.
    var isInWords: Bool {
        principal != nil || action != nil || resource != nil || context != nil
    }
}

extension RequestOptions {
    /// The request that the options spell or name.
    func question(for schema: Schema?, on desk: Desk) throws(Failure) -> Question {
        if let request, !isInWords {
            let questions = try Questions.read(try desk.text(at: request), schema: schema)
            guard questions.count == 1, let question = questions.first else {
                throw .data(
                    "request.several", "\(request) has \(questions.count) requests, not one.",
                    try: ["policy authorize --requests \(request)"])
            }
            return question
        }
        guard request == nil, let principal, let action, let resource else {
            throw .usage(
                "A request is needed.",
                try: [
                    "--principal 'User::\"ana\"' --action 'Action::\"view\"' --resource 'Album::\"a\"'",
                    "--request FILE",
                ])
        }
        let doing = try Self.entity(action, of: "--action")
        return Question(
            request: Request(
                principal: try Self.entity(principal, of: "--principal"), action: doing,
                resource: try Self.entity(resource, of: "--resource"),
                context: try readContext(for: doing, schema: schema, on: desk)),
            place: "the request")
    }

    private static func entity(_ text: String, of option: String) throws(Failure) -> EntityUID {
        do throws(SyntaxError) {
            return try EntityUID(parsing: text, file: option)
        } catch {
            throw .problems(
                "request.entity", error.diagnostics.map { Problem($0, in: option) },
                try: ["\(option) 'User::\"ana\"'   the outer quotes are for the shell"])
        }
    }

    private func readContext(
        for action: EntityUID, schema: Schema?, on desk: Desk
    ) throws(Failure) -> Record {
        guard let context else { return Record() }
        let text = try desk.text(at: context)
        do throws(JSONError) {
            return try Record(contextJSON: text.text, for: action, schema: schema)
        } catch {
            throw text.failure(error)
        }
    }
}
