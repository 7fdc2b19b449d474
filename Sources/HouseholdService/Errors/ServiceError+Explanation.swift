import Credentials
package import Household
import HouseholdStore

/// What a person and a script are told about an error.
package struct Explanation: Hashable, Sendable {
    /// The stable name for scripts.
    package let code: String
    /// How the command ends.
    package let exit: ExitStatus
    /// What happened, in one sentence.
    package let message: Phrase
    /// Lines that can be typed instead.
    package let attempts: [String]
    /// Which row of the books does not fit, if that is the matter.
    package let firstBad: VerificationView.Fault?

    /// Creates an explanation.
    package init(
        _ code: String, _ exit: ExitStatus, _ message: Phrase, try attempts: [String] = [],
        firstBad: VerificationView.Fault? = nil
    ) {
        self.code = code
        self.exit = exit
        self.message = message
        self.attempts = attempts
        self.firstBad = firstBad
    }
}

extension ServiceError {
    /// The one table of what each error is called and says.
    package var explanation: Explanation {
        switch self {
        case .notSignedIn, .noHousehold, .signInRefused, .keyRefused, .recoveryRefused, .password:
            signInExplanation
        case .text, .value, .pastDue, .pastAbsence:
            valueExplanation
        case .refused(let refusal):
            Explanation(
                "rule.denied", .noPermission, refusal.sentence, try: refusal.waysBack)
        case .notFound(let thing, let name):
            thing.notFound(name)
        case .store(let error):
            error.explanation
        case .hashing(let error):
            Explanation(
                "password.not-hashed", error == .busy ? .temporary : .io,
                Phrase(message: error.description))
        case .points(let problem): problem.explanation
        case .reward(let problem): problem.explanation
        case .rules(let place):
            Explanation(
                "rules.broken", .configuration,
                "The rules can't be used:\n\(Phrase(message: place))")
        case .wallBroken(let breach):
            Explanation("rules.wall-broken", .configuration, Phrase(message: breach.description))
        case .rulesLockOut(let action):
            Explanation(
                "rules.lock-out", .configuration,
                "With these rules the owner could not do everything that puts a household right again: \(action.rawValue). Nothing was changed.",
                try: ["rules set --shipped", "help rules set"])
        case .rulesChanged:
            Explanation(
                "rules.changed", .temporary,
                "Somebody changed the rules just now. Nothing was changed; please try again.")
        case .bug(let detail):
            Explanation(
                "program.bug", .software,
                "Something broke inside chorus. Nothing was saved. (\(detail))")
        case .choreNotYet, .choreIsLater, .noDate:
            dateExplanation
        default:
            stateExplanation
        }
    }

    private var signInExplanation: Explanation {
        switch self {
        case .notSignedIn:
            Explanation(
                "account.not-signed-in", .noPermission, "Nobody is signed in.",
                try: ["login NAME"])
        case .noHousehold:
            Explanation(
                "household.none", .configuration, "There is no household yet.",
                try: ["register --name Anna", "household create \"Smith home\""])
        case .signInRefused:
            Explanation(
                "account.sign-in-refused", .noPermission, "That name and code don't match.",
                try: ["login NAME"])
        case .keyRefused:
            Explanation(
                "key.refused", .noPermission,
                "That didn't work. Check the key, or ask for a new one.")
        case .password(let refusal):
            Explanation("password.unsuitable", .data, Phrase(message: refusal.description))
        default:
            Explanation(
                "account.recovery-refused", .noPermission,
                "That didn't work. Check the name and the code.")
        }
    }

    private var valueExplanation: Explanation {
        switch self {
        case .text(let error, let field):
            Explanation("value.text", .data, error.sentence(about: field))
        case .pastDue(let day):
            Explanation(
                "chore.past-due", .data, "\(day.dated) is over already.",
                try: ["--past   for a chore that is late from the start"])
        case .pastAbsence(let day):
            Explanation(
                "absence.past", .data,
                "\(day.dated) is over already: name days that are still to come, today at the earliest."
            )
        case .value(let field, let expected):
            Explanation(
                "value.unusable", .data, "That does not work for \(field): write \(expected).")
        default:
            Explanation("value.unusable", .data, "That value can't be used.")
        }
    }

