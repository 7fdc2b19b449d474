import Glibc
import LineEditor
import Testing

// MARK: - Signals while a line is edited

extension TerminalTests {
    @Test(
        "is put back before a signal ends the program while a line is edited",
        arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE])
    func restoresBeforeEnd(ofEditing signal: Int32) async throws {
        let settings = device.settings
        let before = SignalAction.replace(signal)
        defer { before.restore(signal) }
        Witness.watch(device)
        async let line = terminal.readLine(LineRequest(prompt: "> "))
        _ = await device.shown(through: "> ")
        kill(getpid(), signal)

        #expect(await device.shown(through: "]") == "\u{1B}[?2004l[shows what is typed]")
        #expect(device.settings == settings)
        device.type("\n")
        _ = try await line
    }

    @Test("is put back while the program is stopped, and shows the line again after it")
    func showsLineAgain() async throws {
        let before = SignalAction.replace(SIGTSTP)
        defer { before.restore(SIGTSTP) }
        Witness.watch(device)
        async let line = terminal.readLine(LineRequest(prompt: "> "))
        _ = await device.shown(through: "> ")
        device.type("done")
        _ = await device.shown(through: "done")
        kill(getpid(), SIGTSTP)

        #expect(await device.shown(through: "]") == "\u{1B}[?2004l[shows what is typed]")
        #expect(await device.shown(through: "done") == "\u{1B}[?2004h\r> done")
        #expect(!device.echoes)
        device.type(" 1\r")
        #expect(try await line == .text("done 1"))
    }

    @Test("gives up the line when the program was stopped and the shell asked for that")
    func givesUpLine() async throws {
        let before = SignalAction.replace(SIGTSTP)
        defer { before.restore(SIGTSTP) }
        Witness.watch(device)
        var request = LineRequest(prompt: "> ")
        request.suspension = .endsLine
        async let line = terminal.readLine(request)
        _ = await device.shown(through: "> ")
        device.type("done")
        _ = await device.shown(through: "done")
        kill(getpid(), SIGTSTP)

        #expect(try await line == .suspended)
        #expect(device.echoes)
    }

    @Test("is set anew when the program goes on without having been told of a stop")
    func goesOn() async throws {
        let settings = device.settings
        async let line = terminal.readLine(LineRequest(prompt: "> "))
        _ = await device.shown(through: "> ")
        device.type("done")
        _ = await device.shown(through: "done")
        device.restore(settings)
        kill(getpid(), SIGCONT)

        #expect(await device.shown(through: "done") == "\u{1B}[?2004h\r> done")
        #expect(!device.echoes)
        device.type("\r")
        #expect(try await line == .text("done"))
    }

    @Test("refuses to stop where the shell asked for that")
    func refusesStop() async throws {
        var request = LineRequest(prompt: "> ")
        request.suspension = .isRefused
        async let line = terminal.readLine(request)
        _ = await device.shown(through: "> ")
        device.type("a\u{1A}b\r")

        #expect(try await line == .text("ab"))
        #expect(await device.shown().contains("\u{7}"))
    }

    @Test("drops the line at an interrupt from elsewhere")
    func isInterrupted() async throws {
        async let line = terminal.readLine(LineRequest(prompt: "> "))
        _ = await device.shown(through: "> ")
        device.type("done")
        _ = await device.shown(through: "done")
        kill(getpid(), SIGINT)

        #expect(try await line == .interrupted)
        #expect(await device.shown() == "^C\r\n\u{1B}[?2004l")
    }
}

// MARK: - Nobody there

extension TerminalTests {
    @Test("says when no key was pressed for long enough", arguments: [true, false])
    func isIdle(isDumb: Bool) async throws {
        let terminal = Terminal(input: device.line, output: device.line, isDumb: isDumb)
        let settings = device.settings
        var request = LineRequest(prompt: "> ")
        request.idle = .milliseconds(1)

        #expect(try await terminal.readLine(request) == .idle)
        #expect(device.settings == settings)
    }

    @Test("drops what was typed before nobody went on")
    func dropsWhenIdle() async throws {
        var request = LineRequest(prompt: "> ")
        request.idle = .seconds(3600)
        async let line = terminal.readLine(request)
        _ = await device.shown(through: "> ")
        device.type("done")
        _ = await device.shown(through: "done")
        kill(getpid(), SIGALRM)

        #expect(try await line == .idle)
        #expect(await device.shown() == "\r\n\u{1B}[?2004l")
    }

    @Test("has no more lines once it hangs up")
    func hangsUp() async throws {
        let device = PseudoTerminal()
        let terminal = Terminal(input: device.line, output: device.line)
        async let line = terminal.readLine(LineRequest(prompt: "> "))
        _ = await device.shown(through: "> ")
        device.hangUp()

        #expect(try await line == .endOfInput)
    }
}

// MARK: - Signals while no line is asked for

extension TerminalTests {
    @Test("takes note of Ctrl-C, which ends nothing, until the next command begins")
    func notesInterruption() async {
        let before = SignalAction.replace(SIGINT)
        defer { before.restore(SIGINT) }

        Interruption.begin()
        #expect(!Interruption.hasCome)
        kill(getpid(), SIGINT)
        while !Interruption.hasCome { await Task.yield() }
        Interruption.end()
        #expect(!Interruption.hasCome)
        Interruption.begin()
        #expect(!Interruption.hasCome)
        Interruption.end()
    }
}
