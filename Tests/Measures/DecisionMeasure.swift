import Credentials
import HouseholdModel
import HouseholdService

/// How long the rules take to decide, and what part of doing a chore that is.
struct DecisionMeasure {
    let questions: Int
    let chores: Int

    func run(in scratch: Scratch, to report: Report) async throws {
        let home = try Home(in: scratch.folder())
        let cases = try Self.cases(in: home)
        let rules = try HouseRules.shipped()
        var samples = cases.map { _ in Sample() }
        for round in 0..<questions {
            let (index, question) = (round % cases.count, cases[round % cases.count])
            let isAllowed = try samples[index].time { try question.decide(rules) }
            guard isAllowed == question.isAllowed else {
                throw Meaningless("\(question.title) is not decided as it should be")
            }
        }
        report.part("A decision of the shipped rules, in a household of five")
        for (question, sample) in zip(cases, samples) {
            let answer = question.isAllowed ? "yes" : "no, with who may"
            report.line("\(question.title): \(answer)", sample, per: 1e-6, "µs")
        }
        func all(_ isAllowed: Bool) -> Sample {
            Sample(zip(cases, samples).filter { $0.0.isAllowed == isAllowed }.map(\.1))
        }
        report.line("all that are allowed", all(true), per: 1e-6, "µs")
        report.line("all that are refused, with who may", all(false), per: 1e-6, "µs")
        let done = try await timeDone(in: home)
        report.line("a whole done through the gate", done, per: 1e-6, "µs")
        report.line(
            "share of a decision in it",
            "\((1_000 * samples[0].median / done.median).rounded() / 10) %")
    }

    private func timeDone(in home: Home) async throws -> Sample {
        let child = home.children[0]
        let numbers = try home.addOpen(chores, for: child, to: home.save())
        guard
            let dependencies = Dependencies.ofProcess(
                slots: home.folder, now: { Home.now().milliseconds })
        else { throw Meaningless("secrets can't be kept here") }
        let gate = try Gate.open(at: home.file, in: dependencies)
        let caller = Caller(session: Confidential(try home.token(of: child).reveal()))
        var sample = Sample()
        for number in numbers {
            let id = Identifier<Home>(at: Home.now(), random: RandomSource.system.bytes(10))
            guard let request = RequestID(id.rawValue) else { throw Meaningless("no request") }
            let view = try await sample.time {
                try await gate.perform(CompleteChore(number), as: caller, request: request).output
            }
            guard view.changed else { throw Meaningless("chore \(number) was done before") }
        }
        return sample
    }
}

/// One question, with the answer that it has to have.
private struct Question {
    let title: String
    let principal: Principal
    let action: Action
    let resource: ResourceReference
    let isAllowed: Bool

    /// Decides as the gate does, from what the data file says on.
    func decide(_ rules: HouseRules) throws -> Bool {
        let judge = try Judge(rules, for: principal, at: Home.now(), counting: MemberCounts())
        if try judge.refusalByRole(action) != nil { return false }
        if let glance = resource.glance, try !judge.allows(glance, on: resource) { return false }
        guard case .success = try judge.decide(action, on: resource) else { return false }
        return true
    }
}

extension DecisionMeasure {
    private static func cases(in home: Home) throws -> [Question] {
        let (mia, max) = (home.children[0], home.children[1])
        let people = Principal.Membership(
            household: home.household, members: home.members, at: Home.now())
        let child = Principal.member(mia, try home.account(of: mia), people)
        let parent = Principal.member(home.parent, try home.account(of: home.parent), people)
        let own = try home.occurrence(numbered: 1, for: mia, at: Home.now())
        let sibling = try home.occurrence(numbered: 2, for: max, at: Home.now())
        let open = try home.occurrence(numbered: 3, for: nil, at: Home.now())
        func question(
            _ title: String, _ principal: Principal, _ action: Action, _ resource: any Resource,
            _ isAllowed: Bool
        ) -> Question {
            Question(
                title: title, principal: principal, action: action, resource: resource.reference,
                isAllowed: isAllowed)
        }
        return [
            question("a child does its own chore", child, .completeChore, own, true),
            question("a child does an open chore", child, .completeChore, open, true),
            question("a child glances at a sibling's", child, .glanceChore, sibling, true),
            question("a parent changes a chore", parent, .editChore, own.chore, true),
            question("a parent sees a child's points", parent, .showPoints, mia, true),
            question("a child sees a sibling's points", child, .showPoints, max, true),
            question("a child does a sibling's chore", child, .completeChore, sibling, false),
            question("a child plans a chore", child, .addChore, home.household, false),
            question("a parent does a child's as own", parent, .completeChore, own, false),
        ]
    }
}
