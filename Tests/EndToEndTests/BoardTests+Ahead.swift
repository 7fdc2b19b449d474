import TestSupport
import Testing

extension BoardTests {
    @Test("tells apart by its day what was done ahead")
    func namesOtherDays() throws {
        let added = try server.visitor.run([
            "chore", "add", "Make the bed", "--to", "mia", "--every", "day", "--approval", "none",
        ])
        #expect(added.exit == 0, "\(added)")
        // A parent can allow it sooner than the child itself may.
        for date in ["today", "tomorrow"] {
            let done = try server.visitor.run(["done", "3", "--for", "mia", "--date", date])
            #expect(done.exit == 0, "\(done)")
        }

        let day = try mia().get("/day").body

        #expect(day.contains(#"aria-label="Take back: Make the bed""#))
        #expect(day.contains(#"aria-label="Take back: Make the bed, tomorrow""#))
        #expect(day.contains(", for tomorrow"))
        #expect(!day.contains(", for today"))
    }
}
