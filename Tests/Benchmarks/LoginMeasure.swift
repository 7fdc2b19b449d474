import Credentials
import Household

/// Whether signing in costs what its hash costs, and little more.
struct LoginMeasure {
    let program: String
    let runs: Int

    func run(in scratch: Scratch, to report: Report) throws {
        let home = try Home(in: scratch.folder())
        try home.save()
        let program = Program(at: program, in: home, as: home.owner.handle)
        let words = ["login", home.owner.handle, "--password-stdin", "--json"]
        let secret = Secret(Home.password)
        let salt = RandomSource.system.bytes(16)
        var (login, bare) = (Sample(), Sample())
        for _ in 0..<runs {
            _ = try bare.time {
                try argon2id(secret, salt: salt, profile: .standard, tagLength: 32)
            }
            _ = try login.time { try program.run(words, input: Home.password + "\n") }
        }
        report.part("Signing in")
        report.line("argon2id alone, 64 MiB, 3 passes, 4 lanes", bare, per: 1e-3, "ms")
        report.line("chorus login", login, per: 1e-3, "ms")
        report.promise(
            "median of login", 1_000 * login.median, atMost: 1_000 * bare.median * 1.05 + 15,
            " ms")
    }
}
