import HouseholdModel

/// The weekday and the hour that the household's clocks show, which is what rules about evenings and weekends look at: with
/// `now` alone, a rule would have to know the zone and when clocks are set.
struct LocalHour: Hashable {
    var weekday: Weekday
    /// From 0 to 23.
    var hour: Int
}

extension LocalHour {
    /// What clocks of a zone show at a moment.
    init(at instant: Instant, in zone: Zone) {
        self.init(
            weekday: zone.day(at: instant).weekday, hour: zone.time(at: instant).minutes / 60)
    }
}

extension Principal {
    /// Where the household counts its days; outside of any, days are those of universal time.
    var zone: Zone {
        switch self {
        case .nobody, .account: .utc
        case .member(_, _, let home), .program(let home): home.household.zone
        }
    }
}
