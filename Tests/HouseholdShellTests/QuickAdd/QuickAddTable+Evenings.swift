import QuickAdd

extension QuickAddTable {
    /// Lines of an evening: several names, months and signs in one word.
    static let tired = #"""
        Laundry sat (mia)
            Laundry | Mia | - | - | Sat 21 Nov, by the end of the day | sat 2026-11-21
        Laundry for mia+max
            Laundry | each of Mia, Max | - | - | - | -
        Dentist sat @ 10am
            Dentist | anyone | - | - | Sat 21 Nov, by 10:00 | sat 2026-11-21 10:00
        Trash every M-F
            Trash | anyone | - | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Trash once every two weeks
            Trash | anyone | - | - | every 2 weeks, by the end of the day | wed 2026-11-18, wed 2026-12-02, wed 2026-12-16
        Rake leaves every sat from april to october
            Rake leaves | anyone | - | - | every Sat in Apr-Oct, by the end of the day | sat 2027-04-03, sat 2027-04-10, sat 2027-04-17
        Rake leaves every sat april to october
            Rake leaves | anyone | - | - | every Sat in Apr-Oct, by the end of the day | sat 2027-04-03, sat 2027-04-10, sat 2027-04-17
        Rake leaves every sat apr–oct
            Rake leaves | anyone | - | - | every Sat in Apr-Oct, by the end of the day | sat 2027-04-03, sat 2027-04-10, sat 2027-04-17
        Rake leaves every 10 days from apr until oct
            Rake leaves | anyone | - | - | every 10 days in Apr-Oct, by the end of the day | thu 2027-04-01, sun 2027-04-11, wed 2027-04-21
        Change sheets every 2 wks
            Change sheets | anyone | - | - | every 2 weeks, by the end of the day | wed 2026-11-18, wed 2026-12-02, wed 2026-12-16
        Change sheets 1st sat of month
            Change sheets | anyone | - | - | every month on the 1st Sat, by the end of the day | sat 2026-12-05, sat 2027-01-02, sat 2027-02-06
        Call plumber mon morning 9am
            Call plumber | anyone | - | - | Mon 23 Nov, by 09:00 | mon 2026-11-23 09:00
        Call plumber monday evening 7:30pm for mia
            Call plumber | Mia | - | - | Mon 23 Nov, by 19:30 | mon 2026-11-23 19:30
        Swim monday evening 7:30
            Swim | anyone | - | - | Mon 23 Nov, by 19:30 | mon 2026-11-23 19:30
        Read tonight 9:30
            Read | anyone | - | - | Wed 18 Nov, by 21:30 | wed 2026-11-18 21:30
        Swim monday morning 7:30
            Swim | anyone | - | - | Mon 23 Nov, by 07:30 | mon 2026-11-23 07:30
        Swim every tue and thu, 17:00
            Swim | anyone | - | - | every Tue and Thu at 17:00 | thu 2026-11-19 17:00, tue 2026-11-24 17:00, thu 2026-11-26 17:00
        Swim every day 7am, 7pm
            Swim | anyone | - | - | every day at 07:00 and 19:00 | wed 2026-11-18 19:00, thu 2026-11-19 07:00, thu 2026-11-19 19:00
        """#

    /// Lines of an evening that are asked about.
    static let tiredRefusals = #"""
        Laundry (mia)
            Is "(mia)" whose it is, or a part of the title?
            try add "Laundry (mia)"
            try add Laundry for mia
        Laundry mia,max daily
            Is "mia,max" whose it is, or a part of the title?
            try add "Laundry mia,max" daily
            try add Laundry for mia,max daily
        Laundry for mia/max
            I don't know "for mia/max". Did you mean "for mia and max taking turns"?
            try add Laundry for mia and max taking turns
            try add Laundry for mia and max
            try add "Laundry for mia/max"
        Laundry mia/max sat
            Is "mia/max" whose it is, or a part of the title?
            try add "Laundry mia/max" sat
            try add Laundry for mia,max sat
        Trash M-F
            I don't know "M-F". Did you mean "every mon-fri"?
            try add Trash every mon-fri
            try add "Trash M-F"
        Trash biweekly on wed
            I don't know "biweekly". Did you mean "every 2 weeks"?
            try add Trash every 2 weeks on wed
            try add "Trash biweekly" on wed
        Trash bi-weekly
            I don't know "bi-weekly". Did you mean "every 2 weeks"?
            try add Trash every 2 weeks
            try add Trash twice a week
            try add "Trash bi-weekly"
        Trash nightly
            I don't know "nightly". Did you mean "every day at 20:00"?
            try add Trash every day at 20:00
            try add "Trash nightly"
        Trash on the 1st and 15th
            I don't know "on the 1st and 15th". Did you mean "every month on the 1st and 15th"?
            try add Trash every month on the 1st and 15th
            try add "Trash on the 1st and 15th"
        Laundry points: 5
            I don't know "points: 5". Did you mean "5 points"?
            try add Laundry 5 points
            try add "Laundry points: 5"
        Laundry +5
            I don't know "+5". Did you mean "5 points"?
            try add Laundry 5 points
            try add "Laundry +5"
        Laundry for mia +5
            I don't know "+5". Did you mean "5 points"?
            try add Laundry for mia 5 points
            try add "Laundry for mia +5"
        Laundry by end of day
            "by end of day" is no date here.
            try add Laundry today
            try add "Laundry by end of day"
        Laundry by eod friday
            "by eod" is no date here.
            try add Laundry friday
            try add "Laundry by eod" friday
        Laundry friday by eod
            "by eod" is no date here.
            try add Laundry friday
            try add "Laundry friday by eod"
        Call Mia (mom)
            Is "Mia" whose it is, or a part of the title?
            try add "Call Mia (mom)"
        Feed cat morning and evening
            I don't know "morning and evening". Did you mean "every day morning and evening"?
            try add Feed cat every day morning and evening
            try add "Feed cat morning and evening"
        Feed cat 7am and 7pm
            I don't know "7am and 7pm". Did you mean "every day at 7am and 7pm"?
            try add Feed cat every day at 7am and 7pm
            try add "Feed cat 7am and 7pm"
        Laundry 5pm-6pm
            Is "5pm-6pm" when it is to be done, or a part of the title?
            try add "Laundry 5pm-6pm"
        Walk dog every morning before 8
            "before 8" is no time here. Write one such as at 18:00.
            try add Walk dog every morning by 08:00
            try add "Walk dog every morning before 8"
        Walk dog 5 days a week mia
            I don't know "5 days a week". Did you mean "5 times a week"?
            try add Walk dog 5 times a week for mia
            try add "Walk dog 5 days a week mia"
        Swim every day 19h
            "19h" is no time here. Write one such as at 18:00.
            try add Swim every day at 19:00
            try add "Swim every day 19h"
        """#

    /// Lines of an evening in German.
    static let germanTired = #"""
        Müll jeden Mo u. Do
            Müll | anyone | - | - | every Mon and Thu, by the end of the day | thu 2026-11-19, mon 2026-11-23, thu 2026-11-26
        Müll einmal alle zwei Wochen
            Müll | anyone | - | - | every 2 weeks, by the end of the day | wed 2026-11-18, wed 2026-12-02, wed 2026-12-16
        Müll jeden 1. und 15.
            Müll | anyone | - | - | every month on the 1st and 15th, by the end of the day | tue 2026-12-01, tue 2026-12-15, fri 2027-01-01
        Rasen mähen alle 10 Tage von April bis Oktober
            Rasen mähen | anyone | - | - | every 10 days in Apr-Oct, by the end of the day | thu 2027-04-01, sun 2027-04-11, wed 2027-04-21
        Rasen mähen jeden Samstag April-Oktober
            Rasen mähen | anyone | - | - | every Sat in Apr-Oct, by the end of the day | sat 2027-04-03, sat 2027-04-10, sat 2027-04-17
        Rasen mähen jeden Samstag von Apr. bis Okt.
            Rasen mähen | anyone | - | - | every Sat in Apr-Oct, by the end of the day | sat 2027-04-03, sat 2027-04-10, sat 2027-04-17
        Rasen mähen jeden Samstag im April bis Oktober für mia
            Rasen mähen | Mia | - | - | every Sat in Apr-Oct, by the end of the day | sat 2027-04-03, sat 2027-04-10, sat 2027-04-17
        Biotonne alle 2 Wochen dienstags abends für Max
            Biotonne | Max | - | - | every 2 weeks on Tue at 18:00 | tue 2026-11-24 18:00, tue 2026-12-08 18:00, tue 2026-12-22 18:00
        Biotonne alle 2 Wo. Di
            Biotonne | anyone | - | - | every 2 weeks on Tue, by the end of the day | tue 2026-11-24, tue 2026-12-08, tue 2026-12-22
        Biotonne dienstags abends
            Biotonne | anyone | - | - | every Tue at 18:00 | tue 2026-11-24 18:00, tue 2026-12-01 18:00, tue 2026-12-08 18:00
        Pausenbrot jeden Schultag morgens
            Pausenbrot | anyone | - | - | every weekday at 08:00 | thu 2026-11-19 08:00, fri 2026-11-20 08:00, mon 2026-11-23 08:00
        Fußball dienstags und donnerstags, 17 Uhr
            Fußball | anyone | - | - | every Tue and Thu at 17:00 | thu 2026-11-19 17:00, tue 2026-11-24 17:00, thu 2026-11-26 17:00
        Klavier an 5 Tagen die Woche für mia
            Klavier | Mia | - | - | 5 times a week, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Klavier täglich außer am WE
            Klavier | anyone | - | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Katzenklo tgl. Mia
            Katzenklo | Mia | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        """#

    /// Lines of an evening in German that are asked about.
    static let germanTiredRefusals = #"""
        Müll morgen aber nicht vor 17 Uhr
            "aber nicht vor 17 Uhr" is no time here. Write one such as at 18:00.
            try add "Müll morgen aber nicht vor 17 Uhr"
        Tisch decken für Mia/Max
            I don't know "für Mia/Max". Did you mean "für mia und max abwechselnd"?
            try add Tisch decken für mia und max abwechselnd
            try add Tisch decken für mia und max
            try add "Tisch decken für Mia/Max"
        Tisch decken mia,max täglich
            Is "mia,max" whose it is, or a part of the title?
            try add Tisch decken für mia,max täglich
            try add "Tisch decken mia,max" täglich
        Müll Mo u. Do
            I don't know "Mo u. Do". Did you mean "jeden Mo und Do"?
            try add Müll jeden Mo und Do
            try add "Müll Mo u. Do"
        Müll jeden Montag abwechselnd
            Something is missing: who takes turns, such as taking turns mia, max.
            try add Müll jeden Montag abwechselnd mia, max
            try add "Müll jeden Montag abwechselnd"
        Müll rausbringen Punkte: 5
            I don't know "Punkte: 5". Did you mean "5 Punkte"?
            try add Müll rausbringen 5 Punkte
            try add "Müll rausbringen Punkte: 5"
        Müll rausbringen +5
            I don't know "+5". Did you mean "5 Punkte"?
            try add Müll rausbringen 5 Punkte
            try add "Müll rausbringen +5"
        Müll (Mia)
            Is "(Mia)" whose it is, or a part of the title?
            try add "Müll (Mia)"
            try add Müll für mia
        Müll am 1. und 15.
            I don't know "am 1. und 15.". Did you mean "jeden Monat am 1. und 15."?
            try add Müll jeden Monat am 1. und 15.
            try add "Müll am 1. und 15."
        Müll bis Ende des Tages
            "bis Ende des Tages" is no date here.
            try add Müll heute
            try add "Müll bis Ende des Tages"
        Klavier am WE
            "am WE" is no date here.
            try add Klavier jedes Wochenende
            try add Klavier Sa
            try add "Klavier am WE"
        Katzenklo 1x im Monat
            I don't know "1x im Monat". Did you mean "jeden Monat"?
            try add Katzenklo jeden Monat
            try add "Katzenklo 1x im Monat"
        Katzenklo 2x am Tag
            I don't know "2x am Tag". Did you mean "jeden Tag um 8:00 und 18:00"?
            try add Katzenklo jeden Tag um 8:00 und 18:00
            try add "Katzenklo 2x am Tag"
        Katzenklo jeden Tag 19h
            "19h" is no time here. Write one such as at 18:00.
            try add Katzenklo jeden Tag um 19:00
            try add "Katzenklo jeden Tag 19h"
        Hund jeden Morgen vor 8
            "vor 8" is no time here. Write one such as at 18:00.
            try add Hund jeden Morgen bis 08:00
            try add "Hund jeden Morgen vor 8"
        """#
}
