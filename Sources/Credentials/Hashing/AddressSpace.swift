internal import CArgon2
internal import Glibc

/// How much more this program may map, where somebody has limited that (`ulimit -v`).
///
/// Two libraries don't bear to run out of it in the middle of something: Dispatch waits for a thread for ever, and
/// libargon2 frees what its other threads still write to. So we look before we ask them.
package enum AddressSpace {
    /// Whether `threads` more threads can be begun that do something small.
    package static func hasRoom(forThreads threads: Int) -> Bool {
        has(bytes: threads * stack)
    }

    /// Lets all threads allocate from one arena where the address space is limited.
    ///
    /// Else glibc sets 64 MB aside for each thread that allocates something, until there is no room for the next
    /// thread's stack.
    package static func shareArena() {
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0,
            limit.rlim_cur != .max
        else { return }
        _ = chorus_share_arena()
    }

    /// Whether there is room for `bytes`, and for that many threads with what each of them may take for itself.
    static func hasRoom(forBytes bytes: Int, threads: Int) -> Bool {
        has(bytes: bytes + threads * (stack + arena))
    }

    /// Whether there is room for `bytes`, and for the threads that Dispatch may begin meanwhile.
    static func hasRoom(forBytes bytes: Int) -> Bool {
        has(bytes: bytes + 4 * stack)
    }

    /// What glibc maps at once for a thread that allocates something.
    private static let arena = 128 << 20
    private static let stack: Int = {
        var attributes = pthread_attr_t()
        var size = 8 << 20
        if unsafe pthread_attr_init(&attributes) == 0 {
            unsafe pthread_attr_getstacksize(&attributes, &size)
            unsafe pthread_attr_destroy(&attributes)
        }
        return size
    }()

    private static func has(bytes: Int) -> Bool {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
        guard let place = unsafe mmap(nil, bytes, PROT_NONE, flags, -1, 0),
            unsafe place != MAP_FAILED
        else { return false }
        unsafe munmap(place, bytes)
        return true
    }
}
