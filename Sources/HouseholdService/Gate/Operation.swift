package import HouseholdModel

/// One thing that somebody can ask for: a small value that says what, never who.
package protocol Operation<Output>: Codable, Sendable {
    /// What is acted on, loaded before the rules are asked.
    associatedtype Subject: Resource
    /// What comes back.
    associatedtype Output: Codable & Sendable

    /// The name by which the rules know it.
    static var action: Action { get }

    /// Whether the household in which it is asked for keeps it in its records; what is another one's affair it
    /// does not.
    static var isRecordedHere: Bool { get }

    /// Whether it is a ``Prepared``.
    ///
    /// That and ``isCompound`` are said here since to find them out of the value makes the runtime look through all
    /// types of the program, for each kind of operation anew: a fifteenth of what a short command does.
    static var needsPreparation: Bool { get }

    /// Whether it is a ``CompoundChange``.
    static var isCompound: Bool { get }

    /// Returns what to act on; whoever asks for something that isn't there gets `notFound`.
    func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Subject

    /// Returns the member whom the request names besides its subject, if it names one.
    func named(in principal: Principal) throws -> Member?

    /// What the records keep of it; two requests are compared whole.
    var written: any Encodable { get }

    /// The error for a thing that this member may not see: the one for a thing that isn't there.
    func unseen(_ reference: ResourceReference) -> ServiceError
}

extension Operation {
    /// It does.
    package static var isRecordedHere: Bool { true }

    /// It is none.
    package static var needsPreparation: Bool { false }

    /// It is none.
    package static var isCompound: Bool { false }

    /// The error for a thing that isn't there, by the number or name that it has.
    package func unseen(_ reference: ResourceReference) -> ServiceError {
        reference.missing(for: Self.action)
    }

    /// Nobody besides the subject.
    package func named(in principal: Principal) throws -> Member? { nil }

    /// All of it.
    package var written: any Encodable { self }
}

/// An operation that changes something.
package protocol Change<Output>: Operation {
    /// What is acted on.
    associatedtype Subject
    /// What comes back.
    associatedtype Output

    /// Does the work, with what the gate granted.
    func run(_ grant: borrowing Grant<Self>) throws -> Output

    /// Returns how whoever asks for it can take it back; `nil` where that can't be.
    func inverse(on subject: Subject, by member: Member) -> Inverse?

    /// Returns the same for each thing that it makes, in the order of their kinds and numbers, where it makes several.
    func inverses(on subject: Subject, by member: Member) -> [Inverse]

    /// Whether it is grave enough to want the password again; asked of actions that sometimes do.
    func isGrave(
        on subject: Subject, for principal: Principal, in facts: borrowing HomeFacts
    ) throws -> Bool
}

extension Change {
    /// It can't be taken back.
    package func inverse(on subject: Subject, by member: Member) -> Inverse? { nil }

    /// As the one thing that it does.
    package func inverses(on subject: Subject, by member: Member) -> [Inverse] {
        inverse(on: subject, by: member).map { [$0] } ?? []
    }

    /// It is, unless the operation says when it is not.
    package func isGrave(
        on subject: Subject, for principal: Principal, in facts: borrowing HomeFacts
    ) -> Bool { true }
}

/// A change that does what others do, of several kinds or many times: the rules are asked all that they would be asked
/// for each of these, besides what they are asked for the whole, and the records have one row.
package protocol CompoundChange: Change {
    /// What the rules are asked besides.
    func parts(
        on subject: Subject, for principal: Principal
    ) throws -> [(action: Action, on: any Resource)]
}

extension CompoundChange {
    /// It is one.
    package static var isCompound: Bool { true }
}

/// An operation that only reads.
package protocol Inquiry<Output>: Operation {
    /// What is looked at.
    associatedtype Subject
    /// What comes back.
    associatedtype Output

    /// Whether it is a ``AuditedInquiry``.
    static var isAudited: Bool { get }

    /// Finds the answer among what the gate lets this member see.
    func answer(_ sight: borrowing Sight<Subject>) throws -> Output
}

extension Inquiry {
    /// It is none.
    package static var isAudited: Bool { false }
}

/// An inquiry into a member's record, of which the gate keeps who looked at whom on which day.
package protocol AuditedInquiry: Inquiry where Subject == Member {}

extension AuditedInquiry {
    /// It is one.
    package static var isAudited: Bool { true }
}
