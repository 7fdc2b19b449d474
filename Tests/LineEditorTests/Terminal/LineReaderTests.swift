import Glibc
import LineEditor
import Testing

@Suite("A line reader")
struct LineReaderTests {
    @Test("reads lines up to the last, which needs no line break")
    func readsLines() async throws {
        let script = Script("chore list\r\n\n  done 1")
        let reader = LineReader(descriptor: script.output)

        #expect(try await reader.readLine() == .text("chore list"))
        #expect(try await reader.readLine() == .text(""))
        #expect(try await reader.readLine() == .text("  done 1"))
        #expect(try await reader.readLine() == .endOfInput)
    }

    @Test("hands out secrets as they stand")
    func readsSecrets() async throws {
        let script = Script("login anna --password-stdin\n# not a comment \n\n\u{E9}")
        let reader = LineReader(descriptor: script.output)

        #expect(try await reader.readLine() == .text("login anna --password-stdin"))
        #expect(try await reader.readSecret() == Array("# not a comment ".utf8))
        #expect(try await reader.readSecret() == [])
        #expect(try await reader.readSecret() == Array("é".utf8))
        #expect(try await reader.readSecret() == nil)
    }

    @Test("leaves what follows the line to others")
    func leavesRest() async throws {
        let script = Script("first\nsecond\n")

        #expect(try await LineReader(descriptor: script.output).readLine() == .text("first"))
        #expect(try await LineReader(descriptor: script.output).readLine() == .text("second"))
    }

    @Test("reports a line that is not text and goes on with the next")
    func reportsInvalidText() async throws {
        let script = Script(bytes: [0x64, 0xC3, 0x0A] + Array("done\n".utf8))
        let reader = LineReader(descriptor: script.output)

        await #expect(throws: InputError.notText) { try await reader.readLine() }
        #expect(try await reader.readLine() == .text("done"))
    }

    @Test("reports a line that is too long and goes on with the next")
    func reportsLongLine() async throws {
        let longest = [UInt8](repeating: 0x78, count: LineReader.maximumLength)
        let script = Script(bytes: longest + [0x78, 0x0A] + longest + Array("\ndone\n".utf8))
        let reader = LineReader(descriptor: script.output)

        await #expect(throws: InputError.tooLong) { try await reader.readLine() }
        #expect(try await reader.readSecret() == longest)
        #expect(try await reader.readLine() == .text("done"))
    }

    @Test("reports what the system says")
    func reportsSystemErrors() async {
        let reader = LineReader(descriptor: -1)

        await #expect(throws: InputError.system(EBADF)) { try await reader.readLine() }
    }
}

/// A file with the lines of a script, which nobody else can open.
private struct Script: ~Copyable {
    let output: Int32

    init(_ text: String) {
        self.init(bytes: Array(text.utf8))
    }

    init(bytes: [UInt8]) {
        let file = unsafe tmpfile()
        output = unsafe dup(fileno(file))
        unsafe fclose(file)
        unsafe write(output, bytes, bytes.count)
        lseek(output, 0, SEEK_SET)
    }

    deinit {
        close(output)
    }
}
