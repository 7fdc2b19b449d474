import Glibc
import LineEditor
import Testing

/// What comes before and after an edited line: the terminal marks pastes meanwhile.
private let (begin, end) = ("\u{1B}[?2004h", "\u{1B}[?2004l")

// MARK: - Editing

extension TerminalTests {
    @Test("shows the prompt, each letter by itself, and nothing else")
    func showsLetters() async throws {
        async let line = terminal.readLine(LineRequest(prompt: "mia > "))
        #expect(await device.shown(through: "> ") == begin + "mia > ")

        for letter in "done 家" {
            device.type(String(letter))
            #expect(await device.shown(through: String(letter)) == String(letter))
        }
        device.type("\r")

        #expect(try await line == .text("done 家"))
        #expect(await device.shown() == "\r\n" + end)
    }

    @Test(
        "is put back after a line",
        arguments: [
            ("dnoe\u{1B}[D\u{1B}[D\u{7F}\u{1B}[3~on\r", .text("done")), ("done\u{3}", .interrupted),
            ("\u{4}", .endOfInput), ("\u{10}\r", .text("chore list")),
            ("\u{12}chore\r", .text("chore list")), ("\u{1B}[200~a\nb\u{1B}[201~\r", .text("a b")),
            ("\u{3}", .interrupted), ("x\u{C}y\r", .text("xy")),
        ] as [(String, Line)])
    func isPutBack(keys: String, expected: Line) async throws {
        let before = device.settings
        var request = LineRequest(prompt: "> ")
        request.history = ["chore list"]
        async let line = terminal.readLine(request)
        _ = await device.shown(through: "> ")
        device.type(keys)

        #expect(try await line == expected)
        #expect(device.settings == before)
        #expect(await device.shown().hasSuffix("\r\n" + end))
    }

    @Test("keeps what was typed ahead for the next line")
    func keepsTypedAhead() async throws {
        async let line = terminal.readLine(LineRequest(prompt: "> "))
        _ = await device.shown(through: "> ")
        device.type("one\rtwo\rth")

        #expect(try await line == .text("one"))
        #expect(try await terminal.readLine(LineRequest(prompt: "")) == .text("two"))
        device.type("ree\r")
        #expect(try await terminal.readLine(LineRequest(prompt: "")) == .text("three"))
    }

    @Test("takes an escape for a key when nothing follows")
    func settlesEscape() async throws {
        async let line = terminal.readLine(LineRequest(prompt: "> "))
        _ = await device.shown(through: "> ")
        device.type("\u{1B}")
        #expect(await device.shown(through: "\u{7}") == "\u{7}")
        device.type("b\r")

        #expect(try await line == .text("b"))
    }

    @Test("beeps once for a key that it does not know")
    func beeps() async throws {
        async let line = terminal.readLine(LineRequest(prompt: "> "))
        _ = await device.shown(through: "> ")
        device.type("\u{1B}[15~a\r")

        #expect(try await line == .text("a"))
        #expect(await device.shown().count { $0 == "\u{7}" } == 1)
    }

    @Test("runs nothing that is pasted, and says how many lines it was")
    func pastes() async throws {
        let request = LineRequest(prompt: "> ")
        async let line = terminal.readLine(request)
        _ = await device.shown(through: "> ")
        device.type("\u{1B}[200~done 1\ndone 2\r\ndone 3\n\u{1B}[201~")
        let notice = "3 lines pasted as one"
        let shown = await device.shown(through: "\u{1B}[1C")
        #expect(shown == "done 1 done 2 done 3\r\n\(notice)\u{1B}[1A\u{1B}[1C")
        device.type("\r")

        #expect(try await line == .text("done 1 done 2 done 3"))
        #expect(request.pasted.count == 3)
    }

    @Test("tells a screen reader of a paste on a line of its own")
    func pastesPlainly() async throws {
        var request = LineRequest(prompt: "> ")
        request.isPlain = true
        async let line = terminal.readLine(request)
        _ = await device.shown(through: "> ")
        device.type("\u{1B}[200~a\nb\u{1B}[201~")
        let shown = await device.shown(through: "> a b")
        #expect(shown == "a b\r\n2 lines pasted as one\r\n> a b")
        device.type("\r")

        #expect(try await line == .text("a b"))
    }

    @Test("draws the line anew when the screen gets another size")
    func isResized() async throws {
        async let line = terminal.readLine(LineRequest(prompt: "> "))
        _ = await device.shown(through: "> ")
        device.type("feed the cat")
        _ = await device.shown(through: "cat")
        device.resize(columns: 10)
        #expect(await device.shown(through: "cat") == "\u{1B}[1A\r\u{1B}[J> feed the cat")
        device.type("\r")

        #expect(try await line == .text("feed the cat"))
    }

