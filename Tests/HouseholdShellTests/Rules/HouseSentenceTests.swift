import HouseholdModel
import HouseholdShell
import HouseholdWords
import Testing

@Suite("A house rule in a sentence")
struct HouseSentenceTests {
    private static let mia = member("Mia", 1, .child)
    private static let max = member("Max", 2, .child)
    private static let anna = member("Anna", 3, .owner)
    /// Whom sentences call by name.
    static let people = [mia, max, anna].compactMap(\.self)

    private static func member(_ name: String, _ number: Int, _ role: Role) -> HouseMember? {
        Member.ID("018bcfe5-6800-7000-8000-00000000000\(number)")
            .map { HouseMember(id: $0, name: name, role: role) }
    }

    /// A sentence that is typed, and how it is said in English and in German.
    struct Case: CustomTestStringConvertible, Sendable {
        let typed, english, german: String
        var testDescription: String { typed }

        init(_ typed: String, _ english: String, _ german: String) {
            (self.typed, self.english, self.german) = (typed, english, german)
        }
    }

    @Test(
        "is read, and said in either language",
        arguments: times + ways + names + counts + mustDos + tags + rewardTags + firsts + homes
            + dues)
    func isRead(_ example: Case) throws {
        let (sentence, _) = try HouseSentence.read(example.typed, naming: Self.people)

        #expect(sentence.text(in: .english) == example.english)
        #expect(sentence.text(in: .german) == example.german)
    }

    private static let times = [
        Case(
            "nothing counts before 6:00 or after 20:00",
            "Nothing counts before 6:00 or after 20:00.",
            "Nichts zählt vor 6 Uhr oder nach 20 Uhr."),
        Case(
            "nichts zählt vor 6 Uhr oder nach 20 Uhr",
            "Nothing counts before 6:00 or after 20:00.",
            "Nichts zählt vor 6 Uhr oder nach 20 Uhr."),
        Case(
            "Nothing counts between 20:00 and 6:00.", "Nothing counts before 6:00 or after 20:00.",
            "Nichts zählt vor 6 Uhr oder nach 20 Uhr."),
        Case(
            "after 8 pm nothing counts", "Nothing counts after 20:00.",
            "Nichts zählt nach 20 Uhr."),
        Case("vor 6.00 Uhr zählt nichts", "Nothing counts before 6:00.", "Nichts zählt vor 6 Uhr."),
        Case(
            "no rewards from 18 to 20", "No rewards between 18:00 and 20:00.",
            "Keine Belohnungen zwischen 18 und 20 Uhr."),
        Case(
            "no rewards on school nights", "No rewards on school nights.",
            "Keine Belohnungen an Abenden vor der Schule."),
        Case(
            "no rewards on school nights after 20:00",
            "No rewards from Sunday to Thursday after 20:00.",
            "Keine Belohnungen von Sonntag bis Donnerstag nach 20 Uhr."),
        Case(
            "rewards only on Saturdays and Sundays", "Rewards only on weekends.",
            "Belohnungen nur am Wochenende."),
        Case(
            "no rewards on Monday, Wednesday and Friday",
            "No rewards on Mondays, Wednesdays and Fridays.",
            "Keine Belohnungen montags, mittwochs und freitags."),
        Case(
            "Keine Belohnungen von Montag bis Freitag", "No rewards on school days.",
            "Keine Belohnungen an Schultagen."),
        Case(
            "no rewards on Sundays before noon on the tablet",
            "No rewards on Sundays before 12:00 on a shared tablet.",
            "Keine Belohnungen sonntags vor 12 Uhr am gemeinsamen Tablet."),
        Case("no rewards from Monday to Sunday", "No rewards.", "Keine Belohnungen."),
    ]

    private static let ways = [
        Case("no wishes", "No wishes.", "Keine Herzenswünsche."),
        Case(
            "Kinder dürfen nur sonntags Belohnungen vorschlagen", "Wishes only on Sundays.",
            "Herzenswünsche nur sonntags."),
        Case(
            "rewards only on Saturdays", "Rewards only on Saturdays.", "Belohnungen nur samstags."),
        Case(
            "Kinder dürfen sich nur samstags Belohnungen wünschen", "Rewards only on Saturdays.",
            "Belohnungen nur samstags."),
        Case(
            "no rewards except on Saturdays", "Rewards only on Saturdays.",
            "Belohnungen nur samstags."),
        Case("no chores on Sundays", "Nothing counts on Sundays.", "Nichts zählt sonntags."),
        Case(
            "children can’t hand back chores", "Children can't hand back chores.",
            "Kinder dürfen keine Aufgaben abgeben."),
        Case(
            "siblings don't see each other's chores", "Children can't see others' chores.",
            "Kinder dürfen keine Aufgaben anderer sehen."),
        Case(
            "Am Sonntag dürfen Kinder keine Aufgaben vorschlagen",
            "Children can't propose chores on Sundays.",
            "Kinder dürfen sonntags keine Aufgaben vorschlagen."),
        Case(
            "only parents remind", "Only parents can remind others.",
            "Nur Eltern dürfen andere erinnern."),
        Case(
            "nobody asks for rewards on a tablet",
            "Nobody can ask for rewards on a shared tablet.",
            "Niemand darf am gemeinsamen Tablet Belohnungen einlösen."),
    ]

