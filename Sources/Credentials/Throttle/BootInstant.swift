internal import Glibc

/// A time that nobody can set: how long this computer has been up, asleep or awake.
public struct BootInstant: Hashable, Sendable {
    /// Which start of which computer it counts from.
    public let bootID: String
    /// Milliseconds since that start.
    public let milliseconds: Int64

    /// A time that was stored or made up.
    public init(bootID: String, milliseconds: Int64) {
        self.bootID = bootID
        self.milliseconds = milliseconds
    }

    /// Returns the current time, or `nil` where the kernel doesn't tell.
    public static func now() -> BootInstant? {
        guard let bootID = readBootID() else { return nil }
        var time = timespec()
        guard unsafe clock_gettime(CLOCK_BOOTTIME, &time) == 0 else { return nil }
        let milliseconds = Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
        return BootInstant(bootID: bootID, milliseconds: milliseconds)
    }

    private static func readBootID() -> String? {
        let length = 36
        let descriptor = unsafe open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: length)
        guard unsafe read(descriptor, &bytes, length) == length else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
