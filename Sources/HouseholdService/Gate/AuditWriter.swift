import Foundation
import HouseholdModel
import HouseholdDatabase

/// Writes down what one request did.
struct AuditWriter {
    private let principal: Principal
    private let instant: Instant
    private let rules: [UInt8]
    private let request: RequestID

    init(_ context: RequestContext, request: RequestID) {
        principal = context.principal
        instant = context.instant
        rules = context.rules.digest
        self.request = request
    }

    /// The actor when nobody is signed in.
    static let nobody = "nobody"

    /// By whom outcomes of `action` are remembered; of what ends one's place in a household in none, since it is asked
    /// for a second time from outside.
    func actor(of action: Action) -> String {
        guard let account = principal.account else { return Self.nobody }
        let isOutside =
            action.isOutsideHouseholds || [.leaveHousehold, .deleteHousehold].contains(action)
        return Outcome.actor(account.id, in: isOutside ? nil : principal.member?.household)
    }

    /// Leaves a row for each thing that the rules were asked about; one for what is made of many.
    func success<Op: Operation>(
        of operation: Op, _ answers: [(question: RuleQuestion, policies: [String])],
        in transaction: borrowing Transaction
    ) throws {
        // Nobody was signed out by it.
        if operation is LogOut, isNobodys { return }
        if Op.isCompound, let whole = answers.first?.question {
            let policies = answers.flatMap(\.policies)
            try write(
                operation, whole, isAllowed: true, Set(policies).sorted(),
                input: OperationJSON.text(operation.written), in: transaction)
            return
        }
        for (question, policies) in answers {
            try write(
                operation, question, isAllowed: true, policies,
                input: OperationJSON.text(operation.written), in: transaction)
        }
    }

    /// Leaves the same row for what is not there and for what is not theirs to see, without what was typed: whoever
    /// is refused again and again would fill the file with it.
    ///
    /// What only those may ask who are signed in leaves none where nobody is: any stranger could fill the records, which
    /// are kept for ever, and the row would not say who it was.
    func refusal<Op: Operation>(
        of operation: Op, at question: RuleQuestion?, _ error: ServiceError,
        in transaction: borrowing Transaction
    ) throws {
        guard !isNobodys || ![.account(.notSignedIn), .noHousehold].contains(error) else { return }
        var policies: [String] = []
        if case .refused(let refusal) = error { policies = refusal.policies + refusal.errors }
        try write(
            operation, question, isAllowed: false, policies, input: "{}", in: transaction)
    }

    private var isNobodys: Bool {
        if case .nobody = principal { true } else { false }
    }

    private func write<Op: Operation>(
        _ operation: Op, _ question: RuleQuestion?, isAllowed: Bool, _ policies: [String],
        input: String, in transaction: borrowing Transaction
    ) throws {
        // Of a household that is gone nothing is left, nor that it was deleted.
        let isGone = Op.action == .deleteHousehold && isAllowed
        let member = Op.isRecordedHere && !isGone ? principal.member : nil
        let row = AuditRow(
            at: instant, account: principal.account?.id, member: member?.id,
            operation: (question?.action ?? Op.action).rawValue,
            object: question?.reference.object,
            about: question?.named?.id ?? question?.reference.about,
            isAllowed: isAllowed, policies: policies, rules: rules,
            input: input, request: request.recorded)
        let scope = member.map { AuditScope.household($0.household) } ?? .program
        try transaction.record(row, in: scope)
    }
}

/// Operations and their answers as JSON with sorted keys, so that equal ones are equal texts.
enum OperationJSON {
    static func text(_ value: any Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func value<Value: Decodable>(_ text: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
}
