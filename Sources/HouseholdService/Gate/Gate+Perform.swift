import Credentials
import Dispatch
import Glibc
import HouseholdModel
import HouseholdDatabase

extension Gate {
    private static let threads = DispatchQueue(label: "chorus.gate", attributes: .concurrent)

    /// Does `operations`, all of them or none.
    ///
    /// - Parameters:
    ///   - operations: What to do, in that order; all are checked before any is done.
    ///   - caller: Who asks.
    ///   - request: The caller's name for the request; the same one again gives the first answer.
    ///   - isRehearsal: Whether all is rolled back again, so that nothing remains but the answer.
    /// - Returns: What came of each.
    /// - Throws: ``ServiceError``.
    package func perform<Op: Change>(
        _ operations: [Op], as caller: Caller, request: RequestID, isRehearsal: Bool = false
    ) async throws(ServiceError) -> Answer<[Op.Output]> {
        try await perform(operations, as: caller, request, isRehearsal: isRehearsal, in: nil)
    }

    /// The same, where `home` is given only while that is still so.
    func perform<Op: Change>(
        _ operations: [Op], as caller: Caller, _ request: RequestID, isRehearsal: Bool,
        in home: Asker.Home?
    ) async throws(ServiceError) -> Answer<[Op.Output]> {
        try await wait {
            try evenly {
                let operations = try operations.map { try prepare($0, as: caller) }
                return try upToDate(isRehearsal: isRehearsal) {
                    try $0.write(
                        operations, as: caller, request, isRehearsal: isRehearsal, in: home)
                }
            }
        }
    }

    /// Answers `operation`; nothing is written but, where that is due, that somebody looked.
    ///
    /// - Parameters:
    ///   - operation: What to find out.
    ///   - caller: Who asks.
    ///   - supposed: Rules that are explained in place of the household's; they decide nothing.
    /// - Returns: The answer.
    /// - Throws: ``ServiceError``.
    package func perform<Op: Inquiry>(
        _ operation: Op, as caller: Caller, supposing supposed: HouseRules?
    ) async throws(ServiceError) -> Answer<Op.Output> {
        try await wait {
            let answer = try evenly {
                let operation = try prepare(operation, as: caller, supposing: supposed)
                return try upToDate { gate in
                    try gate.read(operation, as: caller, supposing: supposed) {
                        Answer(
                            output: $0, asker: try gate.asker(behind: caller, $1, in: $2))
                    }
                }
            }
            try noteLook(operation, by: caller, where: .success(answer.output))
            keepAwake(caller, answer.asker.isAtBoard)
            return answer
        }
    }

    /// Answers `operation` as ``perform(_:as:supposing:)`` does, for a program, which has no prompt that says who asked.
    ///
    /// - Parameters:
    ///   - operation: What to find out.
    ///   - caller: Who asks.
    /// - Returns: What was found.
    /// - Throws: ``ServiceError``.
    package func output<Op: Inquiry>(
        of operation: Op, as caller: Caller
    ) async throws(ServiceError) -> Op.Output {
        try await wait { () throws -> Op.Output in
            let (output, principal): (Op.Output, Principal) = try evenly {
                let operation = try prepare(operation, as: caller)
                return try upToDate {
                    try $0.read(operation, as: caller) { output, context, _ in
                        (output, context.principal)
                    }
                }
            }
            try noteLook(operation, by: caller, where: .success(output))
            keepAwake(caller, principal.device == .board)
            return output
        }
    }

    /// Answers several operations out of one moment of the data file, each as if it were asked alone.
    ///
    /// - Parameters:
    ///   - operations: What to find out.
    ///   - caller: Who asks.
    /// - Returns: What came of each, which may be that it was refused.
    /// - Throws: ``ServiceError`` where nothing can be answered.
    package func answers<each Op: Inquiry>(
        to operations: repeat each Op, as caller: Caller
    ) async throws(ServiceError) -> (
        outputs: (repeat Result<(each Op).Output, ServiceError>), asker: Asker
    ) {
        try await wait {
            let prepared = (repeat try prepare(each operations, as: caller))
            let answers = try upToDate { try $0.read(repeat each prepared, as: caller) }
            repeat try noteLook(each operations, by: caller, where: each answers.outputs)
            keepAwake(caller, answers.asker.isAtBoard)
            return answers
        }
    }

