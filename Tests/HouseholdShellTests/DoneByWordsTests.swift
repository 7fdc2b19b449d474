import Testing

@Suite("A chore that is named by its words")
struct DoneByWordsTests {
    @Test(
        "is the date of whoever says so, where others have one of their own",
        arguments: ["--each", "--together"])
    func isOwn(option: String) async throws {
        let stage = try await Family.stage()
        _ = await stage.say("chore add 'Tidy own room' \(option) mia,anna")

        let done = await stage.say("done tidy own room")
        #expect(done.exit == 0, "\(done)")
        let open = await stage.say("chore list --json", as: "mia").results
        #expect(open.contains("Tidy own room"), "\(open)")
    }
}
