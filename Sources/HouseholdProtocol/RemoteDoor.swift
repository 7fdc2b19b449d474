package import Foundation
package import HouseholdModel
package import HouseholdService

/// The door of a gate in another process, to which requests are carried.
package struct RemoteDoor: Door {
    /// Takes a request of that name to the other end, and brings what is answered.
    package typealias Carrier =
        @Sendable (_ name: String, _ body: Data) async throws(ServiceError) -> Data
    /// Listens at the other end for whoever has a session.
    package typealias Listening = @Sendable (_ session: Confidential) -> AsyncStream<Void>

    package let storeID: String
    package let isReadOnly: Bool
    package let doorplate: String?
    private let carrier: Carrier
    private let listening: Listening?
    private let json = WireJSON(.client)

    /// The door of what stands on `sign`, at which it can also be listened.
    package init(
        _ sign: DoorSign, listening: Listening? = nil, _ carrier: @escaping Carrier
    ) {
        (storeID, isReadOnly, doorplate) = (sign.storeID, sign.isReadOnly, sign.doorplate)
        self.carrier = carrier
        self.listening = listening
    }

    /// A door at which nobody can be asked, for what the program says of itself all the same.
    package static func closed(because problem: ServiceError) -> RemoteDoor {
        RemoteDoor(DoorSign.none) { _, _ async throws(ServiceError) in throw problem }
    }

    package func changes(of caller: Caller) -> AsyncStream<Void>? {
        caller.bearer.flatMap { session in listening?(session) }
    }

    private func ask<Request: WireRequest>(
        _ request: Request
    ) async throws(ServiceError) -> Request.Output {
        let answer = try await carrier(Request.name, json.bytes(request))
        return try json.value(WireResult<Request.Output>.self, in: answer).get()
    }
}

/// What stands at a gate, for whoever may knock.
package struct DoorSign: Codable, Sendable {
    /// The identity of the data file, under which sessions are kept.
    package let storeID: String
    /// Whether the data file can only be read.
    package let isReadOnly: Bool
    /// The household's name, where there is one only.
    package let doorplate: String?
    /// The version of the program there.
    package let version: String

    /// What stands at `gate`, which a program of that version opens; the household's name only where `isNamed`.
    package init(of gate: Gate, version: String, named isNamed: Bool = true) {
        (storeID, isReadOnly) = (gate.storeID, gate.isReadOnly)
        doorplate = isNamed ? gate.doorplate : nil
        self.version = version
    }

    /// What stands nowhere.
    static let none = DoorSign(storeID: "nowhere", isReadOnly: true)

    private init(storeID: String, isReadOnly: Bool) {
        (self.storeID, self.isReadOnly) = (storeID, isReadOnly)
        (doorplate, version) = (nil, "")
    }

    private init(storeID: String, of sign: DoorSign) {
        self.storeID = storeID
        (isReadOnly, doorplate, version) = (sign.isReadOnly, sign.doorplate, sign.version)
    }

    /// The same, with the name under which sessions are kept for `keeper` alone: another server can call itself as it likes,
    /// and is given none of them.
    package func kept(for keeper: String) -> DoorSign {
        DoorSign(storeID: "\(keeper.lowercased())-\(storeID)", of: self)
    }
}

// MARK: - Operations

extension RemoteDoor {
    package func perform<Op: Change>(
        _ operations: [Op], as caller: Caller, request: RequestID, isRehearsal: Bool
    ) async throws(ServiceError) -> Answer<[Op.Output]> {
        try await ask(
            ChangeRequest(
                operations: operations, caller: caller, request: request, isRehearsal: isRehearsal))
    }

    package func add<Op: AddsChores>(
        _ operation: Op, readIn home: Asker.Home?, as caller: Caller, request: RequestID,
        isRehearsal: Bool, listing isListed: Bool
    ) async throws(ServiceError) -> Answer<AddedChore> where Op.Output == ChoreView {
        try await ask(
            AddingRequest(
                operation: operation, home: home, caller: caller, request: request,
                isRehearsal: isRehearsal, isListed: isListed))
    }

    package func perform<Op: Inquiry>(
        _ operation: Op, as caller: Caller, supposing supposed: HouseRules?
    ) async throws(ServiceError) -> Answer<Op.Output> {
        try await ask(
            Question(operation: operation, caller: caller, supposed: supposed.map(RuleText.init)))
    }

    package func answers<each Op: Inquiry>(
        to operations: repeat each Op, as caller: Caller
    ) async throws(ServiceError) -> (
        outputs: (repeat Result<(each Op).Output, ServiceError>), asker: Asker
    ) {
        var items: [Questions.Item] = []
        for operation in repeat each operations { items.append(try item(operation)) }
        let body = try json.bytes(Questions(items: items, caller: caller))
        let answer = try await carrier(Questions.name, body)
        let answers = try json.value(WireResult<Questions.Answers>.self, in: answer).get()
        var texts = answers.outputs[...]
        let outputs = (repeat try output(of: each operations, in: texts.popFirst()))
        return (outputs, answers.asker)
    }

