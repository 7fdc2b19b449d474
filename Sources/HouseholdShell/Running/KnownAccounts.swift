import HouseholdModel
import HouseholdService

/// Who has signed in on this device to a household file, for the view of who is here.
///
/// It is a convenience, kept beside the session: what is not as it was written counts as nothing.
struct KnownAccounts {
    /// Somebody who signed in here.
    struct Person: Equatable {
        let username: String
        let name: String
        /// Whether the person sees that a key of a code was pressed.
        var isEasy = false
    }

    private static let most = 50

    let file: PrivateFile

    /// Those who signed in here, and did not choose to be forgotten.
    var remembered: [Person] {
        guard let bytes = try? file.read() else { return [] }
        return Self.people(in: bytes)
    }

    /// Keeps in mind that somebody signed in here, and whether few keys are to be enough.
    func remember(_ account: AccountView, isEasy: Bool) {
        change { people in
            let person = Person(
                username: account.username, name: account.name, isEasy: isEasy)
            if let place = people.firstIndex(where: { $0.username == account.username }) {
                people[place] = person
            } else {
                people.append(person)
            }
        }
    }

    /// Forgets that somebody signed in here.
    func forget(_ username: String) {
        change { people in people.removeAll { $0.username == username } }
    }

    /// A file that can't be written keeps nobody from signing in.
    private func change(_ body: (inout [Person]) -> Void) {
        try? file.update { bytes in
            var people = bytes.map(Self.people) ?? []
            body(&people)
            let lines = people.suffix(Self.most).map { person in
                "\(person.username)\t\(person.name)\(person.isEasy ? "\teasy" : "")\n"
            }
            return Array(lines.joined().utf8)
        }
    }

    private static func people(in bytes: [UInt8]) -> [Person] {
        guard let text = String(validating: bytes, as: UTF8.self) else { return [] }
        return text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 2 || parts.dropFirst(2) == ["easy"],
                (try? Username(String(parts[0]))) != nil, (try? Name(String(parts[1]))) != nil
            else { return nil }
            return Person(
                username: String(parts[0]), name: String(parts[1]), isEasy: parts.count == 3)
        }
    }
}
