import HouseholdModel

/// How long it takes to check the books of a family that has used the program for years.
struct VerifyMeasure {
    let program: String
    let runs: Int
    let entries: Int

    func run(in scratch: Scratch, to report: Report) throws {
        let home = try Home(in: scratch.folder())
        try home.addFinished(entries, perDay: 275, to: home.save())
        let program = Program(at: program, in: home, as: home.owner.handle)
        let login = ["login", home.owner.handle, "--password-stdin", "--json"]
        try program.run(login, input: Home.password + "\n")
        var (verify, signIn) = (Sample(), Sample())
        for _ in 0..<runs {
            let answer = try verify.time { try program.run(["audit", "verify", "--json"]) }
            guard String(decoding: answer, as: UTF8.self).contains(#""ledger":\#(entries),"#) else {
                throw Meaningless("the books do not have \(entries) entries")
            }
            _ = try signIn.time { try program.run(login, input: Home.password + "\n") }
        }
        report.part(
            "Checking \(entries) entries of points and \(2 * entries) rows of what happened")
        report.line("chorus audit verify", verify, per: 1e-3, "ms")
        report.line("chorus login of a parent, who seals them", signIn, per: 1e-3, "ms")
        report.promise("median of audit verify", verify.median, atMost: 2, " s")
    }
}