    @Test(
        "begins with a line that is filled in and gives way to another, unless a screen reader reads along"
    )
    func isFilledIn() async throws {
        var request = LineRequest(prompt: "> ")
        request.prefill = "done 1"
        device.type("\r")

        #expect(try await terminal.readLine(request) == .text("done 1"))
        device.type("today\r")
        #expect(try await terminal.readLine(request) == .text("today"))
        device.type("\u{1B}[200~today\u{1B}[201~\r")
        #expect(try await terminal.readLine(request) == .text("today"))
        device.type("\u{5}2\r")
        #expect(try await terminal.readLine(request) == .text("done 12"))
        device.type("\r")
        request.isPlain = true
        #expect(try await terminal.readLine(request) == .text(""))
    }

    @Test(
        "proposes the rest of a line, unless a screen reader reads along", arguments: [true, false])
    func proposes(isPlain: Bool) async throws {
        var request = LineRequest(prompt: "> ")
        request.history = ["done"]
        request.showsGhost = true
        request.isPlain = isPlain
        async let line = terminal.readLine(request)
        _ = await device.shown(through: "> ")
        device.type("do\u{5}\r")

        let expected = isPlain ? "do" : "done"
        #expect(try await line == .text(expected))
    }

    @Test("edits no line itself when it can do nothing else")
    func isDumb() async throws {
        let terminal = Terminal(input: device.line, output: device.line, isDumb: true)
        let before = device.settings
        async let line = terminal.readLine(LineRequest(prompt: "mia > "))
        #expect(await device.shown(through: "> ") == "mia > ")
        #expect(device.settings == before)
        device.type("done 1\n")

        #expect(try await line == .text("done 1"))
        #expect(await device.shown() == "done 1\r\n")
        terminal.clear()
        #expect(await device.shown() == "")
    }

    @Test("is cleared, and what could be scrolled back to as well")
    func isCleared() async {
        terminal.clear()

        #expect(await device.shown() == "\u{1B}[H\u{1B}[2J\u{1B}[3J")
    }
}

// MARK: - Messages

extension TerminalTests {
    @Test("tells something above a line that is being typed")
    func tellsAbove() async throws {
        let messages = LineMessages()
        messages.show("Mia finished 1 chore")
        var request = LineRequest(prompt: "> ")
        request.messages = messages
        async let line = terminal.readLine(request)
        let first = await device.shown(through: "> ")
        #expect(first == begin + "\r\u{1B}[JMia finished 1 chore\r\n> ")

        device.type("done")
        _ = await device.shown(through: "done")
        messages.show("Leo asks for something:\nan ice cream")
        let second = await device.shown(through: "> done")
        #expect(second == "\r\u{1B}[JLeo asks for something:\r\nan ice cream\r\n> done")
        device.type(" 1\r")

        #expect(try await line == .text("done 1"))
        #expect(messages.take() == [])
    }

    @Test("lets messages wait while a screen reader reads along")
    func letsMessagesWait() async throws {
        let messages = LineMessages()
        var request = LineRequest(prompt: "> ")
        request.messages = messages
        request.isPlain = true
        messages.show("Mia finished 1 chore")
        device.type("done\r")

        #expect(try await terminal.readLine(request) == .text("done"))
        #expect(await device.shown().contains("Mia") == false)
        #expect(messages.take() == ["Mia finished 1 chore"])
    }
}

// MARK: - Completing

extension TerminalTests {
    @Test("completes what is typed, and lists what fits")
    func completes() async throws {
        var request = LineRequest(prompt: "> ")
        request.patience = .seconds(3600)
        request.complete = { line, cursor in
            let words = ["chore", "child"].filter { $0.hasPrefix(line) }
            return Completions(
                replacing: 0..<cursor, with: words.map { .init($0, description: "about \($0)") })
        }
        async let line = terminal.readLine(request)
        _ = await device.shown(through: "> ")
        device.type("c\t\t")
        let list = await device.shown(through: "about child")
        #expect(list.hasSuffix("\r\nchore  about chore\r\nchild  about child"))
        device.type("o\t1\r")

        #expect(try await line == .text("chore 1"))
    }

    @Test("goes on without completions that take too long")
    func goesOnWithout() async throws {
        var request = LineRequest(prompt: "> ")
        request.complete = { _, cursor in
            try? await Task.sleep(for: .seconds(3600))
            return Completions(replacing: 0..<cursor, with: [.init("done")])
        }
        async let line = terminal.readLine(request)
        _ = await device.shown(through: "> ")
        device.type("d\tx\r")

        #expect(try await line == .text("dx"))
    }
}
