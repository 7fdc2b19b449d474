package import Foundation
package import HouseholdService

/// Takes what comes over the wire to the gate, and writes what came of it.
package struct Porter: Sendable {
    private let gate: Gate
    private let json: WireJSON
    private let takesStrangers: Bool
    private var problem: @Sendable (ServiceError) -> Void = { _ in }

    /// The porter of `gate`, which keeps what the gate makes for those who ask from elsewhere; with `takesStrangers`
    /// whoever has no key may register, too.
    package init(of gate: Gate, _ vault: Vault, takesStrangers: Bool = true) {
        self.gate = gate
        self.takesStrangers = takesStrangers
        json = WireJSON(Wire(of: vault))
    }

    /// The same porter, telling `problem` of what is refused, which is written in an answer for the other end alone to read.
    package func telling(_ problem: @escaping @Sendable (ServiceError) -> Void) -> Porter {
        var porter = self
        porter.problem = problem
        return porter
    }

    /// What comes of a request.
    ///
    /// - Parameters:
    ///   - name: What is asked for.
    ///   - body: The request, as ``RemoteDoor`` writes it.
    /// - Returns: The answer, or why there is none; `nil` where nothing of that name can be asked for.
    package func answer(_ name: String, _ body: Data) async -> Data? {
        if name == Questions.name {
            return written(
                await result { () async throws(ServiceError) in try await answers(body) })
        }
        guard let call = Self.calls[name] else { return nil }
        if !takesStrangers, name == RegisterRequest.name, !isInvited(body) {
            return written(refusal(.server(.byInvitation)))
        }
        return await call(self, body)
    }

    /// Whether something can be asked for by that name.
    package static func takes(_ name: String) -> Bool {
        name == Questions.name || calls[name] != nil
    }

    /// Whether a request of that name may change something.
    package static func isChange(_ name: String) -> Bool {
        name != Questions.name && name != PresentRequest.name && questions[name] == nil
    }

    /// Whether a request of that name tries a password, code or key.
    package static func isTry(_ name: String) -> Bool {
        [
            SignInRequest.name, RegisterRequest.name, RecoverRequest.name, OpenKeyRequest.name,
            JoinRequest.name, CheckPasswordRequest.name, UnlockRequest.name,
            VerificationRequest.name, PasswordRequest.name, EmailRequest.name,
            DeletionRequest.name, ResetRequest.name, OpenPairingRequest.name,
        ].contains(name)
    }

    private func isInvited(_ body: Data) -> Bool {
        (try? json.asked(RegisterRequest.self, in: body))?.isInvited ?? false
    }

    /// What comes of a request of that type.
    func answer<Request: WireRequest>(_ type: Request.Type, _ body: Data) async -> Data? {
        written(
            await result { () async throws(ServiceError) in
                try await json.asked(type, in: body).answer(at: gate)
            })
    }

    /// The question that stands in `item`.
    func question<Op: Inquiry>(
        _ type: Op.Type, _ text: String
    ) -> Result<any Inquiry, ServiceError> {
        do throws(ServiceError) {
            return .success(try json.asked(type, in: Data(text.utf8)))
        } catch {
            return .failure(error)
        }
    }

    private func answers(_ body: Data) async throws(ServiceError) -> Questions.Answers {
        let asked = try json.asked(Questions.self, in: body)
        guard asked.items.count <= WirePath.mostQuestions else {
            throw .server(.tooManyAtOnce(most: WirePath.mostQuestions))
        }
        var questions: [any Inquiry] = []
        for item in asked.items {
            guard let question = Self.questions[item.name] else {
                throw .server(.elsewhere)
            }
            questions.append(try question(self, item.operation).get())
        }
        let (outputs, asker) = try await gate.answers(toAll: questions, as: asked.caller)
        return Questions.Answers(outputs: try texts(of: outputs), asker: asker)
    }

    private func texts(
        of outputs: [Result<any Codable & Sendable, ServiceError>]
    ) throws(ServiceError) -> [String] {
        var texts: [String] = []
        for output in outputs {
            switch output {
            case .success(let output): texts.append(try answer(output))
            case .failure(let error): texts.append(try text(of: refusal(error)))
            }
        }
        return texts
    }

    private func answer(_ output: some Codable & Sendable) throws(ServiceError) -> String {
        try text(of: WireResult.output(output))
    }

    private func text(of result: WireResult<some Codable & Sendable>) throws(ServiceError) -> String
    {
        String(decoding: try json.bytes(result), as: UTF8.self)
    }

    private func result<Output: Codable & Sendable>(
        _ work: () async throws(ServiceError) -> Output
    ) async -> WireResult<Output> {
        do {
            return .output(try await work())
        } catch {
            problem(error)
            return .refusal(error)
        }
    }

    private func refusal(_ error: ServiceError) -> WireResult<Done> {
        problem(error)
        return .refusal(error)
    }

    private func written(_ result: WireResult<some Codable & Sendable>) -> Data? {
        if let bytes = try? json.bytes(result) { return bytes }
        return try? json.bytes(refusal(.bug("an answer that can't be sent")))
    }
}
