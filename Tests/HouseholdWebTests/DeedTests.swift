import HouseholdModel
import HouseholdService
import HouseholdWeb
import Testing

@Suite("What is done by a form")
struct DeedTests {
    private let today = Day(dayNumber: 20_000)

    @Test(
        "is the operation of its route, told on the page of the form",
        arguments: [
            (.complete, "chore=7&day=2026-11-27", "CompleteChore", .day, .done),
            (.takeBack, "chore=7", "UndoChore", .day, .undone),
            (.check, "chore=7&step=2&ticked=yes", "CheckChore", .day, .ticked),
            (.claim, "chore=7", "ClaimChore", .day, .taken),
            (.takeOver, "chore=7", "TakeOverChore", .day, .taken),
            (.refuseOffer, "chore=7", "RefuseOffer", .day, .turnedDown),
            (.readNotices, "", "ReadNotices", .day, .ticked),
            (.ask, "number=3", "RequestReward", .shop, .asked),
            (.ask, "number=3&again=yes", "RequestReward", .shop, .asked),
            (.withdraw, "number=3", "WithdrawRequest", .shop, .withdrawn),
            (.wish, "title=Zoo", "ProposeReward", .shop, .wished),
            (.retractWish, "number=3", "RetractWish", .shop, .retracted),
            (.save, "number=3", "SetGoal", .goal, .saving),
            (.stopSaving, "", "ClearGoal", .goal, .saved),
            (.putAside, "points=5", "SaveForGoal", .goal, .putAside),
            (.takeOut, "points=5", "TakeFromJar", .goal, .takenOut),
            (.approve, "chore=7&person=mia", "ApproveChore", .answers, .approved),
            (.sendBack, "chore=7&reason=why", "RejectChore", .answers, .again),
            (.excuse, "chore=7", "SkipChore", .answers, .excused),
            (.accept, "chore=7", "AcceptChore", .answers, .accepted),
            (.decline, "chore=7", "DeclineChore", .answers, .declined),
            (.grant, "number=3", "GrantRequest", .answers, .granted),
            (.refuse, "number=3&reason=why", "DeclineRequest", .answers, .refused),
            (.deliver, "number=3", "DeliverRequest", .answers, .given),
            (.priceWish, "number=3&points=40", "PriceWish", .answers, .priced),
            (.refuseWish, "number=3&reason=why", "RefuseWish", .answers, .wishRefused),
            (.add, "title=Sweep&points=2&repeats=weekdays", "AddChore", .add, .added),
        ] as [(BoardRoute, String, String, BoardRoute, Told)])
    func isOfRoute(
        route: BoardRoute, text: String, operation: String, page: BoardRoute, told: Told
    ) throws {
        let fields = try #require(FormFields(Array(text.utf8)))
        let deed = try #require(try Deed(at: route, fields, today: today))
        #expect("\(type(of: deed.operation))" == operation)
        #expect(deed.page == page && deed.told == told)
        #expect(route.page == page)
        #expect(deed.done == (route == .complete ? 7 : nil))
    }

    @Test(
        "is nothing where a field is missing or no number, or the route is another one",
        arguments: [
            (.complete, ""), (.complete, "chore=x"), (.complete, "number=7"),
            (.complete, "chore=7&day=2026-02-30"), (.complete, "chore=7&day="),
            (.takeOver, ""), (.refuseOffer, "number=7"), (.takeBack, "chore=7&day=today"),
            (.approve, "chore=7&day=0&person=mia"),
            (.check, "chore=7"), (.check, "chore=7&step=x"), (.ask, "chore=7"), (.ask, "number=-3"),
            (.day, "chore=7"), (.approve, "chore=99999999999"), (.signIn, "chore=7"),
            (.retractWish, ""), (.priceWish, "points=40"), (.refuseWish, "reason=why"),
        ] as [(BoardRoute, String)])
    func isNothing(route: BoardRoute, text: String) throws {
        let fields = try #require(FormFields(Array(text.utf8)))
        #expect(try Deed(at: route, fields, today: today) == nil)
    }

    @Test(
        "is refused where a text or number can't be used",
        arguments: [
            (.add, "title=&points=1"), (.add, "title=x&points=many"),
            (.add, "title=x&points=99999999"),
            (.add, "title=x&day=2026-02-30"), (.add, "title=%1B%5B31m"),
            (.sendBack, "chore=7&reason=%1B%5B31m"), (.wish, ""), (.wish, "title=%1B%5B31m"),
            (.putAside, ""), (.putAside, "points=0"), (.takeOut, "points=-1"),
            (.priceWish, "number=3"), (.priceWish, "number=3&points=1000001"),
            (.refuseWish, "number=3&reason=%1B%5B31m"),
        ] as [(BoardRoute, String)])
    func isRefused(route: BoardRoute, text: String) throws {
        let fields = try #require(FormFields(Array(text.utf8)))
        #expect(throws: ServiceError.self) { try Deed(at: route, fields, today: today) }
    }
}
