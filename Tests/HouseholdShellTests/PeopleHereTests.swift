import LineEditor
import TestSupport
import Testing

@Suite("People at one terminal")
struct PeopleHereTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage(Stage.Setting(isInteractive: true))
    }

    @Test("are listed when nobody is signed in, and come in by their number")
    func areListed() async throws {
        let outcome = await stage.run(
            [], input: ["logout", "switch", "1", "quiet river lamp anna", "quit"])
        #expect(outcome.results.contains("Who is here?\n  1  Anna\n"))
        #expect(outcome.results.contains("Hi Anna. Nothing is late"))

        _ = await stage.run([], input: ["logout", "quit"])
        let next = await stage.run([], input: ["1", "quiet river lamp anna", "quit"])
        #expect(next.results.hasPrefix("Who is here?\n  1  Anna\nType your number or name, or:"))
        #expect(next.results.contains("Hi Anna."))
    }

    @Test("are forgotten if they like")
    func areForgotten() async throws {
        _ = await stage.run([], input: ["logout --forget", "quit"])

        let next = await stage.run([], input: ["1", "quit"])
        let welcome = "Welcome. Nobody is signed in here.\n"
        let ways = "  login NAME   if you have a name here     join   if a parent gave you a key\n"
        #expect(next.results.hasPrefix(welcome + ways))
        #expect(next.messages.contains("There is no command \"1\"."))
    }

    @Test("take turns, and each sees only their own")
    func takeTurns() async throws {
        let outcome = await stage.run(
            [],
            input: ["switch mia", "493817", "points give mia 5 --why x", "switch anna"]
                + ["wrong", "whoami", "switch anna", "quiet river lamp anna", "whoami", "quit"])

        #expect(outcome.messages.contains("mia (0 pts) >"))
        #expect(outcome.messages.contains("That name and code don't match."))
        #expect(outcome.results.contains("Mia (mia), child of Smith home"))
        #expect(outcome.results.contains("Anna (anna), owner of Smith home"))
    }

    @Test("stay who they are in their own window, whoever signs in in another")
    func stayInTheirWindow() async throws {
        let outcome = await stage.run(
            [],
            input: ["whoami", Stage.elsewhere + "login mia", "493817", "whoami", "lock", "quit"])

        #expect(outcome.results.matches(of: /Anna \(anna\), owner of Smith home/).count == 2)
        #expect(!outcome.messages.contains("mia ("))
        #expect(outcome.messages.contains("(locked) anna : "))
        let next = await stage.run(
            [],
            input: ["whoami", Stage.elsewhere + "login anna", "quiet river lamp anna", "whoami"]
                + ["points give mia 5 --why x", "logout", "quit"])
        #expect(next.results.matches(of: /Mia \(mia\), child of Smith home/).count == 2)
        #expect(next.messages.contains("Only a parent can give points"))
        #expect(await stage.say("whoami").results.contains("Anna (anna)"))
    }

    @Test("leave no session behind when somebody else comes in")
    func leaveNoSession() async throws {
        let before = await sessions()

        _ = await stage.say("login mia", input: ["493817"])
        _ = await stage.say("login anna", input: ["quiet river lamp anna"])

        #expect(await sessions() == before)
    }

    @Test("leave no session behind when they leave their window after somebody else came in")
    func leaveNoSessionInWindow() async throws {
        let before = await sessions()

        let outcome = await stage.run(
            [],
            input: [Stage.elsewhere + "login mia", "493817"]
                + [Stage.elsewhere + "login anna", "quiet river lamp anna", "whoami", "quit"])

        #expect(outcome.results.contains("Anna (anna), owner of Smith home"))
        #expect(await sessions() == before)
    }

    /// How many sessions Anna has.
    private func sessions() async -> Int {
        await stage.say("session list --json").results.matches(of: /"current"/).count
    }

    @Test("are not told that they stay when they were signed out elsewhere meanwhile")
    func areOutEverywhere() async throws {
        let outcome = await stage.run([], input: [Stage.elsewhere + "logout", "", "quit"])

        #expect(outcome.exit == 0)
        #expect(!outcome.messages.contains("You stay signed in"))
        let sibling = await stage.run([], as: "mia", input: ["quit"])
        #expect(sibling.messages.contains("You stay signed in"))
    }

    @Test("lock the shell, and nothing can be done until the password comes")
    func lock() async throws {
        let outcome = await stage.run(
            [],
            input: [
                "lock", Stage.interruption, "chores", "quiet river lamp anna", "whoami", "quit",
            ])
        #expect(outcome.messages.contains("(locked) anna : \n"))
        #expect(outcome.results.contains("Locked. Type the password of Anna, or: switch"))
        #expect(outcome.messages.contains("That name and code don't match."))
        #expect(outcome.results.contains("Anna (anna), owner of Smith home"))

        let other = await stage.run(
            [], as: "mia",
            input: ["lock", "switch", "login anna", "quiet river lamp anna", "lock"]
                + ["switch nobody", "switch mia", "493817", "whoami", "quit"])
        #expect(other.results.contains("Hi Anna."))
        #expect(other.messages.contains("That name and code don't match."))
        #expect(other.results.contains("Mia (mia), child of Smith home"))
    }

    @Test("come in at a locked shell by the name they are called, which is no wrong password")
    func switchWhileLocked() async throws {
        let outcome = await stage.run(
            [], as: "mia",
            input: ["lock", "switch", "login anna", "quiet river lamp anna", "lock"]
                + ["switch Mia", "493817", "lock", "login ANNA", "quiet river lamp anna"]
                + ["whoami", "quit"])
        #expect(!outcome.messages.contains("That name and code don't match."))
        #expect(outcome.results.contains("Hi Mia") || outcome.results.contains("Mia."))
        #expect(outcome.results.contains("Anna (anna), owner of Smith home"))

        let wrong = await stage.run([], input: ["lock", "wrong", "quit"])
        #expect(wrong.messages.contains("That name and code don't match."))
        #expect(!wrong.messages.contains("login NAME"))
    }

    @Test("leave no sign-in behind that nobody can use when they lock the shell")
    func endSessions() async throws {
        let password = "quiet river lamp anna"
        _ = await stage.run([], input: ["lock", password, "lock", password, "quit"])

        let sessions = await stage.say("session list --json").results
        #expect(sessions.matches(of: /"current":/).count == 1)
    }

    @Test(
        "lock their shell alone: other windows and scripts go on, and the next shell asks first",
        arguments: ["lock", Stage.absence, Stage.suspension])
    func lockOneShell(how: String) async throws {
        let password = "quiet river lamp anna"
        let left = await stage.run([], input: [how, "chores", "quit"])
        #expect(left.messages.contains("(locked) anna : \n"))
        let why = "Locked on Sat 21 Nov 17:00: nobody typed here for 5 minutes.\n"
        #expect(left.results.contains(why) == (how == Stage.absence))

        #expect(await stage.say("whoami").results.contains("Anna (anna), owner of Smith home"))
        let sessions = await stage.say("session list --json").results
        #expect(sessions.matches(of: /"current":/).count == 1)
        let next = await stage.run([], input: ["chores", "quit"])
        let locked = "Locked. Type the password of Anna, or: switch, switch NAME, quit\n"
        #expect(next.results == locked)
        #expect(next.messages.contains("That name and code don't match."))
        let owner = await stage.run([], input: [password, "whoami", "quit"])
        #expect(owner.results.contains("Anna (anna), owner of Smith home"))
        #expect(await stage.run([], input: ["quit"]).messages.hasPrefix("Smith home # \n"))
    }

    @Test("are told since when a child's shell is locked, and why")
    func lockAChild() async throws {
        let why = "Locked on Sat 21 Nov 17:00: nobody typed here for 15 minutes.\nWho is here?\n"
        let idle = await stage.run([], as: "mia", input: [Stage.absence, "chores", "quit"])
        #expect(idle.results.contains(why))
        #expect(idle.messages.contains("Nobody is signed in."))

        #expect(await stage.say("whoami", as: "mia").exit == 0)
        let next = await stage.run([], as: "mia", input: ["1", "493817", "whoami", "quit"])
        #expect(next.results.hasPrefix("Who is here?\n"))
        #expect(next.results.contains("Mia (mia), child of Smith home"))
        #expect(await stage.run([], as: "mia", input: ["quit"]).messages.hasPrefix("mia (0 pts) >"))
    }

    @Test("are let into nobody's shell by a wrong code")
    func lockOutOthers() async throws {
        let password = "quiet river lamp anna"
        let outcome = await stage.run(
            [],
            input: ["switch mia", "493817", "switch anna", password]
                + ["lock", "switch mia", "000000", "whoami", "quit"])

        #expect(!outcome.results.contains("Anna (anna)"))
        #expect(outcome.messages.contains("error: Nobody is signed in."))
    }

    @Test("come back to a locked shell with a new sign-in where the one before has ended")
    func unlockWithANewSession() async throws {
        let password = "quiet river lamp anna"
        let outcome = await stage.run(
            [], input: ["lock", Stage.elsewhere + "logout", "", password, "whoami", "quit"])
        #expect(outcome.results.contains("Anna (anna), owner of Smith home"))
        #expect(await stage.say("whoami").exit == 0)
    }

    @Test("are told when they were signed out in another window")
    func admitSignOut() async throws {
        let outcome = await stage.run([], input: [Stage.elsewhere + "logout", "", "", "quit"])
        let told = "You were signed out meanwhile: in another window, or by a parent.\nWho is here?"
        #expect(outcome.results.ranges(of: told).count == 1)
    }

    @Test("read what is shown once for as long as they like, and find the shell locked after it")
    func readWhatIsShownOnce() async throws {
        let password = "quiet river lamp anna"
        let outcome = await stage.run(
            [],
            input: ["child add Kim --sign-in code", Stage.absence, Stage.absence, "", password]
                + ["child key Kim", "whoami", "whoami", "quit"])

        let question = "Written down? Enter goes on > \n"
        #expect(outcome.messages.contains(question + question + "(locked) anna : \n"))
        #expect(outcome.messages.contains(question + "Smith home # whoami\n"))
        #expect(outcome.results.contains("Anna (anna), owner of Smith home"))
    }

    @Test("make room for the next where they leave a kiosk that is locked")
    func leaveALockedKiosk() async throws {
        let outcome = await stage.run(
            ["--kiosk"],
            input: ["1", "quiet river lamp anna", "lock", "quit", "1", "quiet river lamp anna"]
                + ["whoami", "lock"])

        #expect(outcome.results.contains("Who is here?\n  1  Anna\n"))
        #expect(outcome.results.contains("Anna (anna), owner of Smith home"))
        #expect(outcome.messages.hasSuffix("(locked) anna : \nchorus > \n\n"))
    }

    @Test(
        "are waited for at a question as long as at the prompt",
        arguments: [["login mia"], ["chore delete 3"], ["login"]])
    func leaveAQuestion(input: [String]) async throws {
        let outcome = await stage.run(
            [], input: input + [Stage.absence, "quiet river lamp anna", "whoami", "quit"])
        #expect(outcome.messages.contains("(locked) anna : \n"))
        #expect(outcome.results.contains("Anna (anna), owner of Smith home"))
        #expect(await stage.say("chore show 3").exit == 0)
        let question = try #require(stage.prompts.dropFirst().first)
        #expect(question.idle == .seconds(300))
        #expect(question.suspension == .endsLine)

        _ = await stage.run(
            ["--kiosk"], as: "mia", input: ["1", "493817", "login anna", "x", "lock", "quit"])
        #expect(stage.prompts.suffix(4).allSatisfy { $0.suspension == .isRefused })
    }

    @Test("have one thing done with a parent's rights, and are who they were again")
    func deputize() async throws {
        let outcome = await stage.run(
            [],
            as: "mia",
            input: [
                "as anna points give mia 5 --why helped", "quiet river lamp anna", "whoami",
                "as anna points give mia 5 --why helped", "wrong", "as anna login olga",
                "as anna", "points give mia 5 --why helped", "quit",
            ])

        #expect(outcome.results.contains("Mia gets 5 points, and has 5 points now."))
        #expect(outcome.results.contains("Mia (mia), child of Smith home"))
        #expect(outcome.messages.contains("Anna's password: "))
        #expect(outcome.messages.contains("That is not Anna's password."))
        #expect(outcome.messages.contains("What is to be done?"))
        // It is a parent's sign-in like any other, and tells what it finds of the books.
        #expect(outcome.messages.contains("From now on Chorus notices when somebody"))
        #expect(await stage.say("points").results.contains("0"))
        let history = await stage.say("audit list --json").results
        #expect(history.contains("points.bonus"))
        #expect(await stage.say("points history mia --json").results.contains(#""by":"anna""#))
    }

    @Test("who are helped in a script give the password on the next line")
    func deputizeInScripts() async throws {
        let script = "as anna --password-stdin points give mia 5 --why helped"
        let outcome = await stage.run(
            ["-f", "-"], as: "mia", input: [script, "quiet river lamp anna", "points"])

        #expect(outcome.exit == 0)
        #expect(outcome.results.contains("You have 5 points to spend"))
    }

    @Test(
        "have it done once where the request is sent again",
        arguments: [
            ["--request-id", id, "as", "anna", "--password-stdin"],
            ["as", "anna", "--password-stdin", "--request-id", id],
        ])
    func repeatRequests(words: [String]) async throws {
        let script = try await Family.stage()
        let command = words + ["points", "give", "mia", "5", "--why", "helped"]
        for _ in 1...2 {
            let outcome = await script.run(
                command, as: "mia", input: ["quiet river lamp anna"])
            #expect(outcome.results.contains("Mia gets 5 points, and has 5 points now."))
        }
        let other = "7e5a3c3e-8a6b-4f0e-9c1d-2b7e6f4a1c91"
        let line = ["--request-id", other, "-c", "points give max 5 --why helped"]
        _ = await script.run(line)
        #expect(await script.run(line).results.contains("Max gets 5 points, and has 5"))
    }

    private static let id = "5d5a3c3e-8a6b-4f0e-9c1d-2b7e6f4a1c90"

    @Test("who leave a kiosk make room for the next")
    func leaveAKiosk() async throws {
        let outcome = await stage.run(
            ["--kiosk"], as: "mia", input: ["1", "493817", "whoami", "exit", "whoami"])

        #expect(outcome.results.contains("Who is here?\n  1  Mia\n"))
        #expect(outcome.results.contains("Mia (mia), child of Smith home"))
        #expect(outcome.messages.contains("chorus > \n"))
        #expect(await stage.say("whoami", as: "mia").exit == 77)
    }

    @Test("come in by their name in a kiosk where nobody was before")
    func comeIntoAFreshKiosk() async throws {
        let outcome = await stage.run(
            ["--kiosk"], as: "zoe", input: ["Mia", "493817", "whoami", "quit"])

        #expect(outcome.messages.contains("Password or code: "))
        #expect(outcome.results.contains("Mia (mia), child of Smith home"))
    }

    @Test("start a kiosk at the list, whoever was signed in before")
    func startAKiosk() async throws {
        let outcome = await stage.run(["--kiosk"], input: ["chores", "quit"])

        #expect(outcome.results.hasPrefix("Who is here?\n  1  Anna\nType your number or name"))
        #expect(outcome.messages.contains("Nobody is signed in."))
        #expect(outcome.results.matches(of: /Who is here\?/).count == 2)
        #expect(await stage.say("whoami").exit == 77)
    }

    @Test("come in by their name in the list, which is shown again after a wrong code")
    func comeInByName() async throws {
        let password = "quiet river lamp anna"
        let outcome = await stage.run(
            [],
            input: ["logout", "anna", "wrong", "472913", "47 29-13", "ANNA", password, "whoami"]
                + ["logout", "switch", "Anna", password, "logout", "add x", "quit"])

        #expect(outcome.results.matches(of: /Who is here\?\n  1  Anna\n/).count == 2)
        #expect(outcome.messages.matches(of: /Type your number or name first\./).count == 2)
        #expect(!outcome.messages.contains("29"))
        #expect(outcome.messages.contains("Number or name: "))
        #expect(outcome.results.matches(of: /Hi Anna\./).count == 3)
        #expect(outcome.messages.contains("Nobody is signed in."))
        let nobody = await stage.run(
            [], as: "zoe", input: ["472913", "switch", "anna", "x", "quit"])
        #expect(nobody.messages.contains("Type login and your name first."))
        #expect(nobody.messages.contains("User name: "))
    }

    @Test("look again at what they looked at last")
    func lookAgain() async throws {
        let outcome = await stage.run(
            [], input: ["refresh", "rewards", "done 2", "refresh", "quit"])

        #expect(outcome.results.matches(of: /1  Cinema, at 5 points/).count == 2)
        let other = await stage.run(
            [], input: ["rewards", "switch mia", "493817", "refresh", "quit"])
        #expect(other.results.matches(of: /1  Cinema, at 5 points/).count == 1)
    }

    @Test("look again, and do nothing again that changed something")
    func changeOnce() async throws {
        let outcome = await stage.run(
            [],
            input: ["points give mia 5 --why \"helped grandma\"", "refresh", "points mia", "quit"])

        #expect(outcome.results.matches(of: /Mia gets 5 points/).count == 1, "\(outcome)")
    }
}
