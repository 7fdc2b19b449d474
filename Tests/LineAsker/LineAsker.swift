import LineEditor

/// Asks for one line, or for a secret, and says what came; crashes when it should complete.
@main
struct LineAsker {
    static func main() async throws {
        let terminal = Terminal(input: 0, output: 1)
        guard CommandLine.arguments.last == "secret" else {
            var request = LineRequest(prompt: "> ")
            request.complete = { line, _ in preconditionFailure("there is nothing for \(line)") }
            return print("[\(try await terminal.readLine(request))]")
        }
        let secret = try await terminal.readSecret(LineRequest(prompt: "> "))
        let count = if case .typed(let bytes) = secret { bytes.count } else { 0 }
        print("[\(count) bytes]")
    }
}
