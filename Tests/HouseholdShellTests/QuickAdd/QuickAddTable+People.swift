import QuickAdd

extension QuickAddTable {
    /// Chores of somebody.
    static let people = #"""
        Make bed for mia
            Make bed | Mia | - | - | - | -
        Make bed for Mia
            Make bed | Mia | - | - | - | -
        Make bed for MIA
            Make bed | Mia | - | - | - | -
        Make bed for zoë
            Make bed | Zoë | - | - | - | -
        Make bed for zoe
            Make bed | Zoë | - | - | - | -
        Make bed for zoe.k
            Make bed | Zoë | - | - | - | -
        Make bed for tim
            Make bed | Tim | - | - | - | -
        Make bed for mary
            Make bed | Mary Ann | - | - | - | -
        Make bed for mary ann
            Make bed | Mary Ann | - | - | - | -
        Make bed for me
            Make bed | Anna | - | - | - | -
        Make bed for mia and max
            Make bed | each of Mia, Max | - | - | - | -
        Make bed for mia, max
            Make bed | each of Mia, Max | - | - | - | -
        Make bed for mia,max
            Make bed | each of Mia, Max | - | - | - | -
        Make bed for mia & max
            Make bed | each of Mia, Max | - | - | - | -
        Make bed for mia, max and ben
            Make bed | each of Mia, Max, Ben | - | - | - | -
        Make bed for mia, mary ann and tim
            Make bed | each of Mia, Mary Ann, Tim | - | - | - | -
        Make bed for mia and max together
            Make bed | Mia, Max together | - | - | - | -
        Make bed for mia, max together
            Make bed | Mia, Max together | - | - | - | -
        Make bed for mia and max taking turns
            Make bed | Mia, Max, taking turns | - | - | - | -
        Make bed taking turns mia, max
            Make bed | Mia, Max, taking turns | - | - | - | -
        Make bed taking turns mia and max
            Make bed | Mia, Max, taking turns | - | - | - | -
        Make bed taking turns mia,max,ben
            Make bed | Mia, Max, Ben, taking turns | - | - | - | -
        Make bed taking turns mia, max every day
            Make bed | Mia, Max, taking turns | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Make bed every day taking turns mia, max
            Make bed | Mia, Max, taking turns | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Make bed every day at 8:00 taking turns mia, max until 30 jun
            Make bed | Mia, Max, taking turns | - | - | every day at 08:00 until Wed 30 Jun 2027 | thu 2026-11-19 08:00, fri 2026-11-20 08:00, sat 2026-11-21 08:00
        Make bed every day taking turns mia, mary ann 2 points
            Make bed | Mia, Mary Ann, taking turns | 2 | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Make bed for mia every day
            Make bed | Mia | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Make bed every day for mia
            Make bed | Mia | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Make bed tomorrow for mia
            Make bed | Mia | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Make bed for mia tomorrow
            Make bed | Mia | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Make bed for mia tomorrow at 9:00
            Make bed | Mia | - | - | Thu 19 Nov, by 09:00 | thu 2026-11-19 09:00
        Make bed tomorrow for mia at 9:00
            Make bed | Mia | - | - | Thu 19 Nov, by 09:00 | thu 2026-11-19 09:00
        Make bed for mia at 18:00 every day
            Make bed | Mia | - | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Make bed every day for mia at 18:00
            Make bed | Mia | - | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Make bed every day for mia for 6 weeks
            Make bed | Mia | - | - | every day until Tue 29 Dec 2026, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Make bed every day for 6 weeks for mia
            Make bed | Mia | - | - | every day until Tue 29 Dec 2026, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Make bed every day for mia until 30 jun
            Make bed | Mia | - | - | every day until Wed 30 Jun 2027, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Make bed every day for mia from 1 dec
            Make bed | Mia | - | - | every day, by the end of the day | tue 2026-12-01, wed 2026-12-02, thu 2026-12-03
        Make bed every day for mia from 1 dec until 30 jun
            Make bed | Mia | - | - | every day until Wed 30 Jun 2027, by the end of the day | tue 2026-12-01, wed 2026-12-02, thu 2026-12-03
        Make bed every week for mia on sat
            Make bed | Mia | - | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Make bed every 2 weeks for mia on mon,thu
            Make bed | Mia | - | - | every 2 weeks on Mon and Thu, by the end of the day | thu 2026-11-19, mon 2026-11-30, thu 2026-12-03
        Make bed every day for mia 18:00
            Make bed | Mia | - | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Make bed every day for mia for 10 times 2 points
            Make bed | Mia | 2 | - | every day for 10 times, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Buy present for grandma for mia
            Buy present for grandma | Mia | - | - | - | -
        Buy milk for mia's party for max
            Buy milk for mia's party | Max | - | - | - | -
        Play with mia for max
            Play with mia | Max | - | - | - | -
        Say "for mia" for max
            Say for mia | Max | - | - | - | -
        Cook for 6 for mia
            Cook for 6 | Mia | - | - | - | -
        Make bed for mia.
            Make bed | Mia | - | - | - | -
        Make bed for mia, tomorrow
            Make bed | Mia | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        """#
}
