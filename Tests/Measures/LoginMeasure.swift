import Credentials
import HouseholdModel

/// Whether signing in costs what its hash costs, and little more: a parent's two hashes, a child's one.
struct LoginMeasure {
    let program: String
    let runs: Int

    func run(in scratch: Scratch, to report: Report) throws {
        let home = try Home(in: scratch.folder())
        try home.save()
        let secret = Secret(Home.password)
        let salt = RandomSource.system.bytes(16)
        var (parent, child, bare) = (Sample(), Sample(), Sample())
        for _ in 0..<runs {
            _ = try bare.time {
                try argon2id(secret, salt: salt, profile: .standard, tagLength: 32)
            }
            _ = try parent.time { try logIn(home.owner, in: home) }
            _ = try child.time { try logIn(home.children[0], in: home) }
        }
        report.part("Signing in")
        report.line("argon2id alone, 64 MiB, 3 passes, 4 lanes", bare, per: 1e-3, "ms")
        report.line("chorus login of a child", child, per: 1e-3, "ms")
        report.line("chorus login of a parent, who seals the books", parent, per: 1e-3, "ms")
        let most = 1_000 * bare.median * 1.05 + 15
        report.promise("median for a child", 1_000 * child.median, atMost: most, " ms")
        report.promise("median for a parent", 1_000 * parent.median, atMost: 2 * most, " ms")
    }

    private func logIn(_ member: Member, in home: Home) throws {
        let program = Program(at: program, in: home, as: member.handle)
        try program.run(
            ["login", member.handle, "--password-stdin", "--json"], input: Home.password + "\n")
    }
}
