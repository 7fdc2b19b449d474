import LineEditor
import Testing

@Suite("A child is talked with")
struct ToneTests {
    /// A terminal at which Mia is as old as her parents say.
    private func stage(_ age: String) async throws -> Stage {
        let stage = try await Family.stage(Stage.Setting(isInteractive: true))
        let outcome = await stage.say("profile edit --for mia --age \(age)")
        #expect(outcome.exit == 0, "\(outcome)")
        return stage
    }

    @Test("in few words at 6 or 7, and a number alone says what is done")
    func isSimple() async throws {
        let stage = try await stage("6-7")

        let lines = ["chores", "help", "1", "undo", "quit"]
        let outcome = await stage.run([], as: "mia", input: lines)
        #expect(outcome.exit == 0)
        #expect(outcome.results.contains("Feed the cat"))
        #expect(!outcome.results.contains("Who"))
        #expect(!outcome.results.contains("Points"))
        #expect(outcome.results.contains("Type  1  when you finish."))
        #expect(outcome.results.contains("  1           you did number 1\n"))
        #expect(outcome.results.contains("\nNice! +2 points. You have 2.\n"))
        #expect(outcome.messages.contains("mia (2 pts) > \nmia (0 pts) > "))
    }

    @Test("as everybody is where a line is no number alone, or easy mode is off")
    func isNotEasy() async throws {
        let stage = try await stage("6-7")

        let other = await stage.run([], as: "mia", input: ["1 2", "quit"])
        #expect(other.messages.contains("There is no command \"1\"."))
        _ = await stage.say("settings easy off", as: "mia")
        let off = await stage.run([], as: "mia", input: ["1", "chores", "quit"])
        #expect(off.messages.contains("There is no command \"1\"."))
        #expect(
            off.messages.contains("settings easy on   from then on a number alone does it"))
        #expect(off.results.contains("Type  done 1  when you finish."))
        let script = await stage.run(["-f", "-"], as: "mia", input: ["1"])
        #expect(script.exit == 64)
    }

    @Test("as children are from 8 to 10")
    func isYoung() async throws {
        let stage = try await stage("8-10")

        let outcome = await stage.run([], as: "mia", input: ["chores", "done 1", "quit"])
        #expect(outcome.results.contains("Type  done 1  when you finish."))
        #expect(outcome.results.contains("Nice! \"Feed the cat\" is done. +2 points."))
    }

    @Test("as adults are from 11, but never of what is missed")
    func isGrown() async throws {
        let stage = try await stage("11-14")
        _ = await stage.say("chore add Dust --to mia --due 2026-11-20 --past")

        let outcome = await stage.run([], as: "mia", input: ["today", "done 1", "quit"])
        #expect(!outcome.results.contains("when you finish"))
        #expect(!outcome.results.contains("Nice!"))
        #expect(outcome.results.contains("\n\"Feed the cat\" is done. +2 points. You have 2.\n"))
        #expect(outcome.results.contains("still to do (yesterday)"))
        #expect(!outcome.results.contains("late"))
    }

    @Test("with a star for each digit of the code, where few keys are to be enough")
    func showsDigits() async throws {
        let stage = try await stage("6-7")
        _ = await stage.say("login mia --password-stdin", as: "mia", input: ["493817"])

        let lines = ["logout", "login mia", "493817", "profile password", "x", "quit"]
        _ = await stage.run([], as: "mia", input: lines)
        let marked = stage.prompts.filter { $0.mark == "*" }.map(\.prompt)
        #expect(
            marked.prefix(2) == ["Password or code: ", "Your password or code until now: "])
        _ = await stage.say("settings easy off", as: "mia")
        _ = await stage.run([], as: "mia", input: ["logout", "login mia", "493817", "quit"])
        #expect(stage.prompts.suffix(2).map(\.mark) == [nil, nil])
    }

    @Test("so that good news ring and move, where that is wanted and seen")
    func celebrates() async throws {
        let stage = try await Family.stage(Stage.Setting(isInteractive: true))
        let quiet = await stage.run([], as: "mia", input: ["done 1", "undo", "quit"])
        #expect(quiet.results.contains("*** "))
        #expect(!quiet.results.contains("\u{7}") && !quiet.results.contains("pictures]"))

        _ = await stage.say("settings sound on", as: "mia")
        let ringing = await stage.run([], as: "mia", input: ["done 1", "undo", "quit"])
        #expect(ringing.results.contains("\u{7}\"") || ringing.results.contains("\u{7}Nice!"))
        #expect(!ringing.results.contains("pictures]"))

        _ = await stage.say("settings motion on", as: "mia")
        let moving = await stage.run([], as: "mia", input: ["done 1", "undo", "quit"])
        #expect(moving.results.contains("\u{7}[10 pictures]\nNice!"))
        let edge = "\n" + String(repeating: "*", count: 80) + "\n"
        #expect(moving.results.split(separator: edge).count > 2)
        #expect(!ringing.results.contains(edge))
        let plain = await stage.run(["--plain"], as: "mia", input: ["done 1", "undo", "quit"])
        #expect(!plain.results.contains("pictures]"))
        let piped = await stage.run(["-f", "-"], as: "mia", input: ["done 1"])
        #expect(!piped.results.contains("\u{7}"))
    }
}
