import HouseholdModel
import HouseholdService
import HouseholdShell
import HouseholdWords
import Testing

@Suite("The rule that a sentence is")
struct HouseRulePolicyTests {
    @Test(
        "is written as one would write it by hand",
        arguments: [
            (
                "nothing counts before 6:00 or after 20:00",
                """
                @id("said.mark-done.children.no.20-6")
                @say("Nothing counts before 6:00 or after 20:00.")
                @ask("a parent")
                forbid (
                    principal in Role::"child",
                    action in [Action::"chore.complete", Action::"chore.check"],
                    resource
                )
                when { context.hour < 6 || context.hour >= 20 };

                """
            ),
            (
                "Belohnungen nur samstags",
                """
                @id("said.ask-for-rewards.children.only.sat")
                @say("Belohnungen nur samstags.")
                @ask("a parent")
                forbid (
                    principal in Role::"child",
                    action == Action::"reward.request",
                    resource
                )
                unless { context.weekday == Weekday::"saturday" };

                """
            ),
            (
                "Mia can't ask for rewards on weekends before 10:00 on the tablet",
                """
                @id("said.ask-for-rewards.member-000000000001.no.sat-sun.0-10.tablet")
                @say("Mia can't ask for rewards on weekends before 10:00 on a shared tablet.")
                @ask("a parent")
                forbid (
                    principal in Role::"child",
                    action == Action::"reward.request",
                    resource
                )
                when { principal == Member::"018bcfe5-6800-7000-8000-000000000001" }
                when {
                    [Weekday::"saturday", Weekday::"sunday"].contains(context.weekday)
                    && context.hour < 10
                    && context has device
                    && context.device.board
                };

                """
            ),
            (
                "no rewards while must-dos are open",
                """
                @id("said.ask-for-rewards.children.no.mustdos")
                @say("No rewards while must-dos are open.")
                @ask("a parent")
                forbid (
                    principal in Role::"child",
                    action == Action::"reward.request",
                    resource
                )
                when { context.must_dos_open > 0 };

                """
            ),
            (
                "Must-dos come before all other chores",
                """
                @id("said.mark-besides-must-dos.children.no.mustdos")
                @say("Nothing but must-dos counts while must-dos are open.")
                @ask("a parent")
                forbid (
                    principal in Role::"child",
                    action in [Action::"chore.complete", Action::"chore.check"],
                    resource
                )
                when { context.must_dos_open > 0 }
                unless { resource.must_do };

                """
            ),
            (
                "Nur zwei Belohnungen pro Woche für Mia",
                """
                @id("said.ask-for-rewards.member-000000000001.most.2-week")
                @say("Nur zwei Belohnungen pro Woche für Mia.")
                @ask("a parent")
                forbid (
                    principal in Role::"child",
                    action == Action::"reward.request",
                    resource
                )
                when { principal == Member::"018bcfe5-6800-7000-8000-000000000001" }
                when { context.requests_this_week >= 2 };

                """
            ),
            (
                "only one handed-on chore a week",
                """
                @id("said.hand-on.children.most.1-week")
                @say("Only one handed-on chore a week.")
                @ask("a parent")
                forbid (principal in Role::"child", action == Action::"chore.offer", resource)
                when { context.offers_this_week >= 1 };

                """
            ),
            (
                "Children can't hand on chores that are due today",
                """
                @id("said.hand-on.children.no.due-today")
                @say("Children can't hand on chores on the day they are due.")
                @ask("a parent")
                forbid (principal in Role::"child", action == Action::"chore.offer", resource)
                when { resource.due_today };

                """
            ),
            (
                "Chores count only on time",
                """
                @id("said.mark-done.children.no.late")
                @say("Nothing counts after the due time.")
                @ask("a parent")
                forbid (
                    principal in Role::"child",
                    action in [Action::"chore.complete", Action::"chore.check"],
                    resource
                )
                when { resource.late };

                """
            ),
            (
                "Children can't hand on chores while fewer than 2 children are home",
                """
                @id("said.hand-on.children.no.before-2-children")
                @say("Children can't hand on chores while fewer than 2 children are home.")
                @ask("a parent")
                forbid (principal in Role::"child", action == Action::"chore.offer", resource)
                when { context.children_home < 2 };

                """
            ),
            (
                "Aufgaben mit #gärten zählen nur am Wochenende",
                """
                @id("said.mark-done.children.only.sat-sun.tag-g_c3_a4rten")
                @say("Aufgaben mit #gärten zählen nur am Wochenende.")
                @ask("a parent")
                forbid (
                    principal in Role::"child",
                    action in [Action::"chore.complete", Action::"chore.check"],
                    resource
                )
                when { resource.tags.contains("gärten") }
                unless { [Weekday::"saturday", Weekday::"sunday"].contains(context.weekday) };

                """
            ),
            (
                "no rewards on weekends before 3 chores are done",
                """
                @id("said.ask-for-rewards.children.no.sat-sun.before-3-today")
                @say("No rewards on weekends before 3 chores are done today.")
                @ask("a parent")
                forbid (
                    principal in Role::"child",
                    action == Action::"reward.request",
                    resource
                )
                when {
                    [Weekday::"saturday", Weekday::"sunday"].contains(context.weekday)
                    && context.done_today < 3
                };

                """
            ),
            (
                "rewards only with a parent at home",
                """
                @id("said.ask-for-rewards.children.no.before-1-parents")
                @say("No rewards while no parent is home.")
                @ask("a parent")
                forbid (
                    principal in Role::"child",
                    action == Action::"reward.request",
                    resource
                )
                when { context.parents_home < 1 };

                """
            ),
            (
                "Belohnungen nur mit einer Serie von 3 Tagen",
                """
                @id("said.ask-for-rewards.children.no.before-3-streak")
                @say("Keine Belohnungen ohne eine Serie von 3 Tagen.")
                @ask("a parent")
                forbid (
                    principal in Role::"child",
                    action == Action::"reward.request",
                    resource
                )
                when { context.streak < 3 };

                """
            ),
            (
                "only parents remind",
                """
                @id("said.remind.parents.reserved")
                @say("Only parents can remind others.")
                @ask("a parent")
                forbid (principal, action == Action::"chore.remind", resource)
                unless { principal in Role::"parent" };

                """
            ),
            (
                "siblings don't see each other's points",
                """
                @id("said.see-points.children.no")
                @say("Children can't see others' points.")
                @ask("a parent")
                forbid (
                    principal in Role::"child",
                    action in [
                        Action::"activity.view",
                        Action::"points.show",
                        Action::"points.history",
                        Action::"stats.show"
                    ],
                    resource
                )
                unless { resource == principal };

                """
            ),
        ])
    func isWritten(text: String, policy: String) throws {
        let (sentence, language) = try HouseSentence.read(
            text, naming: HouseSentenceTests.people)

        #expect(sentence.policy(in: language) == policy)
    }

