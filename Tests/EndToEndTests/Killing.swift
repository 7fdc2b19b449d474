import Foundation
import TestSupport
import Testing

extension BuiltProgram {
    /// Kills the program after ever longer parts of the time that a command takes, each time on a copy of this one.
    ///
    /// - Parameters:
    ///   - command: The command, which succeeds where nobody kills it.
    ///   - rounds: How often.
    ///   - whole: Looks at the program after the whole command.
    ///   - look: Looks at a program that was killed, or not any more: what came of the command, and after how many seconds
    ///     it was to be killed. Returns whether the command has done nothing.
    /// - Throws: What `whole` or `look` throws, or what hinders the program to start.
    func killing(
        _ command: [String], rounds: Int, whole: (BuiltProgram) throws -> Void,
        look: (BuiltProgram, Outcome, Double) throws -> Bool
    ) throws {
        let done = try Chorus.continuing(self)
        let start = ContinuousClock.now
        let outcome = try done.run(command)
        #expect(outcome.exit == 0, "\(outcome)")
        let duration = start.duration(to: .now) / .seconds(1)
        try whole(done)

        var untouched = 0
        for round in 1...rounds {
            let program = try Chorus.continuing(self)
            let seconds = duration * Double(round) / Double(rounds)
            let outcome = try program.run(
                command,
                through: ["/usr/bin/timeout", "--signal=KILL", String(format: "%.4f", seconds)])
            #expect([0, 137].contains(outcome.exit), "\(outcome)")
            if try look(program, outcome, seconds) { untouched += 1 }
        }
        #expect(untouched > 0, "none of \(rounds) came early enough")
    }
}