    private static let counts = [
        Case(
            "no rewards while must-dos are open", "No rewards while must-dos are open.",
            "Keine Belohnungen, solange Pflichten offen sind."),
        Case(
            "Rewards only after must-dos are done", "No rewards while must-dos are open.",
            "Keine Belohnungen, solange Pflichten offen sind."),
        Case(
            "Belohnungen erst, wenn die Pflichten erledigt sind",
            "No rewards while must-dos are open.",
            "Keine Belohnungen, solange Pflichten offen sind."),
        Case(
            "Children can only hand on chores once all must-dos are done",
            "Children can't hand on chores while must-dos are open.",
            "Kinder dürfen, solange Pflichten offen sind, keine Aufgaben weitergeben."),
        Case(
            "Kinder dürfen sonntags, solange noch Pflichten offen sind, keine Aufgaben weitergeben",
            "Children can't hand on chores on Sundays while must-dos are open.",
            "Kinder dürfen sonntags, solange Pflichten offen sind, keine Aufgaben weitergeben."),
        Case(
            "Only one reward a day", "Only one reward a day.", "Nur eine Belohnung pro Tag."),
        Case(
            "höchstens 2 Belohnungen in der Woche", "Only two rewards a week.",
            "Nur zwei Belohnungen pro Woche."),
        Case(
            "At most 12 rewards a week",
            "Only 12 rewards a week.", "Nur 12 Belohnungen pro Woche."),
        Case(
            "only one handed-on chore a week for Mia",
            "Only one handed-on chore a week for Mia.",
            "Nur eine weitergegebene Aufgabe pro Woche für Mia."),
    ]

    private static let tags = [
        Case(
            "chores with #garden count only on weekends",
            "Chores with #garden count only on weekends.",
            "Aufgaben mit #garden zählen nur am Wochenende."),
        Case(
            "No #screen chores after 20:00", "No chores with #screen after 20:00.",
            "Keine Aufgaben mit #screen nach 20 Uhr."),
        Case(
            "Aufgaben mit #Gärten zählen nur am Wochenende.",
            "Chores with #gärten count only on weekends.",
            "Aufgaben mit #gärten zählen nur am Wochenende."),
        Case(
            "Mia can't mark chores tagged #screen as done",
            "Mia can't mark chores with #screen as done.",
            "Mia darf keine Aufgaben mit #screen abhaken."),
        Case(
            "No chores with #garden except on weekends",
            "Chores with #garden count only on weekends.",
            "Aufgaben mit #garden zählen nur am Wochenende."),
        Case(
            "Kinder dürfen nur am Wochenende Aufgaben mit #garten abhaken",
            "Chores with #garten count only on weekends.",
            "Aufgaben mit #garten zählen nur am Wochenende."),
        Case(
            "Kinder dürfen keine Aufgaben mit #garten weitergeben.",
            "Children can't hand on chores with #garten.",
            "Kinder dürfen keine Aufgaben mit #garten weitergeben."),
    ]

    private static let firsts = [
        Case(
            "No rewards before 3 chores are done today.",
            "No rewards before 3 chores are done today.",
            "Keine Belohnungen, bevor heute 3 Aufgaben erledigt sind."),
        Case(
            "Keine Belohnungen, bevor drei Aufgaben erledigt sind",
            "No rewards before 3 chores are done today.",
            "Keine Belohnungen, bevor heute 3 Aufgaben erledigt sind."),
        Case(
            "rewards only after 1 chore", "No rewards before 1 chore is done today.",
            "Keine Belohnungen, bevor heute 1 Aufgabe erledigt ist."),
        Case(
            "Kinder dürfen, bevor diese Woche 10 Aufgaben erledigt sind, keine Punkte einlösen",
            "No rewards before 10 chores are done this week.",
            "Keine Belohnungen, bevor diese Woche 10 Aufgaben erledigt sind."),
        Case(
            "Rewards only with a streak of 3 days", "No rewards without a streak of 3 days.",
            "Keine Belohnungen ohne eine Serie von 3 Tagen."),
        Case(
            "Mia darf nur mit einer Serie von 7 Tagen Belohnungen einlösen",
            "Mia can't ask for rewards without a streak of 7 days.",
            "Mia darf ohne eine Serie von 7 Tagen keine Belohnungen einlösen."),
        Case(
            "no rewards on Saturdays before 2 chores are done",
            "No rewards on Saturdays before 2 chores are done today.",
            "Keine Belohnungen samstags, bevor heute 2 Aufgaben erledigt sind."),
        Case(
            "No rewards after 3", "No rewards after 3:00.", "Keine Belohnungen nach 3 Uhr."),
    ]

