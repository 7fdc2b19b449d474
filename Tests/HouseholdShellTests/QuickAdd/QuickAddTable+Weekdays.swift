import QuickAdd

extension QuickAddTable {
    /// Dates beside their days of the week.
    static let weekdays = #"""
        Bins Saturday 5 December
            Bins | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Bins Saturday, 5 December
            Bins | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Bins on Saturday 5 December for mia
            Bins | Mia | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Bins on Saturday, December 5
            Bins | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Bins Sat 5 Dec at 10:00
            Bins | anyone | - | - | Sat 5 Dec, by 10:00 | sat 2026-12-05 10:00
        Bins on Saturday the 5th of December
            Bins | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Bins on Saturday the 5th
            Bins | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Bins Sat 5th
            Bins | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Bins Sat 5 Dec 2026
            Bins | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Bins Sat, 2026-12-05 at 8pm
            Bins | anyone | - | - | Sat 5 Dec, by 20:00 | sat 2026-12-05 20:00
        Bins next Saturday, 28 Nov
            Bins | anyone | - | - | Sat 28 Nov, by the end of the day | sat 2026-11-28
        Bins this Saturday, 21 November
            Bins | anyone | - | - | Sat 21 Nov, by the end of the day | sat 2026-11-21
        Bins tomorrow, 19 Nov
            Bins | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Bins by Saturday, Dec 5th, 3pm
            Bins | anyone | - | - | Sat 5 Dec, by 15:00 | sat 2026-12-05 15:00
        Bins due Sat 5 Dec 2 points
            Bins | anyone | 2 | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Bins every 2 weeks from Saturday, 5 December
            Bins | anyone | - | - | every 2 weeks, by the end of the day | sat 2026-12-05, sat 2026-12-19, sat 2027-01-02
        Bins every day until Saturday, 5 December
            Bins | anyone | - | - | every day until Sat 5 Dec 2026, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Bins before Saturday, 5 December
            ? Bins | anyone | - | - | Fri 4 Dec, by the end of the day | fri 2026-12-04
            ? Bins before Saturday, 5 December | anyone | - | - | - | -
        """#

    /// Dates beside other days of the week, and what can be one of two.
    static let otherWeekdays = #"""
        Bins Friday 5 December
            Sat 5 Dec 2026 is not Friday. Which one is it?
            try add Bins 5 december
            try add Bins friday
            try add "Bins Friday 5 December"
        Bins on Friday, Dec 5th at 10:00
            Sat 5 Dec 2026 is not Friday. Which one is it?
            try add Bins dec 5th at 10:00
            try add Bins friday at 10:00
            try add "Bins on Friday, Dec 5th at 10:00"
        Bins Fri 5 Dec 2026 for mia
            Sat 5 Dec 2026 is not Friday. Which one is it?
            try add Bins 5 dec 2026 for mia
            try add Bins fri for mia
            try add "Bins Fri 5 Dec 2026" for mia
        Bins next Saturday, 21 Nov
            Sat 21 Nov 2026 is not next Saturday. Which one is it?
            try add Bins 21 nov
            try add Bins next saturday
            try add "Bins next Saturday, 21 Nov"
        Bins tomorrow, 20 Nov
            Fri 20 Nov 2026 is not tomorrow. Which one is it?
            try add Bins 20 nov
            try add Bins tomorrow
            try add "Bins tomorrow, 20 Nov"
        Watch Friday the 13th
            Sun 13 Dec 2026 is not Friday. Which one is it?
            try add Watch 13th
            try add Watch friday
            try add "Watch Friday the 13th"
        Bins 5/6 at 18:00
            Is that 5 June or 6 May? Write 5 jun or 6 may.
            try add Bins 5 jun at 18:00
            try add Bins 6 may at 18:00
            try add "Bins 5/6 at 18:00"
        Bins Sat 12/5
            Wed 12 May 2027 is not Saturday. Which one is it?
            try add Bins 12 may
            try add Bins sat 5 dec
            try add "Bins Sat 12/5"
        Bins every day until Friday, 5 December
            Sat 5 Dec 2026 is not Friday. Which one is it?
            try add Bins every day until 5 december
            try add Bins every day until friday
            try add "Bins every day until Friday, 5 December"
        """#

    /// Dates beside their days of the week, in German.
    static let germanWeekdays = #"""
        Müll Samstag, 5. Dezember
            Müll | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Müll Sa 5.12.
            Müll | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Müll Sa, 5.12.
            Müll | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Müll am Samstag, 5.12.
            Müll | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Müll am Sa. 5. Dez. um 10 Uhr
            Müll | anyone | - | - | Sat 5 Dec, by 10:00 | sat 2026-12-05 10:00
        Müll am Samstag, dem 5. Dezember
            Müll | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Müll am Samstag, den 5. Dezember
            Müll | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Müll am Samstag den 5.12.2026
            Müll | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Müll Samstag, 5. Dezember um 10 Uhr
            Müll | anyone | - | - | Sat 5 Dec, by 10:00 | sat 2026-12-05 10:00
        Müll bis Samstag, 5. Dezember
            Müll | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Müll bis Sa 5.12. 18 Uhr für mia 2 Punkte
            Müll | Mia | 2 | - | Sat 5 Dec, by 18:00 | sat 2026-12-05 18:00
        Müll nächsten Samstag, den 28.11.
            Müll | anyone | - | - | Sat 28 Nov, by the end of the day | sat 2026-11-28
        Müll morgen, 19.11.
            Müll | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Müll am Samstag, den 5.
            Müll | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Müll diesen Samstag, 21.11.
            Müll | anyone | - | - | Sat 21 Nov, by the end of the day | sat 2026-11-21
        Müll jeden Tag bis Samstag, 5. Dezember
            Müll | anyone | - | - | every day until Sat 5 Dec 2026, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Müll alle 2 Wochen ab Samstag, 5.12.
            Müll | anyone | - | - | every 2 weeks, by the end of the day | sat 2026-12-05, sat 2026-12-19, sat 2027-01-02
        Müll jeden Tag ab Sa 5.12. bis Do 24.12.
            Müll | anyone | - | - | every day until Thu 24 Dec 2026, by the end of the day | sat 2026-12-05, sun 2026-12-06, mon 2026-12-07
        """#

    /// Dates beside other days of the week, in German.
    static let germanOtherWeekdays = #"""
        Müll am Freitag, 5. Dezember
            Sat 5 Dec 2026 is not Friday. Which one is it?
            try add Müll 5. Dezember
            try add Müll Fr
            try add "Müll am Freitag, 5. Dezember"
        Müll Fr 5.12.
            Sat 5 Dec 2026 is not Friday. Which one is it?
            try add Müll 5. Dez
            try add Müll Fr
            try add "Müll Fr 5.12."
        Müll am Freitag, den 5. Dezember um 10 Uhr
            Sat 5 Dec 2026 is not Friday. Which one is it?
            try add Müll 5. Dezember um 10:00
            try add Müll Fr um 10:00
            try add "Müll am Freitag, den 5. Dezember um 10 Uhr"
        Müll morgen, 20.11.
            Fri 20 Nov 2026 is not tomorrow. Which one is it?
            try add Müll 20. Nov
            try add Müll morgen
            try add "Müll morgen, 20.11."
        Müll nächsten Samstag, den 21.11.
            Sat 21 Nov 2026 is not next Saturday. Which one is it?
            try add Müll 21. Nov
            try add Müll nächsten Sa
            try add "Müll nächsten Samstag, den 21.11."
        Müll jeden Tag bis Freitag, 5. Dezember
            Sat 5 Dec 2026 is not Friday. Which one is it?
            try add Müll jeden Tag bis 5. Dezember
            try add Müll jeden Tag bis Fr
            try add "Müll jeden Tag bis Freitag, 5. Dezember"
        """#
}
