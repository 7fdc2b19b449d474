import Glibc
import LineEditor
import Testing

/// The tests share the program's signals, so they run one after the other.
@Suite("A terminal", .serialized, .aheadOfOthers)
struct TerminalTests {
    let device = PseudoTerminal(columns: 72)
    var terminal: Terminal { Terminal(input: device.line, output: device.line) }
    /// One that edits lines by itself.
    private var dumb: Terminal {
        Terminal(input: device.line, output: device.line, isDumb: true)
    }

    @Test("knows that it is one, and how wide it is")
    func knowsItself() {
        #expect(Terminal.isTerminal(device.line))
        #expect(Terminal.width(device.line) == 72)
    }

    @Test("without a size has no width")
    func hasNoWidth() {
        let unsized = PseudoTerminal()

        #expect(Terminal.width(unsized.line) == nil)
        #expect(Terminal.width(-1) == nil)
    }

    @Test("shows a line while it is typed")
    func readsLine() async throws {
        async let line = dumb.readLine(LineRequest(prompt: "chorus > "))
        _ = await device.shown(through: "chorus > ")
        device.type("done féed cat\n")

        #expect(try await line == .text("done féed cat"))
        #expect(await device.shown() == "done féed cat\r\n")
    }

    @Test("tells the end of input from an empty line")
    func endsInput() async throws {
        device.type("\n\u{4}")

        #expect(try await dumb.readLine(LineRequest(prompt: "")) == .text(""))
        #expect(try await dumb.readLine(LineRequest(prompt: "")) == .endOfInput)
    }

    @Test("reports a line that is not text and goes on with the next")
    func reportsInvalidText() async throws {
        device.type([0xFF, 0xFE, 0x0A] + Array("done\n".utf8))

        let request = LineRequest(prompt: "")
        await #expect(throws: InputError.notText) { try await dumb.readLine(request) }
        #expect(try await dumb.readLine(request) == .text("done"))
    }

    @Test("drops the line at an interrupt and leaves the signal as it was")
    func dropsLine() async throws {
        let before = SignalAction(of: SIGINT)
        async let line = dumb.readLine(LineRequest(prompt: "chorus > "))
        _ = await device.shown(through: "chorus > ")
        kill(getpid(), SIGINT)

        #expect(try await line == .interrupted)
        #expect(SignalAction(of: SIGINT) == before)
    }

    @Test("refuses to be something else")
    func refusesPipe() async {
        let terminal = Terminal(input: -1, output: -1)

        await #expect(throws: InputError.system(EBADF)) {
            try await terminal.readSecret(LineRequest(prompt: ""))
        }
    }
}

// MARK: - Secrets

extension TerminalTests {
    @Test("doesn't show a secret")
    func hidesSecret() async throws {
        async let secret = terminal.readSecret(LineRequest(prompt: "Password: "))
        _ = await device.shown(through: "Password: ")
        let hidden = !device.echoes
        device.type("four little words\r")

        #expect(try await secret == .typed(Array("four little words".utf8)))
        #expect(hidden)
        #expect(device.echoes)
        #expect(await device.shown() == "\r\n\u{1B}[?2004l")
    }

    @Test("shows a mark for every character when asked to")
    func showsMarks() async throws {
        var request = LineRequest(prompt: "Code: ")
        request.mark = "*"
        async let secret = terminal.readSecret(request)
        _ = await device.shown(through: "Code: ")
        device.type("1é\u{7F}2\r")

        #expect(try await secret == .typed(Array("12".utf8)))
        #expect(await device.shown() == "**\u{8} \u{8}*\r\n\u{1B}[?2004l")
    }

    @Test(
        "is put back when the secret is given up",
        arguments: [("abc\u{3}", Secret.cancelled), ("\u{4}", .left)])
    func givesUp(keys: String, end: Secret) async throws {
        async let secret = terminal.readSecret(LineRequest(prompt: "Password: "))
        _ = await device.shown(through: "Password: ")
        device.type(keys)

        #expect(try await secret == end)
        #expect(device.echoes)
    }

