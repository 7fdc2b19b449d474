import Testing

/// House rules as families and flats put them, in words of our own: what their lists speak of was looked up, no sentence was
/// taken over.
struct HouseRule: CustomTestStringConvertible, Sendable {
    enum Verdict: Sendable {
        /// `rules say` takes it as it stands.
        case said
        /// It has to be written in Cedar: the policy, and what it looks at.
        case byHand(String, lookingAt: String)
        /// No rule can say it, and why.
        case cannot(String)
    }

    let text: String
    let verdict: Verdict
    var testDescription: String { text }

    init(_ text: String, _ verdict: Verdict) {
        (self.text, self.verdict) = (text, verdict)
    }

    /// Its line in `docs/rules.md`.
    func line(_ number: Int) -> String {
        let (word, note) =
            switch verdict {
            case .said: ("said", "")
            case .byHand(_, let lookingAt): ("by hand", lookingAt)
            case .cannot(let why): ("not", why)
            }
        return "| \(number) | \(text) | \(word) | \(note) |"
    }

    static let all: [HouseRule] = said + byHand + cannot
}

extension HouseRule {
    static let said: [HouseRule] = [
        // When chores count.
        "Nothing counts before 6:00 or after 20:00.",
        "Aufgaben müssen bis 18 Uhr erledigt sein.",
        "No chores on Sundays.",
        // When rewards can be asked for.
        "Rewards only on Saturdays.",
        "Kids can spend points only on Fridays.",
        "No rewards on school nights.",
        "No rewards on school days before 15:00.",
        "Keine Belohnungen nach 19 Uhr.",
        "Mia can't ask for rewards before 17:00.",
        "Nobody asks for rewards on the tablet.",
        // What children do with their chores.
        "Kids can't hand chores back.",
        "Kinder dürfen nicht darum bitten, befreit zu werden.",
        "Children can't take back what they marked as done.",
        "Max can take open chores only on weekends.",
        "Kinder dürfen nur am Wochenende Aufgaben vorschlagen.",
        // Brothers and sisters.
        "Only parents remind others.",
        "Siblings don't see each other's points.",
        "Kinder dürfen nicht sehen, wer führt.",
        // Who decides.
        "Grandparents can't approve chores.",
        "Only Anna decides about rewards.",
        "No points are taken away on weekends.",
        "Keine Erinnerungen nach 20 Uhr.",
        // How often.
        "At most two rewards a week.",
        // Some chores.
        "Chores with #garden count only on weekends.",
        "No #screen chores after 20:00.",
        "No #screen rewards on school nights.",
        // What comes first.
        "Nothing but must-dos counts while must-dos are open.",
        "No rewards before 3 chores are done today.",
        "Rewards only with a streak of 3 days.",
        "No rewards within 10 minutes of the last chore.",
        // Who is home.
        "No rewards while no parent is home.",
    ].map { HouseRule($0, .said) }

