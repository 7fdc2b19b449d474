/// When something is: on a day, or at a time of some clock (RFC 5545 sections 3.3.4 and 3.3.5).
package enum CalendarMoment: Hashable, Sendable {
    /// By which clock a time is meant.
    package enum Clock: Hashable, Sendable {
        /// Any, wherever somebody is.
        case floating
        /// Universal time.
        case universal
        /// That of a zone.
        case zone(String)
    }

    /// All of that day.
    case date(CalendarDate)
    /// At that time.
    case time(CalendarDate, CalendarTime, Clock)

    /// The day that stands there.
    package var date: CalendarDate {
        switch self {
        case .date(let date), .time(let date, _, _): date
        }
    }
}

// MARK: - In properties

extension CalendarProperty {
    /// Creates a property that says when.
    package init(_ name: CalendarName, _ moment: CalendarMoment) {
        switch moment {
        case .date(let date):
            self.init(
                name, date.description,
                parameters: [Parameter(.valueType, ["DATE"])])
        case .time(let date, let time, .floating):
            self.init(name, "\(date)T\(time)")
        case .time(let date, let time, .universal):
            self.init(name, "\(date)T\(time)Z")
        case .time(let date, let time, .zone(let zone)):
            self.init(
                name, "\(date)T\(time)", parameters: [Parameter(.zoneID, [zone])])
        }
    }

    /// When it says, where it is one moment.
    package func moment() throws(CalendarSyntaxError) -> CalendarMoment {
        let moments = try moments()
        guard moments.count == 1, let moment = moments.first else { throw wrongValue }
        return moment
    }

    /// The moments that it lists.
    package func moments() throws(CalendarSyntaxError) -> [CalendarMoment] {
        let type = self[parameter: .valueType]?.uppercased()
        let items = value.split(separator: ",", omittingEmptySubsequences: false)
        guard items.count <= 2_000, [nil, "DATE", "DATE-TIME"].contains(type) else {
            throw wrongValue
        }
        var moments: [CalendarMoment] = []
        for item in items {
            guard let moment = moment(item), type != "DATE" || moment == .date(moment.date) else {
                throw wrongValue
            }
            moments.append(moment)
        }
        return moments
    }

    private func moment(_ text: Substring) -> CalendarMoment? {
        guard text.utf8.count > 8 else { return CalendarDate(text).map { .date($0) } }
        let isUniversal = text.last == "Z"
        let local = isUniversal ? text.dropLast() : text
        guard local.utf8.count == 15, local.dropFirst(8).first == "T",
            let date = CalendarDate(local.prefix(8)), let time = CalendarTime(local.suffix(6))
        else { return nil }
        let zone = self[parameter: .zoneID].map(CalendarMoment.Clock.zone)
        return .time(date, time, isUniversal ? .universal : zone ?? .floating)
    }

    /// That the value can't be read.
    package var wrongValue: CalendarSyntaxError {
        CalendarSyntaxError(line: line ?? 1, .value(name))
    }
}