    private var stateExplanation: Explanation {
        switch self {
        case .usernameTaken(let name):
            Explanation(
                "account.username-taken", .conflict,
                "Somebody has the user name \"\(name.text)\" already. Choose another one.")
        case .emailTaken:
            Explanation(
                "account.email-taken", .conflict,
                "An account with that e-mail address exists already.", try: ["login NAME"])
        case .nameTaken(let name):
            Explanation(
                "member.name-taken", .conflict,
                "Somebody here is called \"\(name.text)\" already, or looks the same when written.")
        case .nameMisleads(let name):
            Explanation(
                "member.name-misleading", .data,
                "\"\(name.text)\" could be taken for a number, a command or a parent. Choose another name."
            )
        case .alreadyInHousehold(let title):
            Explanation(
                "household.already-member", .conflict, "You are in \"\(title.text)\" already.")
        case .childHasJoined(let name):
            Explanation(
                "child.has-joined", .conflict, "\(name.text) has joined already.",
                try: ["child reset \(name.text)"])
        case .childHasNotJoined(let name):
            Explanation(
                "child.has-not-joined", .conflict, "\(name.text) has not joined yet.",
                try: ["child key \(name.text)"])
        case .tooManyKeys:
            Explanation(
                "key.too-many", .conflict,
                "Five linking keys wait to be used. Use one, or let it end, before making another.")
        case .choreDoneByOther(let number, let name):
            Explanation(
                "chore.already-done", .conflict, "\(name.text) has already done chore \(number).")
        case .choreIsDone(let number):
            Explanation(
                "chore.is-done", .conflict,
                "Chore \(number) is done and can't be changed any more.",
                try: ["undone \(number)"])
        case .choreIsClosed(let number):
            Explanation(
                "chore.is-closed", .conflict, "Chore \(number) was let be this time.",
                try: ["undone \(number)"])
        case .choreIsAssigned(let number):
            Explanation(
                "chore.is-assigned", .conflict,
                "Chore \(number) is somebody's by plan. Only a chore that is open to all can be taken.",
                try: ["chore list --unassigned"])
        case .choreRepeats(let number):
            Explanation(
                "chore.repeats", .conflict, "Chore \(number) comes back by a rule.",
                try: [
                    "chore move \(number) --due tomorrow   moves this one date",
                    "chore edit \(number) --every DAYS   changes the rule",
                ])
        case .neverOccurs:
            Explanation("chore.never-occurs", .data, "That would never come round.")
        case .laterDates(let number, let day):
            Explanation(
                "chore.later-dates", .conflict,
                "Chore \(number) was done again for \(day). Take that back first.",
                try: ["undone \(number)"])
        case .choreWaits(let number):
            Explanation(
                "chore.waits", .conflict,
                "What was done of chore \(number) waits for an OK. Answer it first.",
                try: ["approve \(number)", "no \(number)"])
        case .nothingWaits(let number):
            Explanation(
                "chore.nothing-waits", .conflict, "Nothing of chore \(number) waits for an OK.",
                try: ["chore list --waiting"])
        case .whose(let number, let names):
            Explanation(
                "chore.whose", .data,
                "Chore \(number) is for \(names.joined(separator: ", ")). Say whose you mean.",
                try: names.prefix(1).map { "--for \($0)" })
        case .choreIsNotFor(let number, let name):
            Explanation(
                "chore.not-for", .conflict, "Chore \(number) is not for \(name.text).",
                try: ["chore edit \(number) --each NAMES"])
        case .choreIsProposed(let number):
            Explanation(
                "chore.is-proposed", .conflict,
                "Chore \(number) is only proposed. A parent has yet to say yes.",
                try: ["chore accept \(number)"])
        case .notProposed(let number):
            Explanation(
                "chore.not-proposed", .conflict, "Chore \(number) is no proposal, or not any more.",
                try: ["chore list --waiting"])
        case .parentsAdd:
            Explanation(
                "chore.parents-add", .conflict, "You need nobody's yes: just add it.",
                try: ["chore add \"Wash the car\""])
        case .tooMany(let quota): quota.explanation
        case .tooManyNotes(let number):
            Explanation(
                "chore.too-many-notes", .data,
                "There are \(ChoreNote.most) notes on chore \(number), and no more fit.")
        case .asksToSkip(let number, let name, let reason):
            Explanation(
                "chore.asks-to-skip", .conflict,
                reason.map { "\(name.text) asks to skip chore \(number): \($0.text)" }
                    ?? "\(name.text) asks to skip chore \(number).",
                try: [
                    "chore skip \(number)   lets it be this time",
                    "no \(number)   it is to be done all the same",
                ])
        case .notInUndo(let what, let instead):
            Explanation(
                "undo.not-last", .conflict,
                "What you did last is not taken back by undo: \(what).",
                try: instead + [
                    "undo --list   shows what was before it",
                    "undo --yes   takes back what was before it",
                ])
        case .notInRedo:
            Explanation(
                "redo.points", .conflict,
                "Points that were taken back are not moved again by redo. Type the command anew.")
        case .ageIsForChildren:
            Explanation("profile.no-age", .data, "Only children have an age here.")
        case .todoIsOwn:
            Explanation(
                "todo.is-own", .data,
                "A to-do of your own is only yours: it has no points, and no parent looks at it.",
                try: [
                    "chore propose \"Wash the car\"   asks for a chore with points",
                    "chore add \"Wash the car\" --private --to NAME --points 3   is for parents",
                ])
        case .stepsLeft(let number, let steps):
            Explanation(
                "chore.steps-left", .conflict,
                """
                First tick what is left of chore \(number): \
                \(steps.sorted { $0.key < $1.key }.map { "\"\($0.value.text)\"" }.joined(separator: ", ")).
                """,
                try: ["chore check \(number) \(steps.keys.min() ?? 1)"])
        case .noStep(let number, let count):
            Explanation(
                "chore.no-step", .data,
                count == 0
                    ? "Chore \(number) has no steps."
                    : "The steps of chore \(number) are 1 to \(count).",
                try: ["chore show \(number)"])
        case .inTheWay(let later):
            Explanation("undo.in-the-way", .conflict, later.sentence)
        case .changedMeanwhile:
            Explanation(
                "changed-meanwhile", .conflict,
                "Somebody changed it at the same moment. Nothing was changed by you; try again.")
        case .requestReused:
            Explanation(
                "request.reused", .data,
                "That request id was used before, for something else. Use a new one.")
        case .bookDamaged(let fault):
            Explanation("audit.damaged", .data, fault.sentence, firstBad: fault.row)
        case .bookNotWhole:
            Explanation(
                "audit.damaged", .data, "Something in the books does not fit. Tell a parent.")
        case .passwordWrong:
            Explanation(
                "account.password-wrong", .noPermission,
                "That is not your password, or too many were tried. Wait a little and try again.")
        case .passwordWanted:
            Explanation(
                "password.wanted", .noPermission,
                "That needs your password again: it is more than ten minutes since you gave it.")
        case .noSeal:
            Explanation(
                "audit.no-seal", .conflict,
                "You have sealed nothing yet: the books are sealed when a parent signs in.",
                try: ["audit verify"])
        default:
            Explanation("program.bug", .software, "Something broke inside chorus.")
        }
    }
}

