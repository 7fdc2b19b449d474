import Glibc
import LineEditor
import Testing

private let (begin, end) = ("\u{1B}[?2004h", "\u{1B}[?2004l")

/// Thirty lines, of which a screen of 24 rows shows 23.
private let request = PageRequest { _ in (1...30).map { "line \($0)" } }

private let firstPage = (1...23).map { "line \($0)\r\n" }.joined()

private let firstStatus = "-- 1-23 of 30   q: leave   Space: more   b: back   /: search"

// MARK: - Reading what is taller than the screen

extension TerminalTests {
    @Test("shows a text screen by screen, and what was read stays there")
    func pages() async throws {
        let before = device.settings
        async let ending = terminal.page(request)
        #expect(await device.shown(through: "search") == begin + firstPage + firstStatus)
        device.type(" ")
        let rest = (24...30).map { "line \($0)\r\n" }.joined()
        #expect(
            await device.shown(through: "search")
                == "\r\u{1B}[K" + rest + "-- end of 30 lines   Space: leave   b: back   /: search")
        device.type(" ")

        #expect(try await ending == .left)
        #expect(await device.shown() == "\r\u{1B}[K" + end)
        #expect(device.settings == before)
    }

    @Test("is put back however somebody leaves a text", arguments: ["q", "\u{3}", "\u{4}", "G\r"])
    func leavesPage(keys: String) async throws {
        let before = device.settings
        async let ending = terminal.page(request)
        _ = await device.shown(through: "search")
        device.type(keys)

        #expect(try await ending == .left)
        #expect(device.settings == before)
        #expect(await device.shown().hasSuffix("\r\u{1B}[K" + end))
    }

    @Test("goes back in a text by drawing it anew")
    func goesBack() async throws {
        async let ending = terminal.page(request)
        _ = await device.shown(through: "search")
        device.type("G")
        _ = await device.shown(through: "search")
        device.type("g")
        #expect(
            await device.shown(through: "search") == "\u{1B}[H\u{1B}[2J" + firstPage + firstStatus)
        device.type("q")

        #expect(try await ending == .left)
    }

    @Test("draws a text anew when the screen gets another size, as it is for that size")
    func isResizedWhilePaging() async throws {
        let wide = PageRequest { width in (1...30).map { "\(width)-\($0)" } }
        async let ending = terminal.page(wide)
        _ = await device.shown(through: "search")
        device.resize(columns: 20, rows: 3)
        #expect(
            await device.shown(through: "q: ")
                == "\u{1B}[H\u{1B}[2J20-1\r\n20-2\r\n-- 1-2 of 30   q: ")
        device.type("q")

        #expect(try await ending == .left)
    }

    @Test("shows nothing of a text that the screen has room for, or that it can't page")
    func pagesNothing() async throws {
        let short = PageRequest { _ in ["one", "two"] }
        let dumb = Terminal(input: device.line, output: device.line, isDumb: true)
        let piped = Terminal(input: device.line, output: -1)

        #expect(try await terminal.page(short) == .fits)
        #expect(try await dumb.page(request) == .fits)
        #expect(try await piped.page(request) == .fits)
        #expect(await device.shown() == "")
    }

    @Test("leaves a text when it hangs up, is interrupted, or nobody pressed a key for long enough")
    func isLeftAlone() async throws {
        var idle = request
        idle.idle = .milliseconds(1)
        #expect(try await terminal.page(idle) == .idle)
        _ = await device.shown()

        async let interrupted = terminal.page(request)
        _ = await device.shown(through: "search")
        kill(getpid(), SIGINT)
        #expect(try await interrupted == .left)

        let other = PseudoTerminal(columns: 72)
        async let hungUp = Terminal(input: other.line, output: other.line).page(request)
        _ = await other.shown(through: "search")
        other.hangUp()
        #expect(try await hungUp == .left)
    }

    @Test("is put back while the program is stopped in a text, and gives it up where asked to")
    func stopsInPage() async throws {
        let before = SignalAction.replace(SIGTSTP)
        defer { before.restore(SIGTSTP) }
        Witness.watch(device)
        async let ending = terminal.page(request)
        _ = await device.shown(through: "search")
        kill(getpid(), SIGTSTP)

        #expect(await device.shown(through: "]") == end + "[shows what is typed]")
        let again = await device.shown(through: "search")
        #expect(again == begin + "\u{1B}[H\u{1B}[2J" + firstPage + firstStatus)
        device.type("q")
        #expect(try await ending == .left)

        var parents = request
        parents.suspension = .endsLine
        async let given = terminal.page(parents)
        _ = await device.shown(through: "search")
        kill(getpid(), SIGTSTP)
        #expect(try await given == .idle)
    }

    @Test("draws a text for the size that the screen has when the program goes on")
    func isResizedWhileStopped() async throws {
        let wide = PageRequest { width in (1...30).map { "\(width)-\($0)" } }
        async let ending = terminal.page(wide)
        _ = await device.shown(through: "search")
        device.resizeQuietly(columns: 20, rows: 3)
        kill(getpid(), SIGCONT)

        #expect(
            await device.shown(through: "q: ")
                == begin + "\u{1B}[H\u{1B}[2J20-1\r\n20-2\r\n-- 1-2 of 30   q: ")
        device.type("q")
        #expect(try await ending == .left)
    }

    @Test("is put back before a signal ends the program in a text", arguments: [SIGTERM, SIGHUP])
    func restoresBeforeEnd(ofPaging signal: Int32) async throws {
        let settings = device.settings
        let before = SignalAction.replace(signal)
        defer { before.restore(signal) }
        Witness.watch(device)
        async let ending = terminal.page(request)
        _ = await device.shown(through: "search")
        kill(getpid(), signal)

        #expect(await device.shown(through: "]") == end + "[shows what is typed]")
        #expect(device.settings == settings)
        device.type("q\n")
        _ = try await ending
    }
}
