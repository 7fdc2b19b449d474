import HouseholdDatabase

// What is only looked at, in one transaction that reads.

extension Gate {
    /// Answers `operation` in one transaction that reads, and says what `telling` makes of it.
    func read<Op: Inquiry, Told>(
        _ operation: Op, as caller: Caller, supposing supposed: HouseRules? = nil,
        telling: (Op.Output, RequestContext, borrowing Facts) throws -> Told
    ) throws -> Told {
        try store.read { facts in
            let context = try context(for: caller, asking: Op.action, in: facts)
            try checkIsUpToDate(context.principal, asking: Op.action, in: facts)
            let output = try answer(operation, context, in: facts, supposing: supposed)
            return try telling(output, context, facts)
        }
    }

    /// Who the caller is, by what was found already where that was in their household.
    func asker(
        behind caller: Caller, _ context: RequestContext?, in facts: borrowing Facts
    ) throws -> Asker {
        guard let judge = context?.judgeAtHome else {
            return try asker(behind: caller, in: facts)
        }
        return try asker(judge, in: facts)
    }

    /// Answers `operations`, in one transaction that reads.
    func read<each Op: Inquiry>(
        _ operations: repeat each Op, as caller: Caller
    ) throws -> (outputs: (repeat Result<(each Op).Output, ServiceError>), asker: Asker) {
        try store.read { facts in
            var home: RequestContext?
            let outputs = (repeat try result(of: each operations, as: caller, &home, in: facts))
            return (outputs, try asker(behind: caller, home, in: facts))
        }
    }

    /// Answers `operations`, in one transaction that reads.
    func read(
        all operations: [any Inquiry], as caller: Caller
    ) throws -> (outputs: [Result<any Codable & Sendable, ServiceError>], asker: Asker) {
        try store.read { facts in
            var home: RequestContext?
            var outputs: [Result<any Codable & Sendable, ServiceError>] = []
            for operation in operations {
                outputs.append(try erased(of: operation, as: caller, &home, in: facts))
            }
            return (outputs, try asker(behind: caller, home, in: facts))
        }
    }

    /// Who asks, once all that it is time for is done where they do; in their household it is `home` for all that is asked
    /// together.
    private func context(
        for caller: Caller, asking action: Action, _ home: inout RequestContext?,
        in facts: borrowing Facts
    ) throws -> RequestContext {
        if let home, !action.isOutsideHouseholds { return home }
        let context = try context(for: caller, asking: action, in: facts)
        try checkIsUpToDate(context.principal, asking: action, in: facts)
        if !action.isOutsideHouseholds { home = context }
        return context
    }

    private func erased<Op: Inquiry>(
        of operation: Op, as caller: Caller, _ home: inout RequestContext?,
        in facts: borrowing Facts
    ) throws -> Result<any Codable & Sendable, ServiceError> {
        try result(of: operation, as: caller, &home, in: facts).map { $0 }
    }

    /// What comes of `operation`; what hinders the data file itself hinders all that is asked with it.
    private func result<Op: Inquiry>(
        of operation: Op, as caller: Caller, _ home: inout RequestContext?,
        in facts: borrowing Facts
    ) throws -> Result<Op.Output, ServiceError> {
        do {
            return try evenly {
                let context = try context(for: caller, asking: Op.action, &home, in: facts)
                return .success(try answer(operation, context, in: facts))
            }
        } catch let error as ServiceError {
            return .failure(error)
        }
    }
}
