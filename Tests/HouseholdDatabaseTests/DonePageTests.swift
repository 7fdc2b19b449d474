import HouseholdModel
import HouseholdDatabase
import Testing

@Suite("A page of what was done")
struct DonePageTests {
    private let home: Home
    /// The dates, those first that were done last; of each two at the same moment.
    private let dates: [Occurrence]

    init() throws {
        home = try Home()
        var dates: [Occurrence] = []
        for number in 0..<7 {
            let date = try home.addChore("Chore \(number)")
            try home.complete(date, by: home.mia, at: Self.moment(number))
            dates.append(date)
        }
        self.dates = dates.reversed()
    }

    private static func moment(_ number: Int) -> Instant {
        .someday.adding(days: Int64(number / 2))
    }

    private func page(
        during period: Range<Instant> = .distantPast ..< .distantFuture,
        behind place: DonePlace? = nil, limit: Int
    ) throws -> [Occurrence] {
        try home.store.read {
            try $0.done(during: period, in: home.household.id, behind: place, limit: limit)
        }
    }

    @Test(
        "begins behind the last of the page before, also among those of one moment",
        arguments: 1...8)
    func beginsBehind(limit: Int) throws {
        var (found, place): ([Occurrence], DonePlace?) = ([], nil)
        for _ in 0..<8 {
            let page = try page(behind: place, limit: limit)
            found += page
            guard let last = page.last else { break }
            place = DonePlace(of: last, doneAt: try #require(last.completion).at)
        }
        #expect(found.map(\.id) == dates.map(\.id))
    }

    @Test("is of the time that is asked for, from its place on")
    func isOfTime() throws {
        let period = Self.moment(2)..<Self.moment(6)
        #expect(try page(during: period, limit: 9).map(\.id) == dates[1...4].map(\.id))
        let late = DonePlace(of: dates[0], doneAt: Self.moment(6))
        #expect(
            try page(during: period, behind: late, limit: 2).map(\.id) == dates[1...2].map(\.id))
        let early = DonePlace(of: dates[4], doneAt: Self.moment(2))
        #expect(try page(during: period, behind: early, limit: 9).isEmpty)
    }

    @Test("has nothing of what was taken back or of a chore that was deleted")
    func leavesOut() throws {
        let completion = try #require(try page(limit: 1).first?.completion)
        try home.takeBack(completion, of: dates[0])
        try home.store.write { try $0.delete(dates[1].chore, at: .someday) }
        #expect(try page(limit: 9).map(\.id) == dates[2...].map(\.id))
    }

    @Test("is found again by the chore, the day and the end of the identity, or the completion's")
    func findsDate() throws {
        let day = try #require(Day("2026-11-21"))
        let dated = try home.addChore("Bins", due: Due(day: day))
        try home.complete(dated, by: home.mia)
        for (date, day) in [(dates[3], Day?.none), (dated, day)] {
            let ending = Array(date.id.bytes.suffix(4))
            func found(
                _ chore: Chore, _ day: Day?, _ ending: some Sequence<UInt8>
            ) throws -> Occurrence.ID? {
                try home.store.read {
                    try $0.occurrence(of: chore, on: day, endingIn: Array(ending))?.id
                }
            }
            #expect(try found(date.chore, day, ending) == date.id)
            let done = try #require(try page(limit: 9).first { $0.id == date.id }?.completion)
            #expect(try found(date.chore, day, done.id.bytes.suffix(4)) == date.id)
            #expect(try found(dates[4].chore, day, ending) == nil)
            #expect(try found(date.chore, day?.adding(days: 1) ?? Day(dayNumber: 1), ending) == nil)
            #expect(try found(date.chore, day, ending.map { ~$0 }) == nil)
        }
    }
}
