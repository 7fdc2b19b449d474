import HouseholdModel

extension RoutineNotice {
    /// What is told, by whether nothing is left of it.
    fileprivate func text(isWhole: Bool, in home: Principal.Membership) -> Phrase {
        let who = home.member(share.member)?.name.text ?? "Somebody"
        let name = routine.name.description
        let titles = parts.map(\.title.text).listed
        return switch share.kind {
        case .reminder(.ahead): "Soon due of \(name): \(titles)."
        case .reminder(.due): "Due now of \(name): \(titles)."
        case .reminder(.overdue): "Late of \(name): \(titles)."
        case .reminder(.waiting): waitingText(by: who, isWhole: isWhole)
        case .approved: "\(who) says OK to \(name): \(titles)."
        case .unseen: "Counts now of \(name), since nobody looked at it in time: \(titles)."
        }
    }

    /// What was done, of which only what waits still asks for an OK.
    private func waitingText(by who: String, isWhole: Bool) -> Phrase {
        let waiting = parts.filter { $0.date?.isWaiting == true }
        let name = routine.name.description
        let done = parts.map(\.title.text).listed
        let titles = waiting.map(\.title.text).listed
        return switch (isWhole, waiting.isEmpty) {
        case (true, true): "\(who) has done all of \(name): \(done)."
        case (false, true): "\(who) has done of \(name): \(done)."
        case (true, false):
            "\(who) has done all of \(name). \(waiting.count) chores wait for your OK: \(titles)."
        case (false, false):
            "\(who) has done \(waiting.count) chores of \(name) that wait for your OK: \(titles)."
        }
    }
}

extension NoticeView {
    /// What is told as one; `notice` is the newest of those in whose place it is.
    init(
        _ notice: Notice, _ told: RoutineNotice, isWhole: Bool, in home: Principal.Membership
    ) {
        self.init(
            notice, kind: told.share.kind.noticeKind, text: told.text(isWhole: isWhole, in: home))
        routine = told.routine.name
        chores = told.parts.map(\.number)
    }
}
