import JSON
import TestSupport
import Testing

/// `json.md` is a contract: fields may be added, never renamed or removed.
@Suite("JSON")
struct JSONShapeTests {
    @Test("has the promised fields in every answer", arguments: answers)
    func hasFields(_ answer: Answer) async throws {
        let stage = try await Family.stage()
        for line in ["done 1", "done 2"] {
            _ = await stage.say(line, as: line == "done 1" ? "mia" : "max")
        }

        try await answer.check(on: stage)
    }

    @Test(
        "has the promised fields in every refusal",
        arguments: [
            ("chore show 99", "chore.not-found", 65), ("chore add", "usage", 64),
            ("nonsense", "usage", 64), ("chore list --nonsense", "usage", 64),
            ("chore add \"", "usage", 64), ("chore delete 1", "usage", 64),
            ("child add Mia", "member.name-taken", 1), ("leaderboard year", "value.unusable", 65),
            ("household switch Home", "household.not-found", 65),
        ])
    func hasErrorFields(line: String, code: String, exit: Int32) async throws {
        let stage = try await Family.stage()

        let outcome = await stage.run(["--json", "-c", line])

        #expect(outcome.exit == exit && outcome.results == "")
        let document = try JSONValue(parsing: outcome.messages)
        let schema = try await JSONSchema.shipped
        #expect(schema.problems(of: document, as: ["$defs", "failure"]) == [])
        #expect(
            document.fits(
                .object([
                    "v": .number,
                    "error": .object([
                        "code": .exactly(code), "exit": .number, "message": .text,
                        "try": .list(.text), "line": .optional(.number),
                    ]),
                ])) == [])
    }

    private static let answers: [Answer] = [
        Answer("whoami", .account),
        Answer(
            "login mia --password-stdin", .account, as: "mia", input: ["493817"]),
        Answer(
            "register --username zoe --name Zoe --password-stdin", .newAccount, as: "zoe",
            input: ["quiet river lamp zoe"]),
        Answer("household show", .household),
        Answer("child add Kim", .childKey), Answer("child reset mia", .childKey),
        Answer("child list", .list(.member)), Answer("child unlock mia", .member),
        Answer(
            "household invite",
            .object([
                "linking_key": .optional(.text), "made_by": .optional(.text), "expires_at": .text,
            ])),
        Answer("member show max", .profile), Answer("child remove max --confirm Max", .departure),
        Answer("household delete --confirm \"Smith home\"", .household),
        Answer("pass list", .list(.pass)), Answer("device list", .list(.device)),
        Answer("child rename mia Mimi", .member), Answer("child show mia", .profile),
        Answer("chore add Dust --due tomorrow --at 18:00", .chore),
        Answer("chore add Dust --dry-run", .chore), Answer("chore edit 3 --points 2", .chore),
        Answer("chore show 1", .chore), Answer("chore list --all", .list(.chore)),
        Answer("chore list --all", .list(.chore), as: "mia"),
        Answer("chore delete 3 --yes", .chore), Answer("chore list --overdue", .list(.chore)),
        Answer("chore add Dust --every \"2 weeks on mon,thu\"", .chore),
        Answer("chore add Dust --every day --dry-run", .chore),
        Answer(
            "chore pack",
            .list(.object(["name": .text, "chores": .number, "rewards": .number]))),
        Answer(
            "chore pack 6-7",
            .object([
                "name": .text,
                "lines": .list(
                    .object([
                        "number": .number, "heading": .text, "text": .text, "ticked": .flag,
                    ])),
            ])),
        Answer(
            "chore pack 6-7 --for mia --all",
            .object([
                "chores": .list(.chore), "rewards": .list(.reward), "known": .list(.text),
            ])),
        Answer("chore calendar", .calendar),
        Answer(
            "chore calendar --print -",
            .object(["file": .text, "entries": .number, "from": .text, "to": .text])),
        Answer("chore history", .list(.chore)),
        Answer("chore skip 3", .completion), Answer("chore move 3 --due tomorrow", .chore),
        Answer("chore pause 3", .chore), Answer("chore resume 3", .chore),
        Answer("claim 3", .chore, as: "max"), Answer("chore unclaim 3", .chore),
        Answer("approve 1", .completion), Answer("chore list --waiting", .list(.chore)),
        Answer("routine add evening 1 3 --bonus 2", .routine),
        Answer("routine list", .list(.routine), as: "mia"),
        Answer("chore propose Wash the car", .chore, as: "mia"),
        Answer("chore add Read --private", .chore, as: "mia"),
        Answer("chore note 3 The blue cloth", .chore),
        Answer("notice list", .list(.notice), as: "max"), Answer("notice read", .list(.notice)),
        Answer("household settings", .household),
        Answer("household settings approval always", .household),
        Answer("done 3", .completion, as: "mia"), Answer("done 1", .completion, as: "mia"),
        Answer("done 3 --for max", .completion), Answer("undone 1", .completion, as: "mia"),
        Answer("undone 1 2", .list(.completion)), Answer("points", .points, as: "mia"),
        Answer("points show --all", .list(.points)),
        Answer("points history", .list(.entry), as: "mia"),
        Answer("reward add Zoo --at 3", .reward), Answer("reward list", .list(.reward)),
        Answer("reward show 1", .reward), Answer("leaderboard", .leaderboard),
        Answer("say", .list(.text), as: "mia"), Answer("leaderboard all", .leaderboard),
        Answer("privacy show", .privacy),
        Answer("privacy set activity me", .privacy), Answer("rules can chore.add", .decision),
        Answer("rules why chore.complete 1", .decision),
        Answer("rules table", .rulesTable), Answer("rules show", .houseRules, as: "mia"),
        Answer("rules check", .object(["ok": .flag, "questions": .number])),
        Answer("rules pack", .list(.object(["name": .text, "kind": .text, "text": .text]))),
        Answer("rules pack quiet-hours", .object(["name": .text, "text": .text])),
        Answer("rules pack flat", .object(["name": .text, "kind": .exactly("home")])),
        Answer(
            "rules say",
            .list(
                .object(["name": .text, "about": .text, "sentence": .text, "text": .text]))),
        Answer("rules say \"Mia can't hand back chores\" --yes", .houseRules),
        Answer("rules read", .list(.object([:]))),
        Answer(
            "rules read --shipped",
            .list(
                .object([
                    "name": .text, "decides": .flag, "sentence": .text, "whole": .flag,
                    "say": .optional(.text),
                ]))),
        Answer("rules try school-nights", .trial),
        Answer("rules try rules/helping.cedar", .trial),
        Answer("rules try rules/secrets.cedar", .trial),
        Answer("rules set rules/helping.cedar --yes", .houseRules),
        Answer("rules remove chore.remind --yes", .houseRules),
        Answer("rules set --shipped --yes", .houseRules),
        Answer("rules trial school-nights --until 2026-11-28 --yes", .ruleTrial),
        Answer("rules trial", .optional(.ruleTrial)),
        Answer("rules read --coming", .list(.object([:]))),
        Answer("absence add mia 2026-12-24 2026-12-31", .absence),
        Answer("absence add tomorrow --note \"at work\"", .absence),
        Answer("absence add fri --dry-run", .absence, as: "mia"),
        Answer("absence add mia --every \"2 weeks on fri\" --days 7", .absence),
        Answer("absence list --all", .list(.absence), as: "mia"),
        Answer(
            "absence import -",
            .object([
                "added": .list(.absence), "known": .number, "over": .number, "cancelled": .number,
            ]),
            input: [
                "BEGIN:VCALENDAR", "BEGIN:VEVENT", "DTSTART:20261223", "SUMMARY:Christmas",
                "END:VEVENT", "END:VCALENDAR",
            ]),
        Answer("household settings absences keep", .household),
        Answer("settings", .list(.setting)), Answer("settings plain off", .list(.setting)),
        Answer("me", .profile), Answer("profile show max", .profile, as: "mia"),
        Answer("profile edit --name Annie", .member),
        Answer("profile avatar 🦊", .member),
        Answer(
            "profile email clear --password-stdin", .object(["email": .optional(.text)]),
            input: ["quiet river lamp anna"]),
        Answer(
            "profile password --password-stdin",
            .object(["ended_sessions": .number, "seal": .optional(.seal)]),
            input: ["quiet river lamp anna", "three green boats sail"]),
        Answer("session list", .list(.session)),
        Answer("session revoke --others --for mia", .list(.session)),
        Answer("audit list", .list(.auditRow)),
        Answer(
            "data check",
            .object([
                "version": .number, "made_at": .text, "last_at": .text,
                "households": .list(
                    .object([
                        "name": .text, "members": .number, "chores": .number, "rewards": .number,
                        "ledger": .number, "audit": .number,
                    ])),
            ])),
        Answer(
            "data import -",
            .object([
                "file": .text, "sha256": .text, "chores": .list(.chore), "rewards": .list(.reward),
                "people": .list(.member),
                "openings": .list(
                    .object(["member": .text, "name": .text, "points": .number])),
            ]), input: ["title,for", "Rake,max"]),
        Answer(
            "data convert \(ForeignFiles.place)/kidschores.json --into /nowhere --dry-run",
            .object([
                "from": .text, "program": .text,
                "lists": .list(.object(["kind": .text, "file": .text, "lines": .number])),
                "lost": .list(
                    .object([
                        "kind": .text, "count": .number, "names": .list(.text), "message": .text,
                    ])),
            ])),
        Answer(
            "audit verify",
            .object([
                "ok": .flag, "ledger": .number, "audit": .number,
                "first_bad": .optional(.object(["table": .text, "seq": .number])),
                "sealed_at": .optional(.text), "seal_checked": .flag, "remarks": .list(.text),
            ])),
    ]
}

