import Credentials
import HouseholdModel
import HouseholdService
import HouseholdShell
import HouseholdWords
import Testing

/// What scripts rely on: the code, the status, and what is said to be typed.
@Suite("An error")
struct ExplanationTests {
    @Test(
        "about a password says what to do",
        arguments: [
            PasswordRefusal.tooShort(minimum: 12), .tooLong(maximum: 256), .notText, .common,
            .contextWord("Mia"), .codeNotSixDigits, .codeNotFourOrSixDigits, .codeTooSimple,
        ])
    func says(refusal: PasswordRefusal) {
        let sentence = AccountProblem.passwordUnsuitable(refusal).explanation.message.source
        #expect(["Choose ", "Three words"].contains { sentence.contains($0) })
        #expect(sentence.hasSuffix("."))
    }

    @Test(
        "about a password is told in German, with what stands in it",
        arguments: [
            ("ju", "Wähle mindestens 12 Zeichen"), ("juergen12345", "„juergen“ ist hier leicht"),
            (String(repeating: "wald ", count: 60), "Wähle höchstens 256 Zeichen"),
        ])
    func isGerman(password: String, words: String) async throws {
        let line = "register --lang de --name Juergen --username juergen --password-stdin"
        let outcome = try await Stage().say(line, input: [password])
        #expect(outcome.exit == 65)
        #expect(outcome.messages.contains(words), "\(outcome)")
    }

    @Test(
        "keeps its code, and ends the command as its kind does",
        arguments: [
            (.noHousehold, "household.none", .configuration),
            (.account(.passwordWanted), "password.wanted", .noPermission),
            (.account(.passwordUnsuitable(.common)), "password.unsuitable", .data),
            (.member(.tooManyKeys), "key.too-many", .conflict),
            (.member(.nobodyWaits("tom")), "member.not-waiting", .data),
            (.member(.noCode), "household.no-code", .data),
            (.tooMany(.waiting), "household.too-many-waiting", .conflict),
            (.chore(.neverOccurs), "chore.never-occurs", .data),
            (.chore(.todoIsOwn), "todo.is-own", .data),
            (.points(.noAppeal(3)), "points.no-appeal", .conflict),
            (.reward(.noShop), "reward.no-shop", .conflict),
            (.rules(.changed), "rules.changed", .temporary),
            (.rules(.wallStays("wall.x")), "rules.wall-stays", .data),
            (.rules(.unusable), "rules.unusable", .configuration),
            (.rules(.broken("own.cedar:1")), "rules.broken", .configuration),
            (.book(.damaged(.sums)), "audit.damaged", .data),
            (.undo(.pointsMoveOnce), "redo.points", .conflict),
            (.document(.foreign), "document.unreadable", .data),
            (.document(.unreadable("expected a value")), "document.unreadable", .data),
            (.document(.ofMember), "document.of-member", .data),
            (.document(.newer(version: 2)), "document.newer", .configuration),
            (.document(.unknown("toy")), "document.newer", .configuration),
            (.document(.missing("chore")), "document.unfit", .data),
            (.document(.tooLong), "document.too-long", .data),
            (.document(.row(.unfit, .init("chore", 2))), "document.unfit", .data),
            (.document(.row(.stray, .init("chore", 2))), "document.unfit", .data),
            (.document(.row(.early, .init("chore", 2))), "document.unfit", .data),
            (.document(.unlike("chore")), "document.unfit", .data),
            (.document(.row(.books, .init("ledger", 2))), "document.books", .data),
            (.document(.present), "document.present", .conflict),
            (.document(.owner(.none)), "document.owner", .data),
            (.document(.owner(.several(["Anna", "Ben"]))), "document.owner", .conflict),
            (.document(.owner(.unknown("Mia", owners: ["Anna"]))), "document.owner", .conflict),
            (.dataFile(.busy), "store.busy", .temporary),
            (.dataFile(.full), "store.full", .io),
            (.dataFile(.interrupted), "stopped", .interrupted),
            (.dataFile(.readOnly(path: "chorus.db")), "store.read-only", .cannotCreate),
            (.hashing(.busy), "password.not-hashed", .temporary),
            (.hashing(.unreadableHash), "password.not-hashed", .io),
            (.notFound(.person, "zoe"), "member.not-found", .data),
            (.notFound(.entry, "7"), "entry.not-found", .data),
            (.notFound(.moneyEntry, "7"), "money-entry.not-found", .data),
            (.tooMany(.strayAccounts), "account.too-many", .conflict),
            (.server(.tooManyAtOnce(most: 50)), "server.too-many-at-once", .usage),
            (.server(.unreadable), "server.unreadable", .configuration),
            (.bug("a row"), "program.bug", .software),
        ] as [(ServiceError, String, HouseholdWords.ExitStatus)])
    func keepsCode(error: ServiceError, code: String, exit: HouseholdWords.ExitStatus) {
        #expect(error.code == code)
        #expect(error.explanation.code == code)
        #expect(error.explanation.exit == exit)
        #expect(!error.explanation.message.isEmpty)
    }

    @Test("that can't be undone says what helps all the same")
    func substitutes() {
        let error = ServiceError.undo(.notLast("a child was added", instead: .removingChild))

        #expect(
            error.explanation.attempts == [
                "child remove NAME   one that was added by mistake is gone",
                "undo --list   shows what was before it",
                "undo --yes   takes back what was before it",
            ])
    }

    @Test(
        "about money that another booked never advises to pay what nobody is owed",
        arguments: [
            (500, "money settle \"Anna Maria\""), (0, "money history \"Anna Maria\""),
            (-300, "money history \"Anna Maria\""),
        ])
    func lendsNothing(owed: Int, attempt: String) throws {
        let error = ServiceError.money(.isCreditors(try Name("Anna Maria"), owed: owed))

        #expect(error.explanation.attempts == [attempt])
        let message = error.explanation.message.source
        #expect(message.contains("you owe Anna Maria nothing") == (owed <= 0))
    }
}