    @Test("is one that the schema allows, with a name of its own", arguments: Language.all)
    func isValid(in language: Language) throws {
        let sentences = HouseSentenceTests.sentences
        let policies = sentences.map { $0.policy(in: language) }

        #expect(Set(sentences.map(\.ruleName)).count == sentences.count)
        #expect(sentences.allSatisfy { $0.ruleName.utf8.count <= 100 })
        for start in stride(from: 0, to: policies.count, by: 400) {
            let text = policies[start...].prefix(400).joined(separator: "\n")
            _ = try HouseRules.insideWalls(text, from: "said.cedar")
        }
    }

    @Test(
        "is called the same whatever somebody is called",
        arguments: ["Zoë", "Ольга", "Parents", "Tom"])
    func isNamed(name: String) throws {
        let id = try #require(Member.ID("018bcfe5-6800-7000-8000-0000000000ab"))
        let member = HouseMember(id: id, name: name, role: .child)
        let sentence = HouseSentence.no(.handBack, by: .somebody(member), .always)
        #expect(sentence.ruleName == "said.hand-back.member-0000000000ab.no")
        _ = try HouseRules.insideWalls(sentence.policy(in: .english), from: "said.cedar")
    }

    @Test("has the whole of a long tag in its name, and can be set")
    func hasLongTag() throws {
        let member = try #require(HouseSentenceTests.people.first)
        let tag = try #require(Tag(String(repeating: "ü", count: 30)))
        let time = HouseTime(
            days: .schoolNights, hours: HourSpan(from: 20, until: 6), tag: tag)
        let sentence = HouseSentence.no(.takeOpenChores, by: .somebody(member), time)
        #expect(sentence.flaw == nil && sentence.ruleName.utf8.count > 200)
        _ = try HouseRules.insideWalls(sentence.policy(in: .english), from: "said.cedar")
        #expect(HouseSentence(ruleCalled: sentence.ruleName, naming: [member]) == sentence)
    }

