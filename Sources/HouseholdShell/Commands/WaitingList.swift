import HouseholdModel
import HouseholdService
import HouseholdWords

extension CommandContext {
    /// What waits for an answer of whoever asks, each with the line that gives it; `nil` where nobody is asked,
    /// or whoever asks checks nobody.
    func whatWaits() async throws -> Reply? {
        guard canAsk, let account = await session.account(), account.role?.checksOthers == true
        else {
            return nil
        }
        let chores = try await perform(ListChores(.waiting)).filter { chore in
            (chore.state == .proposed ? chore.createdBy : chore.doneBy) != account.username
        }
        let requests = try await perform(ListRequests()).filter { request in
            request.member != account.username
                && [.waiting, .granted, .reached].contains(request.state)
        }
        let wishes = try await perform(ListWishes())
        let objections = try await perform(ListObjections())
        let count = chores.count + requests.count + wishes.count + objections.count
        guard count > 0 else {
            return Reply(chores, ["Nothing waits for your OK."])
        }
        let home = await HouseholdText(in: self)
        var lines: [Phrase] = ["\(count) things wait for your OK. Type one of these:"]
        for chore in chores { lines += [line(for: chore, home)] + chore.earlierLines(home) }
        for request in requests {
            lines += [line(for: request, home)] + request.earlierLines(home)
        }
        lines += wishes.map { line(for: $0, home) }
        lines += objections.map { line(against: $0, home) }
        if let first = chores.first { lines.append("To say no: \(refusal(of: first))") }
        return Reply(chores, lines)
    }

    private func line(for chore: ChoreView, _ home: HouseholdText) -> Phrase {
        if chore.state == .proposed {
            let proposer = home.name(chore.createdBy ?? "")
            return
                "  chore accept \(chore.number)   \"\(chore.title)\", proposed by \(proposer)\(worth(chore))"
        }
        if chore.state == .waiting {
            return
                "  approve \(chore.number)   \"\(chore.title)\", done by \(home.name(chore.doneBy ?? ""))\(worth(chore))"
        }
        let who = home.who(chore)
        return chore.excuse?.why.map { why in
            "  chore skip \(chore.number)   \"\(chore.title)\", which \(who) asks to skip: \(why)"
        } ?? "  chore skip \(chore.number)   \"\(chore.title)\", which \(who) asks to skip"
    }

    /// What a chore is worth, behind who did it.
    private func worth(_ chore: ChoreView) -> Phrase {
        chore.worthWords.map { Phrase(verbatim: ", ") + $0 } ?? ""
    }

    private func line(for request: RequestView, _ home: HouseholdText) -> Phrase {
        let who = home.name(request.member)
        return switch request.state {
        case .waiting:
            "  reward grant \(request.number)   \"\(request.title)\", asked for by \(who), \(request.points.inPoints)"
        case .reached, .granted, .declined, .delivered, .withdrawn:
            "  reward deliver \(request.number)   \"\(request.title)\", promised to \(who), once it is handed over"
        }
    }

    private func line(for wish: WishView, _ home: HouseholdText) -> Phrase {
        "  reward price \(wish.number) POINTS   \"\(wish.title)\", wished for by \(home.name(wish.member))"
    }

    private func line(against entry: EntryView, _ home: HouseholdText) -> Phrase {
        let (who, why) = (home.name(entry.member), entry.appeal?.why ?? "")
        let taken = entry.amount.inPoints
        let number = entry.seq ?? 0
        return
            "  points reverse \(number)   \(taken) taken from \(who), who objects: \(why); or  points uphold \(number)"
    }

    private func refusal(of chore: ChoreView) -> String {
        chore.state == .proposed
            ? "chore decline \(chore.number)" : "no \(chore.number) --why \"the bowl too\""
    }
}