    private static let names = [
        Case(
            "MIA can't ask for rewards before 15:00", "Mia can't ask for rewards before 15:00.",
            "Mia darf vor 15 Uhr keine Belohnungen einlösen."),
        Case(
            "no rewards for Mia on Mondays", "Mia can't ask for rewards on Mondays.",
            "Mia darf montags keine Belohnungen einlösen."),
        Case(
            "Nur Anna darf über Belohnungen entscheiden", "Only Anna can decide about rewards.",
            "Nur Anna darf über Belohnungen entscheiden."),
    ]

    /// Some sentence of each kind about each thing, at no time, one and several, that can be a rule.
    static let sentences: [HouseSentence] = HouseDeed.allCases.flatMap { deed in
        let times = [
            .always, HouseTime(days: [.tuesday]), HouseTime(hours: HourSpan(from: 20, until: 6)),
            HouseTime(
                days: .schoolNights, hours: HourSpan(from: 8, until: 12),
                isAtTablet: deed.knowsTablets),
            HouseTime(days: [.friday], isBeforeMustDos: true), HouseTime(isBeforeMustDos: true),
            HouseTime(before: HouseLeast(1, .today)), HouseTime(before: HouseLeast(12, .week)),
            HouseTime(days: [.friday], before: HouseLeast(3, .streak)),
            HouseTime(before: HouseLeast(1, .parents)), HouseTime(before: HouseLeast(2, .parents)),
            HouseTime(before: HouseLeast(1, .children)),
            HouseTime(before: HouseLeast(2, .children)),
            HouseTime(before: HouseLeast(1, .minutes)), HouseTime(before: HouseLeast(10, .minutes)),
            HouseTime(hours: HourSpan(from: 0, until: 9), before: HouseLeast(2, .today)),
            HouseTime(due: .today), HouseTime(due: .late), HouseTime(tag: Tag("garden")),
            HouseTime(days: [.tuesday], tag: Tag("spül_maschine-2")),
        ]
        let groups = HouseGroup.allCases.map { HousePeople.group($0) }
        return (groups + people.map { .somebody($0) }).flatMap { people in
            times.flatMap { time -> [HouseSentence] in
                [.no(deed, by: people, time), .only(deed, by: people, time)]
            } + [.reserved(deed, for: people)]
                + HouseQuota.allCases.filter { $0.deed == deed }
                .flatMap { quota in
                    [1, 2, 12].map { .most($0, quota, by: people) }
                }
        }
    }.filter { $0.flaw == nil }

    @Test("is read as it is said", arguments: Language.all)
    func isReadBack(in language: Language) throws {
        #expect(Self.sentences.count > 1_000)
        for sentence in Self.sentences {
            let text = sentence.text(in: language)
            let read = try HouseSentence.read(text, naming: Self.people)
            #expect(read.sentence == sentence, "\(text)")
            #expect(read.language.catalogue.tag == language.catalogue.tag, "\(text)")
            #expect(!text.contains("  ") && !text.contains("{") && text.count >= 10, "\(text)")
        }
    }

    @Test("is one for each thing that is listed, and can be a rule")
    func hasExamples() throws {
        for deed in HouseDeed.allCases {
            #expect(deed.example.deed == deed && deed.example.flaw == nil, "\(deed)")
            for language in Language.all { #expect(!deed.text(in: language).isEmpty, "\(deed)") }
        }
    }

    @Test(
        "is none that would say something else of whom it is for",
        arguments: [
            "No bonus points for Mia", "Keine Erinnerungen für Mia",
            "Chores only for Mia on Sundays", "No deductions for children on weekends",
        ])
    func isForNobody(text: String) {
        #expect(throws: HouseSentence.Problem.self) {
            try HouseSentence.read(text, naming: Self.people)
        }
    }