// MARK: - Sentences

extension Refusal {
    /// What the rules say, and whom to ask.
    package var sentence: Phrase {
        guard let ask, ask != "nobody" else { return reason }
        return reason + " " + "Ask \(Phrase(message: ask))."
    }

    /// What the rules say.
    package var reason: Phrase {
        if let say { return Phrase(message: say) }
        guard policies.isEmpty, let error = errors.first else {
            return "The rules do not allow that."
        }
        return "A rule here does not work, so nobody may do that until it is put right: \(error)."
    }

    /// How the owner gets out where the household's own rules have nothing to say.
    fileprivate var waysBack: [String] {
        guard say == nil, case .member(let member, _, _) = asked.judge.principal,
            member.role == .owner
        else { return [] }
        return ["rules set --shipped"]
    }
}

extension ServiceError.Noun {
    /// The same answer for what is not there and what is not theirs to see.
    fileprivate func notFound(_ name: String) -> Explanation {
        switch self {
        case .chore:
            Explanation(
                "chore.not-found", .data, "No chore here matches \"\(name)\".",
                try: ["chore list"])
        case .reward:
            Explanation(
                "reward.not-found", .data, "No reward here matches \"\(name)\".",
                try: ["reward list"])
        case .request:
            Explanation(
                "request.not-found", .data, "No request here matches \"\(name)\".",
                try: ["reward requests"])
        case .entry:
            Explanation(
                "entry.not-found", .data, "No entry of the book here has the number \(name).",
                try: ["points history"])
        case .badge:
            Explanation(
                "badge.not-found", .data, "There is no badge called \"\(name)\".",
                try: ["badge list"])
        case .absence:
            Explanation(
                "absence.not-found", .data, "No absence here has the number \(name).",
                try: ["absence list --all"])
        case .person:
            Explanation(
                "member.not-found", .data, "Nobody here is called \"\(name)\".",
                try: ["household show"])
        case .session:
            Explanation(
                "session.not-found", .data, "No sign-in here has the number \(name).",
                try: ["session list"])
        case .rule:
            Explanation(
                "rule.not-found", .data, "No rule here is called \"\(name)\".",
                try: ["rules show", "rules table"])
        case .action:
            Explanation(
                "action.not-found", .data, "There is no action called \"\(name)\".",
                try: ["rules table"])
        }
    }
}
