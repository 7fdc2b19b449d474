package import HouseholdModel
package import HouseholdService

/// What a form does, and where that is told.
package struct Deed: Sendable {
    /// What is done.
    package let operation: any Change
    /// The page on which the form stands, and what came of it is told.
    package let page: BoardRoute
    /// What is told there.
    package let told: Told
    /// The chore that was done by it.
    package let done: Number?

    private init(
        _ operation: any Change, on page: BoardRoute, _ told: Told, done: Number? = nil
    ) {
        self.operation = operation
        self.page = page
        self.told = told
        self.done = done
    }
}

extension Deed {
    /// What was filled in in the form at `route`; `nil` where nothing is done there, or a field is missing.
    ///
    /// - Parameters:
    ///   - route: Where the form was sent.
    ///   - fields: What stands in it.
    ///   - today: The day on the household's calendar.
    /// - Throws: What can't be used of it.
    package init?(
        at route: BoardRoute, _ fields: FormFields, today: Day
    ) throws(ServiceError) {
        switch route {
        case .add: self.init(try NewChore(fields).operation(today: today), on: .add, .added)
        case .wish: self.init(ProposeReward(title: try fields.title), on: .shop, .wished)
        case .stopSaving: self.init(ClearGoal(), on: .goal, .saved)
        case .putAside: self.init(SaveForGoal(try fields.amount), on: .goal, .putAside)
        case .takeOut: self.init(TakeFromJar(try fields.amount), on: .goal, .takenOut)
        case .readNotices: self.init(ReadNotices(), on: .day, .ticked)
        default:
            let reason = try fields.reason
            if let date = fields.date, let deed = Self(at: route, date, fields, reason) {
                self = deed
            } else if let number = fields.count(.number),
                let deed = try Self(at: route, number, fields, reason)
            {
                self = deed
            } else {
                return nil
            }
        }
    }

    /// What is done with a date of a chore.
    private init?(
        at route: BoardRoute, _ date: FormFields.ChoreDate, _ fields: FormFields, _ reason: Note?
    ) {
        let (number, day, person) = (date.number, date.day, date.person)
        switch route {
        case .complete:
            self.init(CompleteChore(number, on: day), on: .day, .done, done: number)
        case .takeBack: self.init(UndoChore(number, on: day), on: .day, .undone)
        case .claim: self.init(ClaimChore(number), on: .day, .taken)
        case .takeOver: self.init(TakeOverChore(number), on: .day, .taken)
        case .refuseOffer:
            self.init(RefuseOffer(number, because: reason), on: .day, .turnedDown)
        case .check:
            guard let step = fields.count(.step) else { return nil }
            self.init(
                CheckChore(number, on: day, steps: [step], isTicked: fields[.ticked] != "no"),
                on: .day, .ticked)
        case .approve: self.init(ApproveChore(number, on: day, of: person), on: .answers, .approved)
        case .sendBack:
            self.init(
                RejectChore(number, on: day, of: person, because: reason), on: .answers, .again)
        case .excuse: self.init(SkipChore(number, on: day, of: person), on: .answers, .excused)
        case .accept: self.init(AcceptChore(EditChore(number)), on: .answers, .accepted)
        case .decline: self.init(DeclineChore(number, because: reason), on: .answers, .declined)
        default: return nil
        }
    }

    /// What is done with a reward, a request for one, or a wish.
    private init?(
        at route: BoardRoute, _ number: Number, _ fields: FormFields, _ reason: Note?
    ) throws(ServiceError) {
        switch route {
        case .ask: self.init(RequestReward(number), on: .shop, .asked)
        case .withdraw: self.init(WithdrawRequest(number), on: .shop, .withdrawn)
        case .retractWish: self.init(RetractWish(number), on: .shop, .retracted)
        case .save: self.init(SetGoal(number), on: .goal, .saving)
        case .grant: self.init(GrantRequest(number), on: .answers, .granted)
        case .refuse: self.init(DeclineRequest(number, because: reason), on: .answers, .refused)
        case .deliver: self.init(DeliverRequest(number), on: .answers, .given)
        case .priceWish:
            self.init(PriceWish(number, at: try fields.amount), on: .answers, .priced)
        case .refuseWish:
            self.init(RefuseWish(number, because: reason), on: .answers, .wishRefused)
        default: return nil
        }
    }
}

extension FormFields {
    /// A date of a chore that a form names.
    fileprivate struct ChoreDate {
        let number: Number
        let day: Day?
        let person: String?
    }

    /// None, too, where a day can't be read: the next date is not the one that was meant.
    fileprivate var date: ChoreDate? {
        guard let number = count(.chore) else { return nil }
        let day = self[.day].flatMap { Day($0) }
        guard day != nil || self[.day] == nil else { return nil }
        return ChoreDate(number: number, day: day, person: self[.person])
    }

    fileprivate func count(_ field: Field) -> Int? {
        self[field].flatMap { Int(digits: $0[...], atMost: 9) }
    }

    fileprivate var title: Title {
        get throws(ServiceError) {
            do throws(TextError) {
                return try Title(self[.title] ?? "")
            } catch {
                throw .text(error, field: "title")
            }
        }
    }

    /// The points that something costs, or that go into a jar or out of it.
    fileprivate var amount: RewardValue {
        get throws(ServiceError) {
            guard let amount = count(.points).flatMap({ RewardValue($0) }) else {
                let range = RewardValue.range
                throw .value(
                    field: "the points",
                    expected: "a number from \(range.lowerBound) to \(range.upperBound)")
            }
            return amount
        }
    }

    fileprivate var reason: Note? {
        get throws(ServiceError) {
            guard let text = self[.reason], !text.isEmpty else { return nil }
            do throws(TextError) {
                return try Note(text)
            } catch {
                throw .text(error, field: "reason")
            }
        }
    }
}
