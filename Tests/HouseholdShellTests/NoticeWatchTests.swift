import HouseholdShell
import LineEditor
import Synchronization
import Testing

@Suite("Whoever sits at the prompt")
struct NoticeWatchTests {
    /// What Anna does meanwhile.
    private let gift = "anna points give mia 5 helping"

    /// A stage on which news are looked for at once.
    private func stage(
        options: [String] = [], variables: [String: String] = [:]
    ) async throws -> Stage {
        try await Family.stage(
            Stage.Setting(
                isInteractive: true, options: options, variables: variables,
                newsPause: .milliseconds(1)))
    }

    @Test("is told above the line what is new, once")
    func isTold() async throws {
        let stage = try await stage()

        let outcome = await stage.run(
            [], as: "mia",
            input: [Stage.meanwhile + "anna points give mia 5 \"for helping\"", "whoami", "quit"])

        #expect(outcome.messages.contains("[above] Anna gave you 5 points: for helping.\n"))
        #expect(!outcome.results.contains("5 points"))
        let later = await stage.run([], as: "mia", input: ["", "quit"])
        #expect(!later.results.contains("5 points"))
    }

    @Test(
        "is told at once what a server tells of, from line to line, and asks for nothing meanwhile")
    func isToldByServer() async throws {
        let stage = try await Family.stage(
            Stage.Setting(isInteractive: true, isRemote: true, tellsChanges: true))

        let outcome = await stage.run(
            [], as: "mia",
            input: [
                Stage.meanwhile + "anna points give mia 5 helping", "whoami",
                Stage.meanwhile + "anna points give mia 7 helping", "switch max",
                "tortoise-umbrella",
                Stage.meanwhile + "anna points give max 9 helping", "quit",
            ])

        for points in [5, 7, 9] {
            #expect(outcome.messages.contains("[above] Anna gave you \(points) points"))
        }
        let looks = stage.carried.withLock { $0.count { $0.name == "WatchNotices" } }
        // What they do themselves has them look, too; the clock alone nobody minds for hours.
        #expect((3..<50).contains(looks), "\(looks)")
    }

    @Test("is told it below the line where it came too late to be seen above")
    func isToldBelow() async throws {
        let stage = try await stage()

        let outcome = await stage.run([], as: "mia", input: [Stage.unseen + gift, "", "quit"])

        #expect(stage.areTold.contains(true))
        #expect(outcome.results.contains("5 points"))
    }

    @Test("is told below the line alone where a screen reader reads along")
    func isReadOut() async throws {
        let stage = try await stage(options: ["--plain"])

        let outcome = await stage.run([], as: "mia", input: [Stage.unseen + gift, "", "quit"])

        #expect(!stage.areTold.isEmpty && !stage.areTold.contains(true))
        #expect(outcome.results.contains("5 points"))
    }

    @Test("is told their own, whoever sat there before")
    func isToldOwn() async throws {
        let stage = try await stage()

        let outcome = await stage.run(
            [], as: "mia",
            input: [
                Stage.meanwhile + gift, "switch max",
                "tortoise-umbrella",
                Stage.meanwhile + "anna points give max 7 helping", "quit",
            ])

        #expect(outcome.messages.contains("[above] Anna gave you 5 points"))
        #expect(outcome.messages.contains("[above] Anna gave you 7 points"))
    }

    @Test(
        "hears of it by the desktop where the terminal can say so",
        arguments: [
            (["TERM": "xterm-256color"], ""), ([:], ""),
            (["TERM_PROGRAM": "WezTerm"], "\u{1B}]9;There is news at home.\u{1B}\\"),
            (["TERM": "xterm-kitty"], "\u{1B}]99;;There is news at home.\u{1B}\\"),
            (["TERM": "foot"], "\u{1B}]777;notify;Chorus;There is news at home.\u{1B}\\"),
            (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux-0/default,1,0"], ""),
            (["TERM_PROGRAM": "ghostty", "STY": "1.pts"], ""),
        ] as [([String: String], String)])
    func hears(variables: [String: String], signs: String) async throws {
        let stage = try await stage(variables: variables)

        let outcome = await stage.run(
            [], as: "mia", input: [Stage.meanwhile + gift, "quit"])

        #expect(outcome.messages.contains("[above] \(signs)Anna gave you"))
    }

    @Test("hears a bell where sounds are on")
    func hearsBell() async throws {
        let stage = try await stage()

        let outcome = await stage.run(
            [], as: "mia",
            input: [
                "settings sound on", Stage.meanwhile + gift, "quit",
            ])

        #expect(outcome.messages.contains("[above] \u{7}Anna gave you"))
    }
}
