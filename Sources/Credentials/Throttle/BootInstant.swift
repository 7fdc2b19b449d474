internal import FileHandling
internal import Glibc

/// A time that nobody can set: how long this computer has been up, asleep or awake.
package struct BootInstant: Hashable, Sendable {
    /// Which start of which computer it counts from.
    package let bootID: String
    /// Milliseconds since that start.
    package let milliseconds: Int64

    /// A time that was stored or made up.
    package init(bootID: String, milliseconds: Int64) {
        self.bootID = bootID
        self.milliseconds = milliseconds
    }

    /// Returns the current time, or `nil` where the kernel doesn't tell.
    ///
    /// The kernel's own files are read, since a library that is loaded before the system's can make up what
    /// the system's clocks answer.
    package static func now() -> BootInstant? {
        guard let bootID = read("/proc/sys/kernel/random/boot_id", atMost: 36),
            bootID.utf8.count == 36,
            let uptime = read("/proc/uptime", atMost: 64),
            let milliseconds = milliseconds(ofUptime: uptime)
        else { return nil }
        return BootInstant(bootID: bootID, milliseconds: milliseconds)
    }

    /// Reads seconds with two decimals, such as `350735.47 234388.90`; the second number is none of ours.
    package static func milliseconds(ofUptime text: String) -> Int64? {
        let parts = text.prefix { $0 != " " }.split(
            separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 2, let seconds = Int64(parts[0]),
            let hundredths = Int64(parts[1]), (0..<Int64.max / 2_000).contains(seconds)
        else { return nil }
        return seconds * 1_000 + hundredths * 10
    }

    private static func read(_ path: String, atMost length: Int) -> String? {
        guard let bytes = try? OpenFile(path, O_RDONLY).read(upTo: length), !bytes.isEmpty
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