// MARK: - The shapes of json.md

extension JSONShape {
    static let due = object([
        "day": .text, "time": .optional(.text), "zone": .text, "late": .flag,
    ])
    static let member = object([
        "username": .optional(.text), "name": .text, "role": .text, "linked": .flag,
        "joined_at": .optional(.text),
    ])
    static let account = object([
        "username": .text, "name": .text, "kind": .text, "household": .optional(.text),
        "role": .optional(.text),
    ])
    static let newAccount = object([
        "username": .text, "name": .text, "kind": .text, "household": .optional(.text),
        "role": .optional(.text), "recovery_code": .optional(.text),
    ])
    static let household = object([
        "name": .text, "zone": .text, "week_start": .text, "template": .text,
        "members": .list(member),
        "settings": .object([
            "siblings": .flag, "approval": .text, "absences": .text, "leaderboard": .text,
            "deductions": .flag,
            "later": .list(.object(["setting": .text, "value": .text, "from": .text])),
        ]),
    ])
    static let childKey = object([
        "member": member, "linking_key": .optional(.text), "expires_at": .text,
    ])
    static let chore = object([
        "number": .optional(.number), "title": .text, "icon": .optional(.text),
        "description": .optional(.text),
        "type": .text, "state": .text, "late": .flag, "mode": .text, "assignees": .list(.text),
        "turn": .optional(.text), "points": .optional(.number), "due": .optional(due),
        "week": .optional(
            .object(["from": .text, "to": .text, "times": .number, "left": .number])),
        "repeats": .optional(.text), "rrule": .optional(.text), "approval": .optional(.text),
        "except": .optional(.list(.text)),
        "private": .optional(.flag), "must_do": .optional(.flag), "created_by": .optional(.text),
        "created_at": .optional(.text), "done_by": .optional(.text), "done_at": .optional(.text),
        "approved_by": .optional(.text), "approved_after": .optional(.number),
        "approves_at": .optional(.text), "note": .optional(.text),
        "next": .optional(.list(.text)),
    ])
    static let routine = object([
        "name": .text, "bonus": .optional(.number), "chores": .list(chore),
        "left": .optional(.list(.number)),
    ])
    static let notice = object([
        "number": .number, "at": .text, "kind": .text, "text": .text, "read": .flag,
        "chore": .optional(.number),
    ])
    static let completion = object([
        "chore": chore, "doer": .optional(.text), "awarded": .number, "pending": .number,
        "earned": .number, "balance": .number, "badges": .list(.text), "rewards": .list(reward),
        "routines": .list(.object(["name": .text, "points": .number])),
        "next": .optional(chore),
    ])
    static let calendar = object([
        "from": .text, "to": .text,
        "days": .list(.object(["day": .text, "chores": .list(chore)])), "any_day": .list(chore),
    ])
    static let points = object([
        "member": .text, "earned": .number, "balance": .number, "pending": .number,
        "reserved": .number, "week": .number, "month": .number, "completed": .number,
    ])
    static let setting = object(["name": .text, "value": .text, "origin": .text])
    static let session = object([
        "number": .number, "device": .text, "created_at": .text, "used_at": .text,
        "current": .flag,
    ])
    static let seal = object(["outcome": .text, "remarks": .list(.text)])
    static let profile = object([
        "member": member, "avatar": .optional(.text), "age_band": .optional(.text),
        "points": .optional(points), "badges": .optional(.list(earnedBadge)),
        "email": .optional(.text),
    ])
    static let earnedBadge = object([
        "key": .text, "name": .text, "description": .text, "icon": .text, "color": .text,
        "required": .optional(.number), "progress": .number, "earned_at": .optional(.text),
    ])
    static let entry = object([
        "seq": .number, "at": .text, "member": .text, "kind": .text, "points": .number,
        "by": .text, "chore": .optional(.number), "reward": .optional(.number),
        "why": .optional(.text), "sha256": .optional(.text),
        "approved_after": .optional(.number), "trusted_after": .optional(.number),
    ])
    static let reward = object([
        "number": .optional(.number), "title": .text, "description": .optional(.text),
        "tags": .list(.text),
        "kind": .text, "points": .number, "for": .list(.text), "repeat": .text,
        "stock": .optional(.number),
        "reached": .list(.object(["member": .text, "at": .text])),
        "progress": .list(.object(["member": .text, "points": .number])), "state": .text,
    ])
    static let leaderboard = object([
        "period": .text, "from": .optional(.text), "to": .optional(.text), "hidden": .number,
        "rows": .list(
            .object([
                "rank": .number, "username": .optional(.text), "name": .text, "points": .number,
            ])),
    ])
    static let departure = object([
        "name": .text, "username": .optional(.text), "gone": .flag, "chores": .list(.number),
        "requests": .list(.number),
    ])
    static let pass = object([
        "member": .text, "by": .text, "from": .text, "until": .text, "zone": .text,
        "children": .list(.text), "abilities": .list(.text), "up_to": .optional(.number),
        "used": .optional(.number), "state": .text,
    ])
    static let device = object([
        "number": .number, "name": .text, "kind": .text, "people": .list(.text), "by": .text,
        "paired_at": .text, "waiting": .flag,
    ])
    static let absence = object([
        "number": .optional(.number), "member": .text, "from": .text, "to": .optional(.text),
        "repeats": .optional(.text), "rrule": .optional(.text), "days": .optional(.number),
        "next": .list(.object(["from": .text, "to": .text])), "note": .optional(.text),
    ])
    static let privacy = object([
        "member": .text, "profile": .text, "achievements": .text, "activity": .text,
    ])
    static let decision = object([
        "allowed": .flag, "action": .text, "policies": .list(.text), "errors": .list(.text),
        "say": .optional(.text), "who_may": .list(.text), "depends": .flag,
        "because": .list(reason), "nearest": .list(reason), "pass": .optional(pass),
    ])
    static let reason = object([
        "policy": .text, "effect": .text, "text": .text, "brief": .text,
        "obstacle": .optional(.text), "clause": .optional(.text), "part": .optional(.text),
    ])
    static let rulesTable = object([
        "roles": .list(.text),
        "actions": .list(
            .object([
                "action": .text, "owner": .text, "parent": .text, "child": .text,
                "helper": .text, "housemate": .text,
            ])),
    ])
    static let houseRules = object([
        "shipped": .flag, "text": .text, "walls": .text, "digest": .text,
        "set_by": .optional(.text), "set_at": .optional(.text),
    ])
    static let verdict = object([
        "allowed": .flag, "policies": .list(.text), "errors": .list(.text),
    ])
    static let trial = object([
        "questions": .number, "locks_out": .optional(.text),
        "changes": .list(
            .object([
                "who": .text, "action": .text, "on": .text, "situation": .list(.text),
                "before": verdict, "after": verdict,
            ])),
        "breach": .optional(
            .object([
                "wall": .number, "sentence": .text,
                "answer": .object([
                    "who": .text, "action": .text, "on": .text, "situation": .list(.text),
                    "allowed": .flag, "policies": .list(.text), "errors": .list(.text),
                ]),
            ])),
    ])
    static let auditRow = object([
        "seq": .number, "at": .text, "by": .optional(.text), "operation": .text,
        "on": .optional(.text), "allowed": .flag, "policies": .list(.text),
    ])
}
