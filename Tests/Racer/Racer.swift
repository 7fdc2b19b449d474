import Foundation
import HouseholdService
import HouseholdDatabase

/// One of two processes that want the same thing at once: `racer careful|hasty FILE MILLISECONDS`.
///
/// The first line of its input is the token of a session; each other one is something to do, such as `done 12`,
/// and is answered with a line: `won`, `unchanged`, or what the error is called.
@main
struct Racer {
    static func main() async throws {
        let words = CommandLine.arguments
        guard words.count == 4, let time = Int64(words[3]), let token = readLine() else {
            return answer("usage: racer careful|hasty FILE MILLISECONDS")
        }
        if words[1] == "hasty" {
            let runner = try HastyRunner(of: words[2], token: token, at: time)
            await run { wish, chore in try runner.run(wish, chore) ? "won" : wish.second }
        } else {
            let runner = try CarefulRunner(of: words[2], token: token, at: time)
            await run { wish, chore in
                try await runner.run(wish, chore) ? "won" : "unchanged"
            }
        }
    }

    private static func run(_ does: (Wish, Int) async throws -> String) async {
        while let line = readLine() {
            let words = line.split(separator: " ").map(String.init)
            guard words.count == 2, let wish = Wish(rawValue: words[0]), let chore = Int(words[1])
            else { return answer("\(line) can't be done") }
            do {
                answer(try await does(wish, chore))
            } catch {
                answer(name(of: error))
            }
        }
    }

    private static func name(of error: any Error) -> String {
        switch error {
        case let error as ServiceError: error.code
        case let error as StoreError: ServiceError(error).code
        default: "\(error)"
        }
    }

    private static func answer(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}

/// What to do with a chore.
enum Wish: String {
    case done, claim, approve, undone
    case request, grant, withdraw
    /// Leave, hand over to Ben, remove Anna, remove Mia.
    case leave, transfer, remove, expel
    /// Let Zoe in, who waits, or don't.
    case admit, refuse
    /// Come in with the key that lies beside the data file.
    case join

    /// What somebody is told who comes second.
    var second: String {
        switch self {
        case .done: "chore.already-done"
        case .claim, .leave, .transfer, .remove, .expel: "rule.denied"
        case .approve, .undone, .grant: "unchanged"
        case .request: "reward.sold-out"
        case .withdraw: "request.answered"
        case .admit, .refuse: "member.not-waiting"
        case .join: "key.refused"
        }
    }
}
