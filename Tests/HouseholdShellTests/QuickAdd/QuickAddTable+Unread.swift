import QuickAdd

extension QuickAddTable {
    /// Dates as people type them in a hurry.
    static let hurried = #"""
        Laundry tmrw 5pm
            Laundry | anyone | - | - | Thu 19 Nov, by 17:00 | thu 2026-11-19 17:00
        Laundry tonite at 8pm
            Laundry | anyone | - | - | Wed 18 Nov, by 20:00 | wed 2026-11-18 20:00
        Water plants every 3 days starting monday
            Water plants | anyone | - | - | every 3 days, by the end of the day | mon 2026-11-23, thu 2026-11-26, sun 2026-11-29
        Water plants daily beginning 1 dec
            Water plants | anyone | - | - | every day, by the end of the day | tue 2026-12-01, wed 2026-12-02, thu 2026-12-03
        Practice 8:00 song at 18:00
            Practice 8:00 song | anyone | - | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        Dentist friday next week at 8:00
            Dentist | anyone | - | - | Fri 27 Nov, by 08:00 | fri 2026-11-27 08:00
        Dentist next week friday
            Dentist | anyone | - | - | Fri 27 Nov, by the end of the day | fri 2026-11-27
        Dentist end of november at 8:00
            Dentist | anyone | - | - | Mon 30 Nov, by 08:00 | mon 2026-11-30 08:00
        """#

    /// What looks like a date or a time, which would be lost in the title beside another one.
    static let unread = #"""
        Plan party 24 dec with grandma
            Is "24 dec" when it is to be done, or a part of the title?
            try add Plan party with grandma 24 dec
            try add "Plan party 24 dec with grandma"
        Plan party dec 24 with grandma at 18:00
            Is "dec 24" when it is to be done, or a part of the title?
            try add Plan party with grandma dec 24 at 18:00
            try add "Plan party dec 24 with grandma" at 18:00
        Read Monday magazine at 18:00
            Is "Monday" when it is to be done, or a part of the title?
            try add Read magazine Monday at 18:00
            try add "Read Monday magazine" at 18:00
        Dentist friday 8.30
            "8.30" is no time here. Write one such as at 18:00.
            try add Dentist friday at 08:30
            try add "Dentist friday 8.30"
        Dentist friday 8
            "8" is no time here. Write one such as at 18:00.
            try add Dentist friday at 08:00
            try add Dentist friday at 20:00
            try add "Dentist friday 8"
        Dentist christmas eve at 8:00
            "christmas eve" is no date here.
            try add Dentist 24 dec at 8:00
            try add "Dentist christmas eve" at 8:00
        Dentist 24.12 at 8:00
            "24.12" is no date here.
            try add Dentist 24 dec at 8:00
            try add "Dentist 24.12" at 8:00
        Dentist 2026/12/24 at 8:00
            Is "2026/12/24" when it is to be done, or a part of the title?
            try add "Dentist 2026/12/24" at 8:00
        Laundry in december at 18:00
            Is "december" when it is to be done, or a part of the title?
            try add "Laundry in december" at 18:00
        Laundry the 5th of each dec at 18:00
            Is "dec" when it is to be done, or a part of the title?
            try add "Laundry the 5th of each dec" at 18:00
        Water plants daily until christmas
            "until christmas" is no date here.
            try add Water plants daily until 25 dec
            try add "Water plants daily until christmas"
        Dentist wednesday afternoon at 15:30
            "afternoon" is no time here. Write one such as at 18:00.
            try add Dentist wednesday at 15:30
            try add "Dentist wednesday afternoon" at 15:30
        """#

    /// Dates as people type them in a hurry, in German.
    static let germanHurried = #"""
        Zahnarzt am 24ten um 8 Uhr
            Zahnarzt | anyone | - | - | Tue 24 Nov, by 08:00 | tue 2026-11-24 08:00
        Zahnarzt nächste Woche Fr 8 Uhr
            Zahnarzt | anyone | - | - | Fri 27 Nov, by 08:00 | fri 2026-11-27 08:00
        Zahnarzt Freitag nächste Woche
            Zahnarzt | anyone | - | - | Fri 27 Nov, by the end of the day | fri 2026-11-27
        Zahnarzt Ende November um 8 Uhr
            Zahnarzt | anyone | - | - | Mon 30 Nov, by 08:00 | mon 2026-11-30 08:00
        Zahnarzt bis spätestens 19 Uhr
            Zahnarzt | anyone | - | - | Wed 18 Nov, by 19:00 | wed 2026-11-18 19:00
        Zahnarzt bis spätestens Fr 19 Uhr
            Zahnarzt | anyone | - | - | Fri 20 Nov, by 19:00 | fri 2026-11-20 19:00
        Zahnarzt Mo in der Früh
            Zahnarzt | anyone | - | - | Mon 23 Nov, by 08:00 | mon 2026-11-23 08:00
        Zahnarzt Freitagmittag
            Zahnarzt | anyone | - | - | Fri 20 Nov, by 12:00 | fri 2026-11-20 12:00
        Zahnarzt freitagmittags
            Zahnarzt | anyone | - | - | every Fri at 12:00 | fri 2026-11-20 12:00, fri 2026-11-27 12:00, fri 2026-12-04 12:00
        Zahnarzt alle 4 Wochen donnerstags ab dem 3.12.
            Zahnarzt | anyone | - | - | every 4 weeks on Thu, by the end of the day | thu 2026-12-03, thu 2026-12-31, thu 2027-01-28
        Zahnarzt jeden Do vom 3.12. bis 24.12.
            Zahnarzt | anyone | - | - | every Thu until Thu 24 Dec 2026, by the end of the day | thu 2026-12-03, thu 2026-12-10, thu 2026-12-17
        Zahnarzt vom 3.12. bis 24.12. täglich
            Zahnarzt | anyone | - | - | every day until Thu 24 Dec 2026, by the end of the day | thu 2026-12-03, fri 2026-12-04, sat 2026-12-05
        """#

    /// What looks like a date or a time in German, which would be lost in the title.
    static let germanUnread = #"""
        Zahnarzt am 24.12 um 8 Uhr
            "am 24.12" is no date here.
            try add Zahnarzt 24. Dez um 8 Uhr
            try add "Zahnarzt am 24.12" um 8 Uhr
        Zahnarzt am 24.12
            "am 24.12" is no date here.
            try add Zahnarzt 24. Dez
            try add "Zahnarzt am 24.12"
        Zahnarzt 24.12 um 8 Uhr
            "24.12" is no date here.
            try add Zahnarzt 24. Dez um 8 Uhr
            try add "Zahnarzt 24.12" um 8 Uhr
        Zahnarzt am 3.1
            "am 3.1" is no date here.
            try add Zahnarzt 3. Jan
            try add "Zahnarzt am 3.1"
        Zahnarzt bis 24.12
            "bis 24.12" is no time here. Write one such as at 18:00.
            try add "Zahnarzt bis 24.12"
        Zahnarzt Freitag 8.30
            "8.30" is no time here. Write one such as at 18:00.
            try add Zahnarzt Freitag um 08:30
            try add "Zahnarzt Freitag 8.30"
        Zahnarzt Freitag 8
            "8" is no time here. Write one such as at 18:00.
            try add Zahnarzt Freitag um 08:00
            try add Zahnarzt Freitag um 20:00
            try add "Zahnarzt Freitag 8"
        Zahnarzt Fr 8 bis 9 Uhr
            Is "Fr" when it is to be done, or a part of the title?
            try add Zahnarzt 8 Fr bis 9 Uhr
            try add "Zahnarzt Fr 8" bis 9 Uhr
        Zahnarzt am 24. Dez. mit Oma um 8 Uhr
            Is "am 24. Dez." when it is to be done, or a part of the title?
            try add Zahnarzt mit Oma am 24. Dez. um 8 Uhr
            try add "Zahnarzt am 24. Dez. mit Oma" um 8 Uhr
        Zahnarzt am 24. Dezember mit Oma
            Is "am 24. Dezember" when it is to be done, or a part of the title?
            try add Zahnarzt mit Oma am 24. Dezember
            try add "Zahnarzt am 24. Dezember mit Oma"
        Zahnarzt Heiligabend um 8 Uhr
            "Heiligabend" is no date here.
            try add Zahnarzt 24. Dez um 8 Uhr
            try add "Zahnarzt Heiligabend" um 8 Uhr
        Zahnarzt jeden Tag bis Weihnachten
            "bis Weihnachten" is no date here.
            try add Zahnarzt jeden Tag bis 24. Dez
            try add "Zahnarzt jeden Tag bis Weihnachten"
        Zahnarzt am 1. Advent um 8 Uhr
            Is "am 1." when it is to be done, or a part of the title?
            try add Zahnarzt Advent am 1. um 8 Uhr
            try add "Zahnarzt am 1. Advent" um 8 Uhr
        Zahnarzt übernächsten Samstag um 8 Uhr
            "übernächsten Samstag um 8 Uhr" is no date here.
            try add Zahnarzt 28. Nov um 8:00
            try add Zahnarzt 5. Dez um 8:00
            try add "Zahnarzt übernächsten Samstag um 8 Uhr"
        Zahnarzt im Dezember um 8 Uhr
            Is "Dezember" when it is to be done, or a part of the title?
            try add "Zahnarzt im Dezember" um 8 Uhr
        Zahnarzt So 17h
            "17h" is no time here. Write one such as at 18:00.
            try add Zahnarzt So um 17:00
            try add "Zahnarzt So 17h"
        Zahnarzt heute Nacht
            "Nacht" is no time here. Write one such as at 18:00.
            try add Zahnarzt heute um 20:00
            try add "Zahnarzt heute Nacht"
        Zahnarzt Mi. nachmittag 15 Uhr
            "nachmittag" is no time here. Write one such as at 18:00.
            try add Zahnarzt Mi. um 15 Uhr
            try add "Zahnarzt Mi. nachmittag 15 Uhr"
        Zahnarzt am Mittwochnachmittag um 15 Uhr
            "Mittwochnachmittag" is no time here. Write one such as at 18:00.
            try add Zahnarzt am Mi um 15 Uhr
            try add "Zahnarzt am Mittwochnachmittag" um 15 Uhr
        """#
}
