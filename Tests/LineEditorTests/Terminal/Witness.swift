import Glibc
import Synchronization

/// Says what state the terminal is in when a signal takes effect.
enum Witness {
    private static let line = Atomic<Int32>(-1)

    static func watch(_ device: PseudoTerminal) {
        line.store(device.line, ordering: .relaxed)
    }

    static func look() {
        let line = line.load(ordering: .relaxed)
        var settings = termios()
        unsafe tcgetattr(line, &settings)
        let echoes = settings.c_lflag & tcflag_t(ECHO) != 0
        let words: StaticString = echoes ? "[shows what is typed]" : "[hides what is typed]"
        unsafe write(line, words.utf8Start, words.utf8CodeUnitCount)
    }
}
