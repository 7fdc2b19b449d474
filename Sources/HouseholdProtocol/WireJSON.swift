import Foundation
import HouseholdService

/// What goes over the wire, as JSON: what is written at one end is read back equal at the other.
struct WireJSON: Sendable {
    private let wire: Wire

    /// The JSON of that end of the wire.
    init(_ wire: Wire) {
        self.wire = wire
    }

    func bytes(_ value: some Encodable) throws(ServiceError) -> Data {
        let encoder = JSONEncoder()
        if let key = Wire.key { encoder.userInfo[key] = wire }
        do {
            return try encoder.encode(value)
        } catch let error as ServiceError {
            throw error
        } catch {
            throw .bug("what can't be sent: \(error)")
        }
    }

    /// What the server answered.
    func value<Value: Decodable>(
        _ type: Value.Type = Value.self, in bytes: Data
    ) throws(ServiceError) -> Value {
        try read(type, in: bytes) { .bug("what can't be read: \($0)") }
    }

    /// What is asked for by whoever it may be: where it can't be read, nothing is wrong here, and what was sent is not said again.
    func asked<Value: Decodable>(
        _ type: Value.Type = Value.self, in bytes: Data
    ) throws(ServiceError) -> Value {
        try read(type, in: bytes) { _ in .server(.unreadable) }
    }

    private func read<Value: Decodable>(
        _ type: Value.Type, in bytes: Data, orElse problem: (any Error) -> ServiceError
    ) throws(ServiceError) -> Value {
        let decoder = JSONDecoder()
        if let key = Wire.key { decoder.userInfo[key] = wire }
        do {
            return try decoder.decode(type, from: bytes)
        } catch let error as ServiceError {
            throw error
        } catch {
            throw problem(error)
        }
    }
}

/// What came of a request: what was asked for, or why not.
enum WireResult<Output: Codable & Sendable>: Codable, Sendable {
    case output(Output)
    case refusal(ServiceError)

    /// What was asked for.
    func get() throws(ServiceError) -> Output {
        switch self {
        case .output(let output): return output
        case .refusal(let error): throw error
        }
    }
}

/// That there is nothing to tell but that it was done.
struct Done: Codable, Sendable {}
