import Foundation
import HouseholdModel
import HouseholdService
import Testing

@Suite("What is asked at once")
struct AnswersTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("is answered and refused as each is that is asked alone", arguments: Person.allCases)
    func answersAlike(_ person: Person) async throws {
        let answers = try await family.gate.answers(
            to: ListChores(.today), ShowGoal(), ListRequests(owed: true), ListObjections(),
            ShowHousehold(), ShowPoints(of: "mia"), ShowGoal(of: "nobody"),
            as: family.caller(person))
        let (chores, goal, requests, objections, home, points, missing) = answers.outputs

        try await compare(chores, to: ListChores(.today), as: person)
        try await compare(goal, to: ShowGoal(), as: person)
        try await compare(requests, to: ListRequests(owed: true), as: person)
        try await compare(objections, to: ListObjections(), as: person)
        try await compare(home, to: ShowHousehold(), as: person)
        try await compare(points, to: ShowPoints(of: "mia"), as: person)
        try await compare(missing, to: ShowGoal(of: "nobody"), as: person)
        let asker = try await family.gate.asker(of: family.caller(person))
        #expect(try text(of: answers.asker) == text(of: asker))
    }

    @Test("keeps who looked at whom, where they could")
    func notesLooks() async throws {
        let refused = try await family.gate.answers(
            to: ShowPointsHistory(of: "mia"), ListChores(), as: family.caller(.zoe)
        ).outputs
        #expect(throws: ServiceError.self) { try refused.0.get() }
        #expect(try family.count("look") == 0)

        let answered = try await family.gate.answers(
            to: ListChores(), ShowPointsHistory(of: "mia"), as: family.caller(.anna)
        ).outputs
        _ = try answered.1.get()
        #expect(try family.count("look") == 1)
    }

    private func compare<Op: Inquiry>(
        _ result: Result<Op.Output, ServiceError>, to operation: Op, as person: Person
    ) async throws {
        let alone: String
        do {
            alone = try text(of: try await family.ask(operation, as: person))
        } catch let error as ServiceError {
            alone = text(of: error)
        }
        let together: String
        switch result {
        case .success(let output): together = try text(of: output)
        case .failure(let error): together = text(of: error)
        }
        #expect(together == alone, "\(Op.self) for \(person)")
    }

    /// Why something was not answered; of a refusal what is told of it, which names no moment.
    private func text(of error: ServiceError) -> String {
        guard case .refused(let refusal) = error else { return String(describing: error) }
        return "refused by \(refusal.policies) at \(refusal.step): \(refusal.say ?? "")"
    }

    private func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode([value]), as: UTF8.self)
    }
}
