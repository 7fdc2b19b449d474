package import HouseholdModel

/// When something comes: a day, or the moment where there is a time.
package enum ComingDate: Hashable, Sendable {
    case day(Day)
    case moment(Instant)
}

extension ComingDate: Codable, CustomStringConvertible {
    /// As ISO 8601 writes it.
    package var description: String {
        switch self {
        case .day(let day): day.description
        case .moment(let instant): instant.description
        }
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        if let day = Day(text) {
            self = .day(day)
        } else if let instant = Instant(text) {
            self = .moment(instant)
        } else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a date")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
