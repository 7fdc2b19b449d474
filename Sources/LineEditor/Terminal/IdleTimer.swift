import Glibc

/// Sends `SIGALRM` once nothing has happened for a while; the time the computer sleeps counts.
@safe final class IdleTimer {
    /// The system's first timer has the address 0.
    private let timer: timer_t?
    private let length: timespec

    /// Creates a timer that does not run yet, or `nil` when the system has none left.
    init?(_ length: Duration) {
        var event = unsafe sigevent()
        unsafe event.sigev_notify = Int32(SIGEV_SIGNAL)
        unsafe event.sigev_signo = SIGALRM
        var timer: timer_t?
        guard unsafe timer_create(CLOCK_BOOTTIME, &event, &timer) == 0 else { return nil }
        unsafe self.timer = timer
        let (seconds, fraction) = max(length, .nanoseconds(1)).components
        self.length = timespec(tv_sec: Int(seconds), tv_nsec: Int(fraction / 1_000_000_000))
    }

    /// Starts over.
    func restart() {
        var setting = itimerspec()
        setting.it_value = length
        unsafe timer_settime(timer, 0, &setting, nil)
    }

    deinit {
        unsafe timer_delete(timer)
    }
}
