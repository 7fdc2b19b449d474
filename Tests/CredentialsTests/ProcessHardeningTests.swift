import Credentials
import Glibc
import Testing

@Suite("A hardened program")
struct ProcessHardeningTests {
    @Test("writes no core")
    func noCore() {
        #expect(ProcessHardening.apply())

        var limit = rlimit()
        #expect(unsafe getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit) == 0)
        #expect(limit.rlim_cur == 0)
        #expect(limit.rlim_max == 0)
    }
}