    static let byHand: [HouseRule] = [
        HouseRule(
            "Rewards on Fridays from 18:00, and all day on Saturdays.",
            .byHand(
                """
                @id("weekend-rewards")
                @say("Rewards are for Friday evenings and Saturdays.")
                @ask("a parent")
                forbid (principal in Role::"child", action == Action::"reward.request", resource)
                unless {
                    context.weekday == Weekday::"saturday"
                    || (context.weekday == Weekday::"friday" && context.hour >= 18)
                };
                """, lookingAt: "other hours on each day")),
        HouseRule(
            "Werktags keine Belohnungen vor 15 Uhr, am Wochenende keine vor 10 Uhr.",
            .byHand(
                """
                @id("late-rewards")
                @say("Belohnungen werktags ab 15 Uhr, am Wochenende ab 10 Uhr.")
                @ask("a parent")
                forbid (principal in Role::"child", action == Action::"reward.request", resource)
                when {
                    context.hour < 10
                    || (context.hour < 15
                        && ![Weekday::"saturday", Weekday::"sunday"].contains(context.weekday))
                };
                """, lookingAt: "other hours on each day")),
        HouseRule(
            "Screen time is no reward on school nights; all others are.",
            .byHand(
                """
                @id("no-screens-before-school")
                @say("No screen time on school nights.")
                @ask("a parent")
                forbid (
                    principal in Role::"child",
                    action == Action::"reward.request",
                    resource == Reward::"018bcfe5-6800-7000-8000-00000000000a"
                )
                when {
                    context.hour >= 18
                    && ![Weekday::"friday", Weekday::"saturday"].contains(context.weekday)
                };
                """, lookingAt: "one reward, by its identity")),
        HouseRule(
            "On Christmas Eve nothing counts.",
            .byHand(
                """
                @id("christmas")
                @say("Nothing counts on Christmas Eve.")
                @ask("nobody")
                forbid (
                    principal in Role::"child",
                    action in [Action::"chore.complete", Action::"chore.check"],
                    resource
                )
                when { context.today == datetime("2026-12-24") };
                """, lookingAt: "one date")),
        HouseRule(
            "Whoever does a chore that is open to all takes it first.",
            .byHand(
                """
                @id("take-it-first")
                @say("Take it first, so that everybody sees who is at it.")
                @ask("nobody")
                forbid (principal in Role::"child", action == Action::"chore.complete", resource)
                unless { resource has assignee };
                """, lookingAt: "whose a chore is")),
        HouseRule(
            "Of us parents the one who made a chore says OK to it.",
            .byHand(
                """
                @id("maker-approves")
                @say("Whoever made a chore says OK to it.")
                @ask("somebody else")
                forbid (
                    principal in Role::"parent",
                    action in [Action::"chore.approve", Action::"chore.reject"],
                    resource
                )
                unless { resource.created_by == principal };
                """, lookingAt: "who made a chore")),
        HouseRule(
            "The younger one doesn't boss the older one around.",
            .byHand(
                """
                @id("no-bossing")
                @say("You don't remind your sister.")
                @ask("a parent")
                forbid (
                    principal == Member::"018bcfe5-6800-7000-8000-000000000001",
                    action == Action::"chore.remind",
                    resource
                )
                when {
                    resource has assignee
                    && resource.assignee == Member::"018bcfe5-6800-7000-8000-000000000002"
                };
                """, lookingAt: "who, and to whom")),
        HouseRule(
            "From the little one no points are taken away.",
            .byHand(
                """
                @id("not-from-the-little-one")
                @say("No points are taken away from the little one.")
                @ask("nobody")
                forbid (
                    principal,
                    action == Action::"points.deduct",
                    resource == Member::"018bcfe5-6800-7000-8000-000000000001"
                );
                """, lookingAt: "to whom")),
        HouseRule(
            "Grandma may give extra points while she looks after the children.",
            .byHand(
                """
                @id("grandma-gives")
                @say("Only a parent or a grandparent gives points.")
                @ask("a parent")
                permit (principal in Role::"helper", action == Action::"points.bonus", resource)
                when { principal has pass && principal["pass"].children.contains(resource) };
                """, lookingAt: "a pass; it allows something, and a sentence only forbids")),
        HouseRule(
            "First homework, then rewards.",
            .byHand(
                """
                @id("homework-first")
                @say("First homework, then rewards.")
                @ask("a parent")
                forbid (principal in Role::"child", action == Action::"reward.request", resource)
                when { context.must_dos_open > 0 };
                """, lookingAt: "must-dos; said: No rewards while must-dos are open")),
        HouseRule(
            "What is late does not count any more.",
            .byHand(
                """
                @id("in-time")
                @say("What is late does not count any more.")
                @ask("a parent")
                forbid (
                    principal in Role::"child",
                    action in [Action::"chore.complete", Action::"chore.check"],
                    resource
                )
                when { resource.late };
                """, lookingAt: "what is late; said: Late chores don't count")),
        HouseRule(
            "What is due today is not handed on any more.",
            .byHand(
                """
                @id("hand-on-in-time")
                @say("What is due today is not handed on any more.")
                @ask("a parent")
                forbid (principal in Role::"child", action == Action::"chore.offer", resource)
                when { resource.due_today || resource.late };
                """,
                lookingAt:
                    "what is due today, or late; said: Children can't hand on chores on the day they are due"
            )),
        HouseRule(
            "No child hands chores on while it is alone at home.",
            .byHand(
                """
                @id("not-alone")
                @say("Nobody else is home who could take it.")
                @ask("a parent")
                forbid (principal in Role::"child", action == Action::"chore.offer", resource)
                when { context.parents_home == 0 && context.children_home < 2 };
                """, lookingAt: "who is home")),
    ]

    static let cannot: [HouseRule] = [
        HouseRule(
            "Whoever has fewer than ten points left can't ask for rewards.",
            .cannot("no fact has points: a reward has a price instead")),
        HouseRule(
            "Three chores missed, and there are no rewards for a week.",
            .cannot("no fact has what was missed")),
        HouseRule(
            "Under eight nobody takes open chores.",
            .cannot("no fact has the age: each child can be called by name")),
        HouseRule(
            "Nothing counts after 20:30.", .cannot("rules know the hour, not the minute")),
        HouseRule(
            "What is done can be taken back for an hour.",
            .cannot("more cases than the proof goes through")),
        HouseRule(
            "The eldest says OK to what the little ones did.",
            .cannot("a wall: a child never manages")),
        HouseRule(
            "No phones at the table.", .cannot("Chorus does not see what happens at the table")),
    ]
}
