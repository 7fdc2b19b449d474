import GRDB
import HouseholdModel
import HouseholdDatabase
import Testing

extension QueryPlanTests {
    @Test(
        "that reads a page of what was done begins at its place, and sorts those of a moment only")
    func readsPages() throws {
        let place = DonePlace(of: try home.addChore(), doneAt: .someday)
        for behind in [nil, place] {
            let seen = Statements()
            try home.store.withDatabase { database in database.trace { seen.add($0) } }
            let done = try home.store.read {
                try $0.done(
                    during: .distantPast ..< .distantFuture, in: home.household.id, behind: behind,
                    limit: 100)
            }
            try home.store.withDatabase { $0.trace(options: []) }
            #expect(done.isEmpty)

            let statement = try #require(seen.all.first { $0.contains("FROM completion m") })
            let steps = try plan(of: statement)
            // Of a household with 20,000 done chores it reads a hundred and one, as of one with 200.
            #expect(
                steps.first
                    == """
                    SEARCH m USING INDEX completion_recent (household_id=? AND at>? AND at<?)
                    """)
            #expect(steps.filter { $0.contains("SCAN") } == [])
            #expect(!steps.contains("USE TEMP B-TREE FOR ORDER BY"))
            #expect(statement.contains("LIMIT 100"))
        }
    }

    @Test("that reads a page of who is away begins at its place, and sorts nothing")
    func readsAbsencePages() throws {
        let day = Day(dayNumber: 20_000)
        let places: [((first: Day, number: Number)?, Member.ID?)] = [
            (nil, nil), ((day, 7), home.mia.id),
        ]
        for (place, member) in places {
            let seen = Statements()
            try home.store.withDatabase { database in database.trace { seen.add($0) } }
            let away = try home.store.read { facts in
                let repeated = try facts.repeatedAbsences(in: home.household.id, until: day)
                return try repeated
                    + facts.absences(
                        in: home.household.id, of: member, until: day, behind: place, limit: 101)
            }
            try home.store.withDatabase { $0.trace(options: []) }
            #expect(away.isEmpty)

            let once = try #require(seen.all.first { $0.contains("LIMIT 101") })
            #expect(
                try plan(of: once) == [
                    "SEARCH absence USING INDEX absence_first (household_id=? AND first_day>?)"
                ])
            let again = try #require(seen.all.first { $0.contains("recurrence IS NOT NULL") })
            #expect(
                try plan(of: again).first
                    == "SEARCH absence USING INDEX absence_repeats (household_id=? AND last_day>?)")
        }
    }
}
