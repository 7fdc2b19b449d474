internal import CArgon2
internal import Glibc

/// Keeps secrets in memory from ending up in a file.
package enum ProcessHardening {
    /// Turns off core dumps and lets no other program of the same user look into this one.
    ///
    /// To be called before the first secret is typed. Returns whether the system agreed.
    @discardableResult
    package static func apply() -> Bool {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        let isLimited = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none) == 0
        return chorus_become_undumpable() == 0 && isLimited
    }
}