    @Test(
        "takes the editing keys while a secret is typed",
        arguments: [
            ("abc\u{8}\u{7F}\u{7F}\u{7F}d", "d"),
            ("key \u{1F511}\u{7F}s", "key s"),
            ("wrong\u{15}right", "right"),
            ("a\u{1B}[Db\u{1B}[200~c\u{1B}[201~\u{1B}OD", "abc"),
            ("a\u{1B}b\u{4}\u{0}\t", "ab"),
            ("\u{1B}[200~one\r\n two\u{4}\u{7F}\u{1B}[201~\u{7F}o!", "one two!"),
            ("\u{1B}[200~\u{1B}[31mred\u{1B}[201~", "red"),
        ]
    )
    func takesKeys(keys: String, expected: String) async throws {
        async let secret = terminal.readSecret(LineRequest(prompt: "Password: "))
        _ = await device.shown(through: "Password: ")
        device.type(keys + "\r")

        #expect(try await secret == .typed(Array(expected.utf8)))
    }

    @Test("throws away what was pasted beyond a secret")
    func dropsPastedRest() async throws {
        async let secret = terminal.readSecret(LineRequest(prompt: "Password: "))
        _ = await device.shown(through: "Password: ")
        device.type("first line\nsecond line\n")
        #expect(try await secret == .typed(Array("first line".utf8)))

        device.type("done 1\n")
        #expect(try await dumb.readLine(LineRequest(prompt: "")) == .text("done 1"))
    }

    @Test("takes nobody to be there when no key was pressed for long enough")
    func isIdleForSecret() async throws {
        var request = LineRequest(prompt: "")
        request.idle = .milliseconds(1)
        #expect(try await terminal.readSecret(request) == .idle)
        #expect(device.echoes)
    }

    @Test("keeps what was typed before the question")
    func keepsTypeAhead() async throws {
        device.type("typed ahead\n")

        let secret = try await terminal.readSecret(LineRequest(prompt: ""))
        #expect(secret == .typed(Array("typed ahead".utf8)))
    }
}

// MARK: - Signals

extension TerminalTests {
    @Test(
        "is put back before a signal does what it did before",
        arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGABRT]
    )
    func restoresBeforeEnd(signal: Int32) async throws {
        let before = SignalAction.replace(signal)
        defer { before.restore(signal) }
        Witness.watch(device)
        async let secret = terminal.readSecret(LineRequest(prompt: "Password: "))
        _ = await device.shown(through: "Password: ")
        kill(getpid(), signal)

        #expect(await device.shown(through: "]") == "\u{1B}[?2004l[shows what is typed]")
        device.type("\u{4}\n")
        _ = try await secret
    }

    @Test("is put back while the program is stopped, and asks again after it")
    func restoresWhileStopped() async throws {
        let before = SignalAction.replace(SIGTSTP)
        defer { before.restore(SIGTSTP) }
        Witness.watch(device)
        async let secret = terminal.readSecret(LineRequest(prompt: "Password: "))
        _ = await device.shown(through: "Password: ")
        kill(getpid(), SIGTSTP)

        #expect(await device.shown(through: "]") == "\u{1B}[?2004l[shows what is typed]")
        #expect(await device.shown(through: "Password: ") == "\u{1B}[?2004hPassword: ")
        #expect(!device.echoes)
        device.type("again\r")
        #expect(try await secret == .typed(Array("again".utf8)))
        #expect(device.echoes)
    }

    @Test("gives up a secret when the program was stopped and the shell asked for that")
    func givesUpSecret() async throws {
        let before = SignalAction.replace(SIGTSTP)
        defer { before.restore(SIGTSTP) }
        Witness.watch(device)
        var request = LineRequest(prompt: "Password: ")
        request.suspension = .endsLine
        async let secret = terminal.readSecret(request)
        _ = await device.shown(through: "Password: ")
        device.type("abc")
        kill(getpid(), SIGTSTP)

        #expect(try await secret == .suspended)
        #expect(device.echoes)
    }

    @Test("refuses to stop at a secret where the shell asked for that")
    func refusesStopAtSecret() async throws {
        var request = LineRequest(prompt: "Password: ")
        request.suspension = .isRefused
        async let secret = terminal.readSecret(request)
        _ = await device.shown(through: "Password: ")
        device.type("ab\u{1A}c\r")

        #expect(try await secret == .typed(Array("abc".utf8)))
        #expect(await device.shown().contains("\u{7}"))
    }
}