    @Test(
        "is refused where rules can't say it",
        arguments: [
            ("nothing counts after 20:30", .minutes(20, 30)),
            ("nothing counts after 8:30pm", .minutes(20, 30)),
            ("nichts zählt nach 20 Uhr 30", .minutes(20, 30)),
            ("keine Belohnungen vor 6.15 Uhr", .minutes(6, 15)),
            ("nothing counts before 20:00 or after 6:00", .noHours),
            ("nothing counts after 24:00", .noHours), ("nothing counts between 0 and 24", .noHours),
            ("no rewards on Sundays between 20:00 and 6:00", .nightOfDays),
            ("no rewards on school nights before 7:00", .nightOfDays),
            ("rewards only", .onlyWithoutTime), ("Belohnungen nur", .onlyWithoutTime),
            ("children can't take back chores on Sundays", .tooManyCases),
            ("Mia can't take back chores", .tooManyCases),
            ("half points for siblings' chores on weekends", .alwaysOnly),
            ("Mia darf sonntags keine Aufgaben für andere abhaken", .alwaysOnly),
            ("nobody can give passes on a tablet", .notAtTablets),
            ("parents can't see each other's points", .hidesFromParents),
            ("nobody can see others' chores", .hidesFromParents),
            ("nothing counts while must-dos are open", .blocksMustDos),
            ("nichts zählt, solange Pflichten offen sind", .blocksMustDos),
            ("chores count only after must-dos are done", .blocksMustDos),
            ("Anna darf keine Punkte anderer sehen", .hidesFromParents),
            ("chores with #garden count only", .onlyWithoutTime),
        ] as [(String, HouseSentence.Problem)])
    func isRefused(text: String, problem: HouseSentence.Problem) {
        #expect(throws: problem) { try HouseSentence.read(text, naming: Self.people) }
    }

    @Test(
        "that is not understood has others near it",
        arguments: [
            ("no reward on Mondays", "No rewards on Mondays."),
            ("rewards on Saturdays", "Rewards only on Saturdays."),
            ("rewards only while must-dos are open", "No rewards while must-dos are open."),
            ("No screen time until must-dos done", "No rewards while must-dos are open."),
            ("No reward until must-dos are done", "No rewards while must-dos are open."),
            (
                "Rewards only on Sundays after the must-dos",
                "No rewards on Sundays while must-dos are open."
            ),
            ("No ice cream on Mondays", "No rewards on Mondays."),
            ("chores only before dinner", "Chores count only on weekends."),
            ("Only Dad gives points", "Only parents can give bonus points."),
            ("Tim can't hand back chores", "Children can't hand back chores."),
            ("no rewards on Mondays or after 20:00", "No rewards on Mondays after 20:00."),
            ("no rewards after 25:00", "No rewards."), ("", "No rewards."),
            ("Kinder geben keine Aufgaben zurück", "Nothing counts."),
            ("rewards only before 3 chores are done", "No rewards before 3 chores are done today."),
            ("nothing counts before 3 chores are done today", "Nothing counts."),
            ("no rewards while a parent is home", "No rewards while no parent is home."),
            (
                "rewards only on Saturdays after 3 chores are done",
                "No rewards on Saturdays before 3 chores are done today."
            ),
            ("no rewards with #screen or #game on Mondays", "No rewards on Mondays."),
            ("no chores with #screen or #game on Mondays", "Nothing counts on Mondays."),
            ("only one reward a day with #screen", "Only parents can ask for rewards."),
            ("only parents can skip chores with #garden", "Only parents can skip chores."),
        ])
    func hasNearest(text: String, nearest: String) {
        do throws(HouseSentence.Problem) {
            _ = try HouseSentence.read(text, naming: Self.people)
            Issue.record("\(text) is understood")
        } catch {
            guard case .unknown(let found) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(found.map { $0.text(in: .english) }.contains(nearest))
            #expect((1...3).contains(found.count) && found.allSatisfy { $0.flaw == nil })
        }
    }

    @Test("that names nobody means everybody where there are no children")
    func meansEverybody() throws {
        for (text, meant) in [
            ("nothing counts after 22:00", "Nobody can mark chores as done after 22:00."),
            ("only one reward a day", "Only one reward a day for everybody."),
            ("rewards only on Sundays", "Everybody can ask for rewards only on Sundays."),
            ("only the owner can delete chores", "Only the owner can delete chores."),
            ("housemates can't delete chores", "Housemates can't delete chores."),
        ] {
            #expect(try HouseSentence.read(text).sentence.amongAdults.text(in: .english) == meant)
        }
    }

    @Test("takes the longest time that stands in it, and no word of a name for a day")
    func takesLongest() throws {
        let named = try #require(Self.member("Sunday", 4, .child))

        let (sentence, _) = try HouseSentence.read(
            "No rewards from Monday to Wednesday between 9 and 5 pm", naming: [named])

        #expect(
            sentence.time
                == HouseTime(
                    days: [.monday, .tuesday, .wednesday], hours: HourSpan(from: 9, until: 17)))
    }
}
