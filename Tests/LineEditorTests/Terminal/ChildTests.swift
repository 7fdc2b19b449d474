import Glibc
import Testing

/// A person's shell needs a terminal that shows what is typed, however the program ended.
@Suite("A program that asks for a line", .aheadOfOthers)
struct ChildTests {
    private let device = PseudoTerminal(columns: 40)

    @Test(
        "puts the terminal back when it is killed",
        arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT], ["line", "secret"])
    func putsBack(signal: Int32, question: String) async {
        let before = device.settings
        let child = Child(at: device, asking: question)
        #expect(await device.shown(through: "> ") == "\u{1B}[?2004h> ")
        let during = device.settings
        child.receive(signal)

        #expect(await child.end() == signal)
        #expect(during != before)
        #expect(device.settings == before)
        #expect(await device.shown() == "\u{1B}[?2004l")
    }

    @Test("puts the terminal back when it crashes")
    func putsBackInCrash() async {
        let before = device.settings
        let child = Child(at: device, asking: "line")
        _ = await device.shown(through: "> ")
        device.type("x\t")

        #expect(await child.end() != nil)
        #expect(device.settings == before)
        #expect(await device.shown().contains("\u{1B}[?2004l"))
    }

    /// It may see the end of its input before the signal.
    @Test("ends when the terminal is gone")
    func endsWithTerminal() async {
        let child = Child(at: device, asking: "line")
        _ = await device.shown(through: "> ")
        device.hangUp()

        let end = await child.end()
        #expect([SIGHUP, nil].contains(end))
    }

    @Test("stops at Ctrl-Z and shows the line again when it goes on")
    func stops() async {
        let before = device.settings
        let script = "\"$0\" line; echo stopped; read answer; fg; echo over"
        let child = Child(at: device, asking: "line", in: script)
        _ = await device.shown(through: "> ")
        device.type("half")
        _ = await device.shown(through: "half")
        device.type("\u{1A}")
        #expect(await device.shown(through: "stopped\r\n").contains("\u{1B}[?2004l"))
        #expect(device.settings == before)

        device.type("\n")
        #expect(await device.shown(through: "half").hasSuffix("\u{1B}[?2004h\r> half"))
        device.type(" typed\r")
        #expect(await device.shown(through: "over").contains("[text(\"half typed\")]"))
        #expect(await child.end() == nil)
        #expect(device.settings == before)
    }
}
