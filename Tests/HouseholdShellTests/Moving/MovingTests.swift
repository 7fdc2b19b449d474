import Foundation
import GRDB
import JSON
import TestSupport
import Testing

@Suite("A household that is brought in on another computer")
struct MovingTests {
    private let home: MovingHome
    private let other: Stage
    private let path: String

    init() async throws {
        home = try await MovingHome.shared()
        other = try await MovingHome.newComputer()
        path = try MovingHome.put(home.text, in: other)
    }

    private func bringIn(_ options: String = "") async throws -> Stage.Outcome {
        let outcome = await other.say("data import \(path)\(options)")
        try #require(outcome.exit == 0, "\(outcome)")
        return outcome
    }

    @Test("has something of each kind in it")
    func isFull() throws {
        let tables = try JSONValue(parsing: home.text)["tables"]
        let empty = (tables?.members ?? []).filter { $0.value.elements?.isEmpty != false }
        // What is promised is for what was made an hour ago.
        #expect(
            empty.map(\.key) == [
                "house_rules", "house_rules_promise", "house_rules_trial", "reward_promise",
            ])
    }

    @Test("is what it was, but for who can sign in")
    func isTheSame() async throws {
        let told = try await bringIn().results
        #expect(told.contains("Smith home: 5 people, 11 chores, 4 rewards"), "\(told)")
        #expect(told.contains("child key Max") || told.contains("child key Mia"), "\(told)")
        #expect(told.contains("member invite"), "\(told)")

        let before = try JSONValue(parsing: home.text)["tables"]
        let after = try JSONValue(parsing: await MovingHome.export(from: other))["tables"]
        for table in before?.members ?? [] {
            let was = table.value.elements ?? []
            let now = after?[table.key]?.elements ?? []
            switch table.key {
            case "account": #expect(now.count == 1)
            case "member":
                #expect(now.count == was.count)
                for (was, now) in zip(was, now) {
                    for column in ["id", "name", "created_at", "joined_at", "avatar", "sign_in"] {
                        #expect(was[column] == now[column])
                    }
                }
            case "household":
                // What waits for an OK waits anew.
                for (was, now) in zip(was, now) {
                    for member in was.members ?? [] where member.key != "approve_set_at" {
                        #expect(now[member.key] == member.value, "\(member.key)")
                    }
                }
            case "audit", "house_state": #expect(Array(now.prefix(was.count)) == was)
            default: #expect(now == was, "\(table.key)")
            }
        }
        #expect(await other.say("audit verify").exit == 0)
        #expect(await other.say("data check").exit == 0)
        for child in ["mia", "max"] {
            let points = await home.stage.say("points show \(child)")
            #expect(points.exit == 0)
            #expect(await other.say("points show \(child)").results == points.results)
        }
        #expect(await other.say("audit list").results.contains("household.import"))
    }

    @Test("lets children in with a new key, who find their points")
    func letsChildrenIn() async throws {
        _ = try await bringIn()
        try await other.letIn("mia", by: "child key mia", with: "493817")

        let before = await home.stage.say("points history", as: "mia")
        #expect(await other.say("points history", as: "mia").results == before.results)
        #expect(await other.say("done 4", as: "mia").exit == 0)
        #expect(await other.say("points why 2", as: "mia").exit == 0)
        #expect(await other.say("audit verify").exit == 0)
    }

    @Test("lets adults in again, as what they were, once they are invited anew")
    func letsAdultsIn() async throws {
        _ = try await bringIn()
        let wrong = await other.say("member invite tom --role helper")
        #expect(wrong.exit == 1 && wrong.messages.contains("is invited already"), "\(wrong)")
        let first = await other.say("member invite tom --role parent --reveal --json")
        let worn = try #require(first.results.firstMatch(of: /"linking_key":"([^"]+)"/)?.1)
        try await other.letIn("tom", by: "member invite TOM --role parent")
        let late = await other.say(
            "join --username rosa --key-stdin --password-stdin", as: "rosa",
            input: [String(worn), "quiet river lamp rosa"])
        #expect(late.exit != 0)

        try await other.letIn(
            "rosa", by: "member invite Rosa --role helper", with: "quiet river lamp rosa")
        #expect(await other.say("done 1 --for mia", as: "rosa").exit != 70)
        let members = await other.say("member list --json")
        #expect(members.results.components(separatedBy: "\"joined\"").count == 4, "\(members)")
        #expect(await other.say("audit verify").exit == 0)
    }

    @Test("keeps what somebody did who is not invited any more")
    func keepsHistory() async throws {
        _ = try await bringIn()
        #expect(await other.say("member cancel tom").exit == 0)
        #expect(await other.say("child remove max --confirm Max").exit == 0)
        let members = await other.say("member list")
        #expect(!members.results.contains("Tom") && !members.results.contains("Max"))
        let export = try await MovingHome.export(from: other)
        #expect(export.components(separatedBy: "\"state\": \"left\"").count == 4)
        #expect(await other.say("audit verify").exit == 0)
        #expect(await other.say("chore history").results.contains("Walk the dog"))
    }

    @Test("may be of a program that knew nothing of what counts by itself, or still holds today")
    func mayBeOlder() async throws {
        var older = try Mutable(home.text)
        let later: Set = [
            "approve_after", "approve_set_at", "unseen_at", "unseen_hours", "trusted_oks",
            "full_points", "halved_by", "promised_points", "promise_ends_at", "must_do",
            "points_before", "points_after", "from_day", "ends_at", "promised_approval",
            "approval_promise_ends_at", "promised_deductions", "deductions_promise_ends_at",
            "promised_approve_after", "promised_approve_set_at", "approve_promise_ends_at",
            "currency", "rate_points", "rate_minor", "money", "other_id", "due_on",
        ]
        for table in ["household", "completion", "chore", "notice", "ledger"] {
            older.change(table) { rows in
                rows.removeAll { $0.contains { $0.value.string?.hasSuffix("-lessened") == true } }
                rows = rows.map { row in row.filter { !later.contains($0.key) } }
            }
        }
        older.change("reward") { rows in
            rows = rows.map { row in row.filter { $0.key != "tags" } }
        }
        let place = try MovingHome.put(older.text, in: other, as: "older.json")

        let outcome = await other.say("data import \(place)")
        #expect(outcome.exit == 0, "\(outcome)")
        #expect(
            await other.say("household settings --json").results.contains("\"approve_after\":null"))
        #expect(await other.say("audit verify").exit == 0)
    }

    @Test("has the money in its book that it had, and what is owed")
    func bringsMoney() async throws {
        let before = try await MovingHome.made().stage
        let paid = await before.say("money payout mia 1.00 --later", as: "anna")
        try #require(paid.exit == 0, "\(paid)")
        let place = try MovingHome.put(
            await MovingHome.export(from: before), in: other, as: "money.json")

        let outcome = await other.say("data import \(place)")
        #expect(outcome.exit == 0, "\(outcome)")
        let list = await other.say("money list").results
        #expect(list.contains("Mia is owed 1.00 EUR"), "\(list)")
        #expect(await other.say("audit verify").exit == 0)
    }

    @Test("lets an adult be paid who has not come back yet, and no more than they are owed")
    func paysWhoIsToCome() async throws {
        let before = try await MovingHome.made().stage
        let charged = await before.say("money charge anna 12.00 Pizza", as: "tom")
        try #require(charged.exit == 0, "\(charged)")
        let place = try MovingHome.put(
            await MovingHome.export(from: before), in: other, as: "owed.json")
        try #require(await other.say("data import \(place)").exit == 0)

        let list = await other.say("money list").results
        #expect(list.contains("You owe Tom 12.00 EUR.\n"), "\(list)")
        let bill = "Also open: 12.00 EUR to Tom for Pizza."
        let today = await other.say("today").results
        #expect(today.contains(bill), "\(today)")
        let tooMuch = await other.say("money pay tom 13.00")
        #expect(tooMuch.exit == 1 && tooMuch.messages.contains("is owed 12.00 EUR"), "\(tooMuch)")
        let paid = await other.say("money pay tom 12.00")
        #expect(paid.exit == 0, "\(paid)")
        #expect(await !other.say("today").results.contains(bill))
        try await other.letIn("tom", by: "member invite tom --role parent")
        let left = await other.say("money list", as: "tom").results
        #expect(!left.contains("Anna"), "\(left)")
        #expect(await other.say("audit verify").exit == 0)
    }

    @Test("comes without a trial that is not over, and without word of its end")
    func leavesTrial() async throws {
        let origin = try Stage(continuing: home.stage)
        // Hours after the household was made it holds from the next day on, and the children are told.
        let evening = try Transcript(
            """
            @2026-11-21T18:30 anna> rules trial school-nights --until 2026-11-28 --yes --password-stdin
            anna< \(MovingHome.password)
            """, name: "trial")
        let begun = try await origin.outcome(of: #require(evening.steps.first))
        try #require(begun.exit == 0, "\(begun)")
        let trial = await origin.say("rules trial").results
        #expect(trial.contains("come on trial on Sun 22 Nov"), "\(trial)")
        let text = try await MovingHome.export(from: origin)
        let end = "\"ends_at\": \"2026-11-28"
        #expect(text.contains("\"trial-over\"") && text.contains(end))
        let kept = try #require(Mutable(text).tables.first { $0.name == "house_rules_trial" })
        let names = kept.rows.first?.first { $0.key == "names" }?.value.string
        #expect(kept.rows.count == 1 && names?.contains("school-nights") == true, "\(kept)")
        let place = try MovingHome.put(text, in: other, as: "trial.json")

        let outcome = await other.say("data import \(place)")
        #expect(outcome.exit == 0, "\(outcome)")
        #expect(await other.say("rules trial").results.contains("No rules are on trial."))
        let rules = await home.stage.say("rules show")
        #expect(await other.say("rules show").results == rules.results)
        let after = try await MovingHome.export(from: other)
        #expect(!after.contains("\"trial-over\"") && !after.contains(end))
        #expect(await other.say("audit verify").exit == 0)
    }

    @Test("tells which rules still hold today, and comes with those that were set alone")
    func leavesPromise() async throws {
        let origin = try Stage(continuing: home.stage)
        // Hours after the household was made what takes something from children holds from the next day on.
        let evening = try Transcript(
            """
            @2026-11-21T18:30 anna> rules set school-nights --yes --password-stdin
            anna< \(MovingHome.password)
            """, name: "promise")
        let set = try await origin.outcome(of: #require(evening.steps.first))
        try #require(set.exit == 0, "\(set)")
        let text = try await MovingHome.export(from: origin)
        let kept = try #require(Mutable(text).tables.first { $0.name == "house_rules_promise" })
        #expect(kept.rows.count == 1, "\(kept)")
        #expect(kept.rows.first?.contains { $0.key == "checked_within" } == false)
        let schema = try JSONSchema(
            JSONValue(parsing: await origin.say("data export --schema").results))
        #expect(try schema.problems(of: JSONValue(parsing: text)) == [])
        let place = try MovingHome.put(text, in: other, as: "promise.json")

        let outcome = await other.say("data import \(place)")
        #expect(outcome.exit == 0, "\(outcome)")
        #expect(await other.say("rules show").results.contains("school-nights"))
        #expect(await other.say("rules show --coming").results.contains("No other rules come."))
        let after = try Mutable(await MovingHome.export(from: other))
        #expect(after.tables.first { $0.name == "house_rules_promise" }?.rows.isEmpty == true)
        #expect(await other.say("audit verify").exit == 0)
    }

    @Test("lets what waits for an OK wait anew, which nobody could give on the way")
    func waitsAnew() async throws {
        let late = try Transcript(
            """
            @2026-11-22T12:00 anna> data import \(path) --password-stdin
            anna< \(MovingHome.password)
            """, name: "late")
        let step = try #require(late.steps.first)
        let arrival = try await other.outcome(of: step)
        #expect(arrival.exit == 0, "\(arrival)")

        let export = try await MovingHome.export(from: other)
        #expect(export.contains(/"approve_set_at": "2026-11-22T12:00/))
    }

    @Test("does not set the clock ahead where the other computer's was")
    func leavesTheClock() async throws {
        let origin = try Stage(continuing: home.stage)
        let late = try Transcript("@2026-11-22T12:00 anna> chore add Late", name: "late")
        let step = try #require(late.steps.first)
        #expect(try await origin.outcome(of: step).exit == 0)
        let text = try await MovingHome.export(from: origin)
        let place = try MovingHome.put(text, in: other, as: "late.json")
        #expect(await other.say("data import \(place)").exit == 0)

        let added = await other.say("chore add Now --json")
        #expect(added.results.contains("\"created_at\":\"2026-11-21T"), "\(added)")
        #expect(await other.say("audit verify").exit == 0)
    }

    @Test("is only shown with --dry-run")
    func isShown() async throws {
        let before = try Data(contentsOf: URL(filePath: other.data + "/chorus.db"))
        let told = try await bringIn(" --dry-run").results
        #expect(told.contains("Mia, child: ") && !told.contains("child key"), "\(told)")
        #expect(try Data(contentsOf: URL(filePath: other.data + "/chorus.db")) == before)
        let json = try JSONValue(parsing: await other.say("data import \(path) --json").results)
        let problems = try await JSONSchema.shipped.problems(
            of: json, answering: "data import \(path)")
        #expect(problems == [])
    }

    @Test("does not come a second time, also to whoever is not in it")
    func comesOnce() async throws {
        _ = try await bringIn()
        let again = await other.say("data import \(path)")
        #expect(again.exit == 1 && again.messages.contains("already"), "\(again)")
        #expect(
            await other.say(
                "register --name Zoe --username zoe --password-stdin", as: "zoe",
                input: ["quiet river lamp zoe"]
            ).exit == 0)
        let strange = await other.say("data import \(path)", as: "zoe")
        #expect(strange.messages == again.messages)
        #expect(await other.say("data import \(path)", as: "nobody").exit == 77)
    }

    @Test("may be brought in by adults alone, of whom a child learns nothing")
    func isForAdults() async throws {
        let stage = try await Family.stage()
        let refused = await stage.say("data import /etc/passwd", as: "mia")
        #expect(refused.exit == 77, "\(refused)")
        #expect(await stage.say("data import \(path)", as: "mia") == refused)
        #expect(await stage.say("data import \(path)", as: "olga").exit == 1)
    }

    @Test("asks which owner it is, where there are several")
    func asksOwner() async throws {
        let origin = try Stage(continuing: home.stage)
        #expect(await origin.say("member role tom owner --yes").exit == 0)
        let text = try await MovingHome.export(from: origin)
        let place = try MovingHome.put(text, in: other, as: "two.json")

        let asked = await other.say("data import \(place)")
        #expect(asked.exit == 1 && asked.messages.contains("Anna, Tom"), "\(asked)")
        #expect(await other.say("data import \(place) --as mia").exit == 1)
        let outcome = await other.say("data import \(place) --as TOM")
        #expect(outcome.exit == 1, "Anna looks like Anna: \(outcome)")
        #expect(await other.say("data import \(place) --as anna").exit == 0)
        #expect(await other.say("member list --json").results.contains("\"role\":\"parent\""))
        #expect(await other.say("audit verify").exit == 0)
    }

    @Test("brings its own rules along, where they could be set")
    func bringsRules() async throws {
        let ruled = try await MovingHome(continuing: Family.stage(), rules: true)
        let place = try MovingHome.put(ruled.text, in: other, as: "ruled.json")
        let outcome = await other.say("data import \(place)")
        #expect(outcome.exit == 0, "\(outcome)")
        let rules = await ruled.stage.say("rules show")
        #expect(await other.say("rules show").results == rules.results)
        #expect(await other.say("audit verify").exit == 0)

        let third = try await MovingHome.newComputer()
        let closed =
            "@id(\"none\") @say(\"No.\") @ask(\"nobody\")\nforbid (principal, action, resource);"
        for rules in ["permitt", "", closed] {
            var spoilt = try Mutable(ruled.text)
            spoilt.set("house_rules", 0, "text", .string(rules))
            let bad = try MovingHome.put(spoilt.text, in: third, as: "bad.json")
            let refused = await third.say("data import \(bad)")
            #expect(refused.exit == 78, "\(rules): \(refused)")
        }
        #expect(await third.say("household list --json").results.contains("[]"))
    }
}