    private func item<Op: Inquiry>(_ operation: Op) throws(ServiceError) -> Questions.Item {
        Questions.Item(
            name: "\(Op.self)",
            operation: String(decoding: try json.bytes(operation), as: UTF8.self))
    }

    private func output<Op: Inquiry>(
        of operation: Op, in text: String?
    ) throws(ServiceError) -> Result<Op.Output, ServiceError> {
        guard let text else { throw .bug("a question without an answer") }
        switch try json.value(WireResult<Op.Output>.self, in: Data(text.utf8)) {
        case .output(let output): return .success(output)
        case .refusal(let error): return .failure(error)
        }
    }
}

// MARK: - Conversations

extension RemoteDoor {
    package func asker(of caller: Caller) async throws(ServiceError) -> Asker {
        try await ask(PresentRequest(caller: caller))
    }

    package func signIn(
        as name: String, with password: Confidential, inPlaceOf old: Caller, request: RequestID
    ) async throws(ServiceError) -> SignedIn {
        try await ask(SignInRequest(username: name, password: password, old: old, request: request))
    }

    package func register(
        _ username: Username, name: Name, email: Email?, password: Confidential,
        invitation: OpenedKey?, inPlaceOf old: Caller, request: RequestID
    ) async throws(ServiceError) -> SignedIn {
        try await ask(
            RegisterRequest(
                username: username, called: name, email: email, password: password,
                invitation: invitation, old: old, request: request))
    }

    package func recover(
        _ name: String, code: Confidential, password: Confidential, inPlaceOf old: Caller,
        request: RequestID
    ) async throws(ServiceError) -> SignedIn {
        try await ask(
            RecoverRequest(
                username: name, code: code, password: password, old: old, request: request))
    }

    package func openAny(_ typed: Confidential) async throws(ServiceError) -> OpenedKey {
        try await ask(OpenKeyRequest(key: typed))
    }

    package func join(
        _ proof: KeyProof, username: Username?, password: Confidential, inPlaceOf old: Caller,
        request: RequestID
    ) async throws(ServiceError) -> SignedIn {
        try await ask(
            JoinRequest(
                proof: proof, username: username, password: password, old: old, request: request))
    }

    package func draftKey(as caller: Caller) async throws(ServiceError) -> KeyDraft {
        try await ask(DraftKeyRequest(caller: caller))
    }

    package func openPairing(
        _ typed: Confidential, as caller: Caller
    ) async throws(ServiceError) -> PairingProof {
        try await ask(OpenPairingRequest(code: typed, caller: caller))
    }

    package func checkPassword(
        _ password: Confidential, as caller: Caller, before action: Action
    ) async throws(ServiceError) {
        _ = try await ask(CheckPasswordRequest(password: password, caller: caller, action: action))
    }

    package func unlock(
        as caller: Caller, with password: Confidential
    ) async throws(ServiceError) -> Sealing? {
        try await ask(UnlockRequest(caller: caller, password: password))
    }

    package func verification(
        as caller: Caller, with password: Confidential
    ) async throws(ServiceError) -> VerifyAudit {
        try await ask(VerificationRequest(caller: caller, password: password))
    }

    package func changePassword(
        as caller: Caller, from old: Confidential, to new: Confidential, request: RequestID,
        isRehearsal: Bool
    ) async throws(ServiceError) -> PasswordChange {
        try await ask(
            PasswordRequest(
                caller: caller, old: old, new: new, request: request, isRehearsal: isRehearsal))
    }

    package func changeEmail(
        as caller: Caller, to email: Email?, with password: Confidential, request: RequestID,
        isRehearsal: Bool
    ) async throws(ServiceError) -> String? {
        try await ask(
            EmailRequest(
                caller: caller, email: email, password: password, request: request,
                isRehearsal: isRehearsal))
    }

    package func deleteAccount(
        as caller: Caller, with password: Confidential, request: RequestID, isRehearsal: Bool
    ) async throws(ServiceError) {
        _ = try await ask(
            DeletionRequest(
                caller: caller, password: password, request: request, isRehearsal: isRehearsal))
    }

    package func resetMember(
        _ name: String, with code: Confidential, as caller: Caller, request: RequestID,
        isRehearsal: Bool
    ) async throws(ServiceError) -> WayIn {
        try await ask(
            ResetRequest(
                member: name, code: code, caller: caller, request: request,
                isRehearsal: isRehearsal))
    }

    package func export(
        as caller: Caller, request: RequestID, isRehearsal: Bool
    ) async throws(ServiceError) -> ExportView {
        try await ask(ExportRequest(caller: caller, request: request, isRehearsal: isRehearsal))
    }
}