    /// The same for operations of which is known only when they come what they are.
    ///
    /// - Parameters:
    ///   - operations: What to find out.
    ///   - caller: Who asks.
    /// - Returns: What came of each, which may be that it was refused.
    /// - Throws: ``ServiceError`` where nothing can be answered.
    package func answers(
        toAll operations: [any Inquiry], as caller: Caller
    ) async throws(ServiceError) -> (
        outputs: [Result<any Codable & Sendable, ServiceError>], asker: Asker
    ) {
        try await wait {
            let prepared = try operations.map { try prepare($0, as: caller) as any Inquiry }
            let answers = try upToDate { try $0.read(all: prepared, as: caller) }
            for (operation, output) in zip(operations, answers.outputs) {
                try noteLook(operation, by: caller, where: output)
            }
            keepAwake(caller, answers.asker.isAtBoard)
            return answers
        }
    }

    /// Whether the data file can only be read, so that nothing is noted either.
    package var isReadOnly: Bool { store.isReadOnly }

    /// Notes that `caller` looked, where that is due.
    private func noteLook<Op: Inquiry, Output>(
        _ operation: Op, by caller: Caller, where result: Result<Output, ServiceError>
    ) throws {
        guard Op.isAudited, !isReadOnly, case .success = result,
            let look = operation as? any AuditedInquiry
        else { return }
        try note(look, by: caller)
    }

    private func note(_ look: some AuditedInquiry, by caller: Caller) throws {
        let now = clock.now()
        try store.write { transaction in
            let asker = try transaction.facts.principal(behind: caller, at: now)
            guard case .member(let viewer, _, let home) = asker.principal else { return }
            let member = try transaction.facts.lend { facts in
                try look.subject(
                    in: HomeFacts(facts, of: asker.principal), for: asker.principal)
            }
            guard member.id != viewer.id else { return }
            try transaction.noteLook(
                by: viewer.id, at: member.id, in: home.household.id,
                on: home.household.zone.day(at: asker.instant))
        }
    }

    /// Does `work`; that something is not there is said after a time that does not depend on what was found.
    ///
    /// What is hidden is looked at before it is denied, what is missing is not: how long that took must not tell. Where it
    /// took longer than usual it is made to take a multiple of that time.
    func evenly<Output>(_ work: () throws -> Output) throws -> Output {
        guard let search else { return try work() }
        let start = ContinuousClock.now
        do {
            return try work()
        } catch let error as ServiceError where error.isOfNothing {
            let taken = ((ContinuousClock.now - start) / search).rounded(.up)
            let rest = start + search * taken - .now
            usleep(UInt32(max(0, (rest / .microseconds(1)).rounded())))
            throw error
        }
    }

    /// Runs what blocks where that may be done.
    func wait<Output: Sendable>(
        _ work: @escaping @Sendable () throws -> Output
    ) async throws(ServiceError) -> Output {
        switch waiting {
        case .onOwnThread: return try await Self.onOwnThread(work)
        case .inline:
            do {
                return try work()
            } catch {
                throw ServiceError(error)
            }
        }
    }

    /// Runs what blocks on a thread that is not one of the few that await.
    static func onOwnThread<Output: Sendable>(
        _ work: @escaping @Sendable () throws -> Output
    ) async throws(ServiceError) -> Output {
        guard AddressSpace.hasRoom(forThreads: 2) else { throw .hashing(.busy) }
        let result = await withCheckedContinuation { continuation in
            threads.async { @Sendable in
                continuation.resume(returning: Result { try work() })
            }
        }
        do {
            return try result.get()
        } catch {
            throw ServiceError(error)
        }
    }
}

extension ServiceError {
    /// Whether it says that something is not there, as it does of what is hidden.
    fileprivate var isOfNothing: Bool {
        if case .notFound = self { true } else { self == .strangePlace }
    }
}