    @Test("quotes what somebody is called")
    func isQuoted() throws {
        let id = try #require(Member.ID("018bcfe5-6800-7000-8000-0000000000ab"))
        let quoting = HouseMember(id: id, name: #"A "quoted\ one"#, role: .child)
        let text = HouseSentence.no(.handBack, by: .somebody(quoting), .always)
            .policy(in: .english)
        #expect(text.contains(#"@say("A \"quoted\\ one can't hand back chores.")"#))
        _ = try HouseRules.insideWalls(text, from: "said.cedar")
    }

    @Test("is known by its name, as the sentence that it is")
    func isKnown() {
        let people = HouseSentenceTests.people
        let times = [
            HouseTime.always, HouseTime(days: [.sunday]),
            HouseTime(days: .schoolNights, hours: HourSpan(from: 20, until: 6)),
            HouseTime(hours: HourSpan(from: 0, until: 9), isAtTablet: true),
            HouseTime(days: [.friday], isBeforeMustDos: true),
            HouseTime(hours: HourSpan(from: 0, until: 9), tag: Tag("spül_maschine-2")),
            HouseTime(due: .today), HouseTime(due: .late), HouseTime(before: HouseLeast(3, .today)),
            HouseTime(before: HouseLeast(99, .week)),
            HouseTime(days: [.friday], before: HouseLeast(1, .streak)),
            HouseTime(before: HouseLeast(1, .parents)), HouseTime(before: HouseLeast(10, .minutes)),
            HouseTime(before: HouseLeast(2, .children)),
        ]
        let sentences = HouseDeed.allCases.flatMap { deed in
            (HouseGroup.allCases.map(HousePeople.group) + people.map(HousePeople.somebody))
                .flatMap { people in
                    times.flatMap { time in
                        [HouseSentence.no(deed, by: people, time), .only(deed, by: people, time)]
                    } + [.reserved(deed, for: people)]
                        + HouseQuota.allCases.filter { $0.deed == deed }
                        .map { .most(3, $0, by: people) }
                }
        }
        for sentence in sentences {
            #expect(
                HouseSentence(ruleCalled: sentence.ruleName, naming: people) == sentence,
                "\(sentence.ruleName)")
        }
        for other in ["chore.do", "said.", "said.hand-back.nobody.no", "said.fly.children.no"] {
            #expect(HouseSentence(ruleCalled: other, naming: people) == nil, "\(other)")
        }
    }

    /// One rule about each thing at a time: together they are proved as each would be by itself.
    @Test(
        "can be proved",
        arguments: [
            "always", "at times", "before must-dos", "before much is done", "reserved", "by name",
            "with a tag", "while no parent is home",
            "while fewer children are home", "on the day they are due", "once they are late",
        ])
    func isProved(kind: String) async throws {
        let mia = try #require(HouseSentenceTests.people.first)
        let time = HouseTime(
            days: [.sunday, .tuesday], hours: HourSpan(from: 20, until: 6), isAtTablet: false)
        let sentences = HouseDeed.allCases.map { deed -> HouseSentence in
            let people = HousePeople.group(deed.usualPeople)
            switch kind {
            case "at times": return .no(deed, by: people, time)
            case "before must-dos": return .no(deed, by: people, HouseTime(isBeforeMustDos: true))
            case "before much is done":
                return .no(deed, by: people, HouseTime(before: HouseLeast(3, .streak)))
            case "while no parent is home":
                return .no(deed, by: people, HouseTime(before: HouseLeast(1, .parents)))
            case "with a tag": return .no(deed, by: people, time.with(Tag("garden")))
            case "while fewer children are home":
                return .no(deed, by: people, HouseTime(before: HouseLeast(2, .children)))
            case "on the day they are due":
                return .no(deed, by: people, HouseTime(due: .today))
            case "once they are late": return .no(deed, by: people, HouseTime(due: .late))
            case "reserved": return .reserved(deed, for: .group(.parents))
            case "by name": return .no(deed, by: .somebody(mia), .always)
            default: return .no(deed, by: people, .always)
            }
        }.filter { $0.flaw == nil }
        let fewest = [
            "with a tag": 5, "before must-dos": 15, "before much is done": 15,
            "while no parent is home": 15, "while fewer children are home": 15,
            "on the day they are due": 2, "once they are late": 3,
        ]
        #expect(sentences.count > fewest[kind] ?? 25)

        let text = sentences.map { $0.policy(in: .english) }.joined(separator: "\n")
        #expect(try await RuleTrial(of: text).problem == nil)
    }
}
