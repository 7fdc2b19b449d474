#if Server
    /// What a request of a program says besides where it goes.
    struct APIParameter: Sendable {
        /// What can stand there.
        enum Kind: Sendable {
            /// The number of a chore or a reward.
            case number
            /// What somebody is called.
            case person
            case day
            /// At most how many there are to be.
            case limit
            case flag
            case one(of: [String])
        }

        let name: String
        let kind: Kind
        /// What it means, for whoever reads the document.
        let meaning: String

        init(_ name: String, _ kind: Kind, _ meaning: String) {
            self.name = name
            self.kind = kind
            self.meaning = meaning
        }

        /// One of the words of `type`.
        static func word<Word: RawRepresentable & CaseIterable>(
            _ name: String, of type: Word.Type, _ meaning: String
        ) -> APIParameter where Word.RawValue == String {
            APIParameter(name, .one(of: type.allCases.map(\.rawValue)), meaning)
        }

        /// Whose things are asked for.
        static let person = APIParameter(
            "for", .person, "A member's user name; without it whoever is signed in.")
        /// Which date of a chore.
        static let day = APIParameter(
            "on", .day, "The day of the date that is meant; without it the next one.")
    }
#endif
