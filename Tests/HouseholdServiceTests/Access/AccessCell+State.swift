import HouseholdModel
import HouseholdService

/// The state in which a line of the access table finds its thing.
extension AccessCell {
    /// Brings the thing into being, and into the state that the line names.
    func arrange() async throws {
        try await arrangeGuests()
        try await makeThing()
        try await makeMoney()
        for state in states where !state.hasPrefix("for ") {
            if try await !arrangeSettings(state), try await !arrangePass(state),
                try await !arrangeChore(state), try await !arrangeDone(state),
                try !arrangeMoment(state)
            {
                throw Unreadable(word: state)
            }
        }
        try await makeRecord()
    }

    /// What somebody set, or `false` where the state is none of these.
    private func arrangeSettings(_ state: String) async throws -> Bool {
        switch state {
        case "deductions on":
            try await family.settle(.deductions(10), as: owner)
        case "siblings off":
            try family.tamper("UPDATE household SET siblings = 0")
        case "ben helps": try family.tamper("UPDATE member SET role = 'helper' WHERE name = 'Ben'")
        case "at a board": try await sitAtBoard()
        case "private to parents": try await family.hide(subject(), from: .parents)
        case "private to me": try await family.hide(subject(), from: .me)
        default: return false
        }
        return true
    }

    /// What helps whom with which pass, or `false` where the state is none of these; what is done with it comes behind.
    private func arrangePass(_ state: String) async throws -> Bool {
        switch state {
        case "helps": try makeHelper(of: "Ben")
        case "max helps": try makeHelper(of: "Max")
        case "helps soon": try await givePass(for: "mia", from: 1)
        case "helps mia", "helps max":
            try await givePass(for: String(state.dropFirst(6)), from: 0)
        case "helped mia":
            try await givePass(for: "mia", from: 0)
            family.clock.advance(days: 1)
            try family.everybodyProves()
        case "used up": try family.tamper("UPDATE pass SET used = up_to")
        case "marked by ben":
            try await family.perform(CompleteChoreFor(chore ?? 0, doer: "mia"), as: .ben)
        case "marked by paul":
            try await family.perform(CompleteChoreFor(chore ?? 0, doer: "rita"), as: .paul)
        default: return false
        }
        return true
    }

    /// Lets whoever asks be signed in at a tablet that is for them.
    private func sitAtBoard() async throws {
        _ = try await family.pair(for: [person.rawValue], by: owner)
        try family.tamper(
            """
            UPDATE session SET used_at = \(family.clock.now.milliseconds),
                (device_home, device_id) = (SELECT household_id, id FROM device)
            WHERE member_id = \(try family.member(person.name).literal)
            """)
    }

    private func makeHelper(of name: String) throws {
        try family.tamper("UPDATE member SET role = 'helper' WHERE name = '\(name)'")
    }

    /// A pass for all that there is, for a day from so many days on.
    private func givePass(for child: String, from days: Int64) async throws {
        try makeHelper(of: "Ben")
        let start = family.clock.now.adding(days: days)
        try await family.perform(
            GivePass(
                to: "ben", for: [child], to: [.see, .remind, .done, .approve], upTo: 10,
                from: start,
                until: start.adding(days: 1)), as: .anna)
    }

    /// How it stands with a chore that is not done, or `false` where the state is none of these.
    private func arrangeChore(_ state: String) async throws -> Bool {
        switch state {
        case "private":
            var edit = EditChore(chore ?? 0)
            edit.isPrivate = true
            try await family.perform(edit, as: row.home.maker)
        case "with steps":
            try await family.setSteps(["Sort", "Wash"], of: chore ?? 0, as: row.home.maker)
        case "asked off": try await family.perform(ExcuseChore(chore ?? 0), as: .mia)
        case "offered to max", "offered to finn":
            try await family.perform(
                OfferChore(chore ?? 0, to: String(state.dropFirst(11))), as: row.home.doer)
        case "everybody away": try await family.sendEverybodyAway(chore ?? 0)
        case "taken by mia", "taken by rita":
            try await family.perform(ClaimChore(chore ?? 0), as: row.home.doer)
        case "paid by anna": try await family.setPoints(3, of: chore ?? 0)
        case "skipped": try await family.perform(SkipChore(chore ?? 0), as: owner)
        default: return false
        }
        return true
    }

    /// How it stands with a chore that is done, or `false` where the state is none of these.
    private func arrangeDone(_ state: String) async throws -> Bool {
        switch state {
        case "waiting", "waiting for a day", "approved", "waiting for max", "waiting for nora":
            try await family.settle(.approval(.always), as: owner)
            let doers: [String: Person] = ["waiting for max": .max, "waiting for nora": .nora]
            try await family.complete(chore ?? 0, as: doers[state] ?? row.home.doer)
            if state == "waiting for a day" { try await family.live(days: 1) }
            if state == "approved" {
                try await family.perform(ApproveChore(chore ?? 0), as: owner)
            }
        case "done by anna", "done by nora": try await family.complete(chore ?? 0, as: owner)
        case "done today": try await complete()
        case "done yesterday":
            try await complete()
            try await family.live(days: 1)
        case "done 30 days ago":
            try await complete()
            try await family.live(days: 30)
        case "done 31 days ago":
            try await complete()
            try await family.live(days: 31)
        default: return false
        }
        return true
    }

