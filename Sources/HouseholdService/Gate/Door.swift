package import HouseholdModel

/// What hands to a gate what people ask for: the gate itself where the data file is, or a process of its own elsewhere.
///
/// Each of these does what the ``Gate`` does that has the same name, and throws the same.
package protocol Door: Sendable {
    /// The identity of the data file, under which sessions are kept.
    var storeID: String { get }
    /// Whether the data file can only be read.
    var isReadOnly: Bool { get }
    /// What stands on the door, for whoever may knock.
    var doorplate: String? { get }

    func asker(of caller: Caller) async throws(ServiceError) -> Asker

    func perform<Op: Change>(
        _ operations: [Op], as caller: Caller, request: RequestID, isRehearsal: Bool
    ) async throws(ServiceError) -> Answer<[Op.Output]>

    func add<Op: AddsChores>(
        _ operation: Op, readIn home: Asker.Home?, as caller: Caller, request: RequestID,
        isRehearsal: Bool, listing isListed: Bool
    ) async throws(ServiceError) -> Answer<AddedChore> where Op.Output == ChoreView

    func perform<Op: Inquiry>(
        _ operation: Op, as caller: Caller, supposing supposed: HouseRules?
    ) async throws(ServiceError) -> Answer<Op.Output>

    func answers<each Op: Inquiry>(
        to operations: repeat each Op, as caller: Caller
    ) async throws(ServiceError) -> (
        outputs: (repeat Result<(each Op).Output, ServiceError>), asker: Asker
    )

    func signIn(
        as name: String, with password: Confidential, inPlaceOf old: Caller, request: RequestID
    ) async throws(ServiceError) -> SignedIn

    func register(
        _ username: Username, name: Name, email: Email?, password: Confidential,
        invitation: OpenedKey?, inPlaceOf old: Caller, request: RequestID
    ) async throws(ServiceError) -> SignedIn

    func recover(
        _ name: String, code: Confidential, password: Confidential, inPlaceOf old: Caller,
        request: RequestID
    ) async throws(ServiceError) -> SignedIn

    func openAny(_ typed: Confidential) async throws(ServiceError) -> OpenedKey

    func join(
        _ proof: KeyProof, username: Username?, password: Confidential, inPlaceOf old: Caller,
        request: RequestID
    ) async throws(ServiceError) -> SignedIn

    func draftKey(as caller: Caller) async throws(ServiceError) -> KeyDraft

    func openPairing(
        _ typed: Confidential, as caller: Caller
    ) async throws(ServiceError) -> PairingProof

    func checkPassword(
        _ password: Confidential, as caller: Caller, before action: Action
    ) async throws(ServiceError)

    func unlock(
        as caller: Caller, with password: Confidential
    ) async throws(ServiceError) -> Sealing?

    func verification(
        as caller: Caller, with password: Confidential
    ) async throws(ServiceError) -> VerifyAudit

    func changePassword(
        as caller: Caller, from old: Confidential, to new: Confidential, request: RequestID,
        isRehearsal: Bool
    ) async throws(ServiceError) -> PasswordChange

    func changeEmail(
        as caller: Caller, to email: Email?, with password: Confidential, request: RequestID,
        isRehearsal: Bool
    ) async throws(ServiceError) -> String?

    func deleteAccount(
        as caller: Caller, with password: Confidential, request: RequestID, isRehearsal: Bool
    ) async throws(ServiceError)

    func resetMember(
        _ name: String, with code: Confidential, as caller: Caller, request: RequestID,
        isRehearsal: Bool
    ) async throws(ServiceError) -> WayIn

    func export(
        as caller: Caller, request: RequestID, isRehearsal: Bool
    ) async throws(ServiceError) -> ExportView

    /// Has an element each time that something happened in the household of whoever calls, the newest alone where several
    /// are not taken yet; it ends with the session. `nil` where nobody tells of that, and one has to ask again.
    func changes(of caller: Caller) -> AsyncStream<Void>?
}

extension Gate: Door {}

extension Door {
    /// Nobody tells of it.
    package func changes(of caller: Caller) -> AsyncStream<Void>? { nil }

    /// Does one operation.
    package func perform<Op: Change>(
        _ operation: Op, as caller: Caller, request: RequestID, isRehearsal: Bool = false
    ) async throws(ServiceError) -> Answer<Op.Output> {
        let answer = try await perform(
            [operation], as: caller, request: request, isRehearsal: isRehearsal)
        guard let output = answer.output.first else { throw .bug("an operation gave no answer") }
        return Answer(output: output, asker: answer.asker)
    }

    /// Answers one operation by the rules as they are.
    package func perform<Op: Inquiry>(
        _ operation: Op, as caller: Caller
    ) async throws(ServiceError) -> Answer<Op.Output> {
        try await perform(operation, as: caller, supposing: nil)
    }
}
