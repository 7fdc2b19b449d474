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

    @Test(
        "is named, with the day and with what helps, where it was not done then and is to be taken back",
        arguments: ["feed the cat", "1"])
    func isNamed(typed: String) async throws {
        let stage = try await Family.stage()
        try #require(await stage.say("done 1 --for mia").exit == 0)

        let undone = await stage.say("undone \(typed) --date 2026-11-20")
        #expect(undone.exit == 65)
        #expect(
            undone.messages == """
                error: "Feed the cat" was not done for Fri 20 Nov.
                  try: undone 1   takes back the last time
                  try: chore history   tells what was done

                """)
        let german = await stage.say("undone \(typed) --date 2026-11-20 --lang de").messages
        #expect(german.contains("„Feed the cat“ ist für Fr 20. Nov nicht erledigt."), "\(german)")
        #expect(await stage.say("undone 1").exit == 0)
    }
}
