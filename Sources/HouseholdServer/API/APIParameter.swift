#if Server
    import HouseholdModel
    import HouseholdService

    /// What a request of a program says besides where it goes.
    struct APIParameter: Sendable {
        /// What can stand there.
        enum Kind: Hashable, Sendable {
            /// The number of a chore or a reward.
            case number
            /// What somebody is called.
            case person
            case day
            /// How many, from one on.
            case count(upTo: Int)
            /// What people read, of at most so many scalars.
            case text(upTo: Int)
            case flag
            /// Where a list goes on.
            case place(in: List)
            case one(of: [String])
        }

        /// What never ends, and names the place where it goes on.
        enum List: Hashable, Sendable {
            case chores, entries, absences

            /// What is named there.
            var place: any ListPlace.Type {
                switch self {
                case .chores: ChorePlace.self
                case .entries: EntryPlace.self
                case .absences: AbsencePlace.self
                }
            }
        }

        let name: String
        let kind: Kind
        /// What it means, for whoever reads the document.
        let meaning: String
        /// Whether nothing is done without it; what stands in a query is never.
        let isRequired: Bool

        init(_ name: String, _ kind: Kind, _ meaning: String, isRequired: Bool = false) {
            self.name = name
            self.kind = kind
            self.meaning = meaning
            self.isRequired = isRequired
        }

        /// One of the words of `type`.
        static func word<Word: RawRepresentable & CaseIterable>(
            _ name: String, of type: Word.Type, _ meaning: String
        ) -> APIParameter where Word.RawValue == String {
            APIParameter(name, .one(of: type.allCases.map(\.rawValue)), meaning)
        }

        /// The same where it can be said only with those words.
        func only(with words: String) -> APIParameter {
            APIParameter(name, kind, "\(meaning) Only with \(words).", isRequired: isRequired)
        }

        /// Whose things are asked for.
        static let person = APIParameter(
            "for", .person, "A member's user name; without it whoever is signed in.")
        /// Whose things are left, of everybody's.
        static let anybody = APIParameter(
            "for", .person, "A member's user name; without it everybody's.")
        /// What something costs, or moves.
        static let points = APIParameter(
            "points", .count(upTo: RewardValue.range.upperBound), "How many points.",
            isRequired: true)
        static let title = APIParameter(
            "title", .text(upTo: 60), "What it is called.", isRequired: true)
        /// Which date of a chore.
        static let day = APIParameter(
            "on", .day, "The day of the date that is meant; without it the next one.")
    }
#endif
