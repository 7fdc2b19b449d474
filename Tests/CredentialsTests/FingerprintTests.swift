import Credentials
import Testing

@Suite("A fingerprint")
struct FingerprintTests {
    @Test(
        "is the low five bits of each of the first sixteen bytes of a SHA-256",
        arguments: [("", "3G42-RWWM-TVM8-SFS4"), ("abc", "TRPZ-F1FA-110Y-XE23")])
    func isOfDigest(text: String, said: String) {
        // As Python's hashlib gives it.
        #expect(Fingerprint(of: Array(text.utf8)).description == said)
    }

    @Test(
        "is read however it is typed",
        arguments: ["trpzf1fa11oyxe23", "TRPZ F1FA-LLOY XE23", "TRPZ-FIFA-1i0y-XE23"])
    func isRead(_ typed: String) {
        #expect(Fingerprint(typed: typed) == Fingerprint(of: Array("abc".utf8)))
    }

    @Test(
        "is not read of anything else",
        arguments: ["", "TRPZ-F1FA-110Y-XE2", "TRPZ-F1FA-110Y-XE234", "URPZ-F1FA-110Y-XE23", "é"])
    func isRefused(_ typed: String) {
        #expect(Fingerprint(typed: typed) == nil)
    }
}