    /// Does what the line asks to see the record of.
    private func makeRecord() async throws {
        if absence != nil {
            try await family.addAbsences()
        } else if ["what mia did", "what rita did"].contains(row.thing) {
            let chore = row.home.chores["\(row.home.doer.rawValue)'s chore"]
            try await family.complete(chore ?? 0, as: row.home.doer)
        } else if row.thing.hasPrefix("what anna did") {
            try await family.perform(SetPrivacy(.profile, to: .me, of: "mia"), as: .anna)
        }
    }

    private func makeThing() async throws {
        switch row.thing {
        case "mia's to-do", "rita's to-do":
            try await family.addTodo("Buy a present", as: row.home.doer)
        case "mia's proposal": try await family.propose("Wash the car", as: .mia)
        case "anna's proposal":
            let number = try await family.addChore("Wash the car", as: .anna)
            try family.tamper("UPDATE chore SET proposed = 1 WHERE number = \(number)")
        case "mia's points": try await family.give(3, to: "mia", as: .anna)
        case "rita's points": try await family.complete(2, as: .rita)
        case "anna's points": try await family.complete(5, as: .anna)
        case "rita's request": try family.tamperWithRequest(of: .rita)
        case "mia's request":
            try await family.give(3, to: "mia", as: .anna)
            try await family.sell("Ice cream", for: 2)
            try await family.ask(for: "Ice cream", as: .mia)
        case "mia's wish": try await family.wish(for: "Zoo", as: .mia)
        case "rita's wish": try family.tamperWithWish(of: .rita, number: 3)
        case "anna's to-do": try await family.addTodo("Buy a present", as: .anna)
        default: break
        }
    }

    /// In which currency is reckoned and, where points become money, at which rate.
    private func sayCurrency() async throws {
        guard row.home != .family else { return try await family.setRate(as: owner) }
        try await family.perform(SetMoney(.currency(.euro())), as: owner)
    }

    /// A currency, a rate and, where somebody may settle it, something that is owed.
    private func makeMoney() async throws {
        if [.setAllowance, .showBankAccount].contains(row.action) { try await sayCurrency() }
        let moving: Set<Action> = [.payOut, .payMoney, .settleMoney, .chargeMoney, .reverseMoney]
        guard moving.contains(row.action) else { return }
        try await sayCurrency()
        if row.home == .family {
            try await family.give(20, to: "mia", as: .anna)
            try await family.perform(
                PayOut("1.00", to: "mia", later: true, because: nil), as: .anna)
        }
        guard try await !makeMoneyOfFormer() else { return }
        // Who only helps is paid what they are owed, and no more.
        guard
            [.settleMoney, .reverseMoney].contains(row.action)
                || row.action == .payMoney && states.contains("ben helps"),
            row.verdict.isYes, row.thing != "mia", let other = Person(rawValue: row.thing)
        else { return }
        guard row.action != .reverseMoney else {
            try await family.perform(PayMoney("1.00", to: row.thing), as: person)
            return
        }
        try await family.perform(
            ChargeMoney("1.00", to: person.rawValue, because: Note("Pizza")), as: other)
    }

    /// Lets something be open with whoever left, where whoever asks is one of those who can settle it; `false` where the
    /// thing is somebody else.
    private func makeMoneyOfFormer() async throws -> Bool {
        guard let former = Person(rawValue: row.thing), AccessHome.former.contains(former) else {
            return false
        }
        guard row.action != .chargeMoney, row.verdict.isYes || states.contains("at a board") else {
            return true
        }
        try await family.bringBack(former) {
            if former == .ida {
                try await family.give(20, to: "ida", as: .anna)
                try await family.perform(
                    PayOut("1.00", to: "ida", later: true, because: nil), as: .anna)
            } else {
                // Whoever left is paid what they are owed, and no more.
                let isOwed = row.action == .payMoney
                try await family.perform(
                    ChargeMoney(
                        "1.00", to: isOwed ? person.rawValue : row.thing, because: Note("Pizza")),
                    as: isOwed ? former : person)
            }
        }
        return true
    }

    private func complete() async throws {
        guard let chore else { throw Unreadable(word: row.thing) }
        try await family.complete(chore, as: row.home.doer)
    }

    private var owner: Person { row.home.owner }
}

// MARK: - Coming in

extension AccessCell {
    /// Lets those be there whom a line about coming in is about, and whoever it asks be as it says.
    private func arrangeGuests() async throws {
        let isGuest = [.admitMember, .refuseMember].contains(row.action)
        if isGuest || row.action == .endCode || row.who == "waiting" {
            let code = try await family.makeCode(as: row.home.owner)
            if isGuest { try await family.knock(with: code, as: .olga) }
            if row.who == "waiting" { try await family.knock(with: code, as: .zoe) }
        }
        guard row.who == "invited" else { return }
        let role: Role = row.home == .housemates ? .housemate : .parent
        let draft = try await family.gate.draftKey()
        try await family.perform(
            InviteMember(Name("Zoe"), as: role, draft: draft), as: row.home.owner)
    }
}
