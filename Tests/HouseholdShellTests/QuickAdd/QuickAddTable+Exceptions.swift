import QuickAdd

extension QuickAddTable {
    /// Chores of all days but some.
    static let exceptions = #"""
        Bins every evening except friday
            Bins | anyone | - | - | every Mon-Thu, Sat and Sun at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, sat 2026-11-21 18:00
        Bins every evening except fridays for mia
            Bins | Mia | - | - | every Mon-Thu, Sat and Sun at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, sat 2026-11-21 18:00
        Bins every evening except on friday
            Bins | anyone | - | - | every Mon-Thu, Sat and Sun at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, sat 2026-11-21 18:00
        Bins every evening but friday
            Bins | anyone | - | - | every Mon-Thu, Sat and Sun at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, sat 2026-11-21 18:00
        Bins every day but not on sunday
            Bins | anyone | - | - | every Mon-Sat, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Bins every day apart from saturdays and sundays
            Bins | anyone | - | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Bins daily except sundays
            Bins | anyone | - | - | every Mon-Sat, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Bins daily except sunday at 18:00
            Bins | anyone | - | - | every Mon-Sat at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Bins every day except weekends
            Bins | anyone | - | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Bins every day except the weekend
            Bins | anyone | - | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Bins every day except on the weekend 3 points
            Bins | anyone | 3 | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Bins every weekday except wednesday
            Bins | anyone | - | - | every Mon, Tue, Thu and Fri, by the end of the day | thu 2026-11-19, fri 2026-11-20, mon 2026-11-23
        Bins every weekday evening except fri
            Bins | anyone | - | - | every Mon-Thu at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, mon 2026-11-23 18:00
        Bins every mon-thu except on tue at 7pm
            Bins | anyone | - | - | every Mon, Wed and Thu at 19:00 | wed 2026-11-18 19:00, thu 2026-11-19 19:00, mon 2026-11-23 19:00
        Bins every morning except sat and sun
            Bins | anyone | - | - | every weekday at 08:00 | thu 2026-11-19 08:00, fri 2026-11-20 08:00, mon 2026-11-23 08:00
        Bins every day at 18:00 except sunday
            Bins | anyone | - | - | every Mon-Sat at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Bins every day except sunday for 6 weeks
            Bins | anyone | - | - | every Mon-Sat until Tue 29 Dec 2026, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Bins every day for mia except sunday
            Bins | Mia | - | - | every Mon-Sat, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Bins every evening for mia except friday until 24 dec
            Bins | Mia | - | - | every Mon-Thu, Sat and Sun at 18:00 until Thu 24 Dec 2026 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, sat 2026-11-21 18:00
        Bins after school every day but friday
            Bins | anyone | - | - | every Mon-Thu, Sat and Sun at 15:00 | wed 2026-11-18 15:00, thu 2026-11-19 15:00, sat 2026-11-21 15:00
        Bins every morning and evening except sunday
            Bins | anyone | - | - | every Mon-Sat at 08:00 and 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 08:00, thu 2026-11-19 18:00
        """#

    /// Exceptions to what can't be read.
    static let looseExceptions = #"""
        Bins every night except friday
            "every night except friday" is no time here. Write one such as at 18:00.
            try add Bins every mon,tue,wed,thu,sat,sun at 20:00
            try add "Bins every night except friday"
        Bins every night except on friday for mia
            "every night except on friday" is no time here. Write one such as at 18:00.
            try add Bins every mon,tue,wed,thu,sat,sun at 20:00 for mia
            try add "Bins every night except on friday" for mia
        Bins weekdays except wednesday
            I don't know "weekdays except wednesday". Did you mean "every mon,tue,thu,fri"?
            try add Bins every mon,tue,thu,fri
            try add "Bins weekdays except wednesday"
        Bins every day except the holidays
            "except the holidays" can't be read there. Write the days it does come, such as mon-fri.
            try add "Bins every day except the holidays"
        Bins every 2 weeks on mon except tue
            "except tue" can mean two things. Write the days it does come, such as mon-fri, or one date, such as except 24 dec.
            try add "Bins every 2 weeks on mon except tue"
        Bins every day except
            "except" can't be read there. Write the days it does come, such as mon-fri.
            try add "Bins every day except"
        """#

    /// Chores of all days but some, in German.
    static let germanExceptions = #"""
        Müll jeden Abend außer Freitag
            Müll | anyone | - | - | every Mon-Thu, Sat and Sun at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, sat 2026-11-21 18:00
        Müll jeden Abend außer freitags
            Müll | anyone | - | - | every Mon-Thu, Sat and Sun at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, sat 2026-11-21 18:00
        Müll jeden Abend außer am Freitag für mia
            Müll | Mia | - | - | every Mon-Thu, Sat and Sun at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, sat 2026-11-21 18:00
        Müll täglich außer sonntags
            Müll | anyone | - | - | every Mon-Sat, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Müll täglich außer Sonntag um 18 Uhr
            Müll | anyone | - | - | every Mon-Sat at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Müll jeden Tag außer am Wochenende
            Müll | anyone | - | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Müll jeden Tag außer Sa/So
            Müll | anyone | - | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Müll jeden Morgen außer Sa und So
            Müll | anyone | - | - | every weekday at 08:00 | thu 2026-11-19 08:00, fri 2026-11-20 08:00, mon 2026-11-23 08:00
        Müll jeden Werktag außer Mittwoch
            Müll | anyone | - | - | every Mon, Tue, Thu and Fri, by the end of the day | thu 2026-11-19, fri 2026-11-20, mon 2026-11-23
        Müll werktags außer mittwochs
            Müll | anyone | - | - | every Mon, Tue, Thu and Fri, by the end of the day | thu 2026-11-19, fri 2026-11-20, mon 2026-11-23
        Müll montags bis freitags außer mittwochs um 18 Uhr
            Müll | anyone | - | - | every Mon, Tue, Thu and Fri at 18:00 | thu 2026-11-19 18:00, fri 2026-11-20 18:00, mon 2026-11-23 18:00
        Müll jeden Tag bis auf Sonntag
            Müll | anyone | - | - | every Mon-Sat, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Müll jeden Tag, aber nicht sonntags
            Müll | anyone | - | - | every Mon-Sat, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Müll jeden Tag für mia außer sonntags
            Müll | Mia | - | - | every Mon-Sat, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Müll jeden Abend außer Fr und Sa
            Müll | anyone | - | - | every Mon-Thu and Sun at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, sun 2026-11-22 18:00
        Müll jeden Tag abends außer freitags
            Müll | anyone | - | - | every Mon-Thu, Sat and Sun at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, sat 2026-11-21 18:00
        Müll jeden Tag außer an Wochenenden
            Müll | anyone | - | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Müll jeden Tag ausser samstags und sonntags
            Müll | anyone | - | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Müll außer sonntags jeden Tag
            Müll | anyone | - | - | every Mon-Sat, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        """#

    /// Exceptions to what can't be read, in German.
    static let germanLooseExceptions = #"""
        Müll abends außer freitags
            I don't know "abends außer freitags". Did you mean "jeden Mo,Di,Mi,Do,Sa,So Abend"?
            try add Müll jeden Mo,Di,Mi,Do,Sa,So Abend
            try add "Müll abends außer freitags"
        Müll jeden Tag außer in den Ferien
            "außer in den Ferien" can't be read there. Write the days it does come, such as mon-fri.
            try add "Müll jeden Tag außer in den Ferien"
        """#
}
