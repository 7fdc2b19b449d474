import QuickAdd

extension QuickAddTable {
    /// Chores that come back.
    static let repeats = #"""
        Feed cat every day
            Feed cat | anyone | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat daily
            Feed cat | anyone | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat each day
            Feed cat | anyone | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every other day
            Feed cat | anyone | - | - | every 2 days, by the end of the day | wed 2026-11-18, fri 2026-11-20, sun 2026-11-22
        Feed cat every 2 days
            Feed cat | anyone | - | - | every 2 days, by the end of the day | wed 2026-11-18, fri 2026-11-20, sun 2026-11-22
        Feed cat every 3d
            Feed cat | anyone | - | - | every 3 days, by the end of the day | wed 2026-11-18, sat 2026-11-21, tue 2026-11-24
        Feed cat every weekday
            Feed cat | anyone | - | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every weekend
            Feed cat | anyone | - | - | every weekend, by the end of the day | sat 2026-11-21, sun 2026-11-22, sat 2026-11-28
        Feed cat weekly
            Feed cat | anyone | - | - | every week, by the end of the day | wed 2026-11-18, wed 2026-11-25, wed 2026-12-02
        Feed cat every week
            Feed cat | anyone | - | - | every week, by the end of the day | wed 2026-11-18, wed 2026-11-25, wed 2026-12-02
        Feed cat every fortnight
            Feed cat | anyone | - | - | every 2 weeks, by the end of the day | wed 2026-11-18, wed 2026-12-02, wed 2026-12-16
        Feed cat monthly
            Feed cat | anyone | - | - | every month, by the end of the day | wed 2026-11-18, fri 2026-12-18, mon 2027-01-18
        Feed cat every month
            Feed cat | anyone | - | - | every month, by the end of the day | wed 2026-11-18, fri 2026-12-18, mon 2027-01-18
        Feed cat every quarter
            Feed cat | anyone | - | - | every 3 months, by the end of the day | wed 2026-11-18, thu 2027-02-18, tue 2027-05-18
        Feed cat yearly
            Feed cat | anyone | - | - | every year, by the end of the day | wed 2026-11-18, thu 2027-11-18, sat 2028-11-18
        Feed cat every year
            Feed cat | anyone | - | - | every year, by the end of the day | wed 2026-11-18, thu 2027-11-18, sat 2028-11-18
        Feed cat every mon
            Feed cat | anyone | - | - | every Mon, by the end of the day | mon 2026-11-23, mon 2026-11-30, mon 2026-12-07
        Feed cat every Monday
            Feed cat | anyone | - | - | every Mon, by the end of the day | mon 2026-11-23, mon 2026-11-30, mon 2026-12-07
        Feed cat every mondays
            Feed cat | anyone | - | - | every Mon, by the end of the day | mon 2026-11-23, mon 2026-11-30, mon 2026-12-07
        Feed cat every mon,thu
            Feed cat | anyone | - | - | every Mon and Thu, by the end of the day | thu 2026-11-19, mon 2026-11-23, thu 2026-11-26
        Feed cat every mon, thu
            Feed cat | anyone | - | - | every Mon and Thu, by the end of the day | thu 2026-11-19, mon 2026-11-23, thu 2026-11-26
        Feed cat every mon and thu
            Feed cat | anyone | - | - | every Mon and Thu, by the end of the day | thu 2026-11-19, mon 2026-11-23, thu 2026-11-26
        Feed cat every mon, wed and fri
            Feed cat | anyone | - | - | every Mon, Wed and Fri, by the end of the day | wed 2026-11-18, fri 2026-11-20, mon 2026-11-23
        Feed cat every mon-fri
            Feed cat | anyone | - | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every sat-mon
            Feed cat | anyone | - | - | every Mon, Sat and Sun, by the end of the day | sat 2026-11-21, sun 2026-11-22, mon 2026-11-23
        Feed cat every week on sat
            Feed cat | anyone | - | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Feed cat every 2 weeks on mon,thu
            Feed cat | anyone | - | - | every 2 weeks on Mon and Thu, by the end of the day | thu 2026-11-19, mon 2026-11-30, thu 2026-12-03
        Feed cat every 2 weeks on mon and thu
            Feed cat | anyone | - | - | every 2 weeks on Mon and Thu, by the end of the day | thu 2026-11-19, mon 2026-11-30, thu 2026-12-03
        Feed cat every other week on sat
            Feed cat | anyone | - | - | every 2 weeks on Sat, by the end of the day | sat 2026-11-21, sat 2026-12-05, sat 2026-12-19
        Feed cat every other tue
            Feed cat | anyone | - | - | every 2 weeks on Tue, by the end of the day | tue 2026-11-24, tue 2026-12-08, tue 2026-12-22
        Feed cat every other mon,thu
            Feed cat | anyone | - | - | every 2 weeks on Mon and Thu, by the end of the day | thu 2026-11-19, mon 2026-11-30, thu 2026-12-03
        Feed cat every 2nd week
            Feed cat | anyone | - | - | every 2 weeks, by the end of the day | wed 2026-11-18, wed 2026-12-02, wed 2026-12-16
        Feed cat every second week on fri
            Feed cat | anyone | - | - | every 2 weeks on Fri, by the end of the day | fri 2026-11-20, fri 2026-12-04, fri 2026-12-18
        Feed cat every 3rd month
            Feed cat | anyone | - | - | every 3 months, by the end of the day | wed 2026-11-18, thu 2027-02-18, tue 2027-05-18
        Feed cat every month on the last day
            Feed cat | anyone | - | - | every month on the last day, by the end of the day | mon 2026-11-30, thu 2026-12-31, sun 2027-01-31
        Feed cat every month on the 15th
            Feed cat | anyone | - | - | every month on the 15th, by the end of the day | tue 2026-12-15, fri 2027-01-15, mon 2027-02-15
        Feed cat every month on 1,15
            Feed cat | anyone | - | - | every month on the 1st and 15th, by the end of the day | tue 2026-12-01, tue 2026-12-15, fri 2027-01-01
        Feed cat every month on the 1st and 15th
            Feed cat | anyone | - | - | every month on the 1st and 15th, by the end of the day | tue 2026-12-01, tue 2026-12-15, fri 2027-01-01
        Feed cat every month on the 2nd sat
            Feed cat | anyone | - | - | every month on the 2nd Sat, by the end of the day | sat 2026-12-12, sat 2027-01-09, sat 2027-02-13
        Feed cat every month on the last fri
            Feed cat | anyone | - | - | every month on the last Fri, by the end of the day | fri 2026-11-27, fri 2026-12-25, fri 2027-01-29
        Feed cat every month on the 31st
            Feed cat | anyone | - | - | every month on the 31st, by the end of the day | mon 2026-11-30, thu 2026-12-31, sun 2027-01-31
        Feed cat every month on the last working day
            Feed cat | anyone | - | - | every month on the last working day, by the end of the day | mon 2026-11-30, thu 2026-12-31, fri 2027-01-29
        Feed cat every 3 months on the 1st
            Feed cat | anyone | - | - | every 3 months on the 1st, by the end of the day | tue 2026-12-01, mon 2027-03-01, tue 2027-06-01
        Feed cat every 1st
            Feed cat | anyone | - | - | every month on the 1st, by the end of the day | tue 2026-12-01, fri 2027-01-01, mon 2027-02-01
        Feed cat every last fri
            Feed cat | anyone | - | - | every month on the last Fri, by the end of the day | fri 2026-11-27, fri 2026-12-25, fri 2027-01-29
        Feed cat every year on 24 dec
            Feed cat | anyone | - | - | every year on 24 Dec, by the end of the day | thu 2026-12-24, fri 2027-12-24, sun 2028-12-24
        Feed cat every 6 hours at 8:00
            Feed cat | anyone | - | - | every 6 hours at 08:00 | wed 2026-11-18 08:00, wed 2026-11-18 14:00, wed 2026-11-18 20:00
        Feed cat every day at 18:00
            Feed cat | anyone | - | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Feed cat every day at 6pm
            Feed cat | anyone | - | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Feed cat every day 18:00
            Feed cat | anyone | - | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Feed cat every day at 8:00 and 18:00
            Feed cat | anyone | - | - | every day at 08:00 and 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 08:00, thu 2026-11-19 18:00
        Feed cat every day at noon
            Feed cat | anyone | - | - | every day at 12:00 | thu 2026-11-19 12:00, fri 2026-11-20 12:00, sat 2026-11-21 12:00
        Feed cat every day at midnight
            Feed cat | anyone | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every weekday after school
            Feed cat | anyone | - | - | every weekday at 15:00 | wed 2026-11-18 15:00, thu 2026-11-19 15:00, fri 2026-11-20 15:00
        Feed cat every weekday at bedtime
            Feed cat | anyone | - | - | every weekday at 20:00 | wed 2026-11-18 20:00, thu 2026-11-19 20:00, fri 2026-11-20 20:00
        Feed cat every mon,thu at 7:30
            Feed cat | anyone | - | - | every Mon and Thu at 07:30 | thu 2026-11-19 07:30, mon 2026-11-23 07:30, thu 2026-11-26 07:30
        Feed cat every day from tomorrow
            Feed cat | anyone | - | - | every day, by the end of the day | thu 2026-11-19, fri 2026-11-20, sat 2026-11-21
        Feed cat every day from 1 dec
            Feed cat | anyone | - | - | every day, by the end of the day | tue 2026-12-01, wed 2026-12-02, thu 2026-12-03
        Feed cat every day from 1 dec at 8:00
            Feed cat | anyone | - | - | every day at 08:00 | tue 2026-12-01 08:00, wed 2026-12-02 08:00, thu 2026-12-03 08:00
        Feed cat every day from mon
            Feed cat | anyone | - | - | every day, by the end of the day | mon 2026-11-23, tue 2026-11-24, wed 2026-11-25
        Feed cat every day from next mon
            Feed cat | anyone | - | - | every day, by the end of the day | mon 2026-11-23, tue 2026-11-24, wed 2026-11-25
        Feed cat every week from 2026-12-01
            Feed cat | anyone | - | - | every week, by the end of the day | tue 2026-12-01, tue 2026-12-08, tue 2026-12-15
        Feed cat every day from the day after tomorrow
            Feed cat | anyone | - | - | every day, by the end of the day | fri 2026-11-20, sat 2026-11-21, sun 2026-11-22
        Feed cat every day until 30 jun
            Feed cat | anyone | - | - | every day until Wed 30 Jun 2027, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every day until fri
            Feed cat | anyone | - | - | every day until Fri 20 Nov 2026, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every day until end of week
            Feed cat | anyone | - | - | every day until Sun 22 Nov 2026, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every day until end of month
            Feed cat | anyone | - | - | every day until Mon 30 Nov 2026, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every day until 25th
            Feed cat | anyone | - | - | every day until Wed 25 Nov 2026, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every day until in 2 weeks
            Feed cat | anyone | - | - | every day until Wed 2 Dec 2026, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every week on sat until 30 jun
            Feed cat | anyone | - | - | every Sat until Wed 30 Jun 2027, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Feed cat every day for 6 weeks
            Feed cat | anyone | - | - | every day until Tue 29 Dec 2026, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every day for 3 months
            Feed cat | anyone | - | - | every day until Wed 17 Feb 2027, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every day for 10 times
            Feed cat | anyone | - | - | every day for 10 times, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every mon for 6 times
            Feed cat | anyone | - | - | every Mon for 6 times, by the end of the day | mon 2026-11-23, mon 2026-11-30, mon 2026-12-07
        Feed cat every tuesday and every friday
            Feed cat | anyone | - | - | every Tue and Fri, by the end of the day | fri 2026-11-20, tue 2026-11-24, fri 2026-11-27
        Feed cat every morning and every evening for mia
            Feed cat | Mia | - | - | every day at 08:00 and 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 08:00, thu 2026-11-19 18:00
        Feed cat every day except on sundays
            Feed cat | anyone | - | - | every Mon-Sat, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every day except sat
            Feed cat | anyone | - | - | every Mon-Fri and Sun, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every day except sat and sun at 18:00 for mia
            Feed cat | Mia | - | - | every weekday at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Feed cat every day except 24 dec
            Feed cat | anyone | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every sat in apr-oct
            Feed cat | anyone | - | - | every Sat in Apr-Oct, by the end of the day | sat 2027-04-03, sat 2027-04-10, sat 2027-04-17
        Feed cat every day from 1 dec until 24 dec
            Feed cat | anyone | - | - | every day until Thu 24 Dec 2026, by the end of the day | tue 2026-12-01, wed 2026-12-02, thu 2026-12-03
        Feed cat every 2 weeks on mon from 1 dec
            Feed cat | anyone | - | - | every 2 weeks on Mon, by the end of the day | mon 2026-12-14, mon 2026-12-28, mon 2027-01-11
        Piano 3 times a week
            Piano | anyone | - | - | 3 times a week, by the end of the day | fri 2026-11-20, sat 2026-11-21, sun 2026-11-22
        Piano three times a week for mia 2 points
            Piano | Mia | 2 | - | 3 times a week, by the end of the day | fri 2026-11-20, sat 2026-11-21, sun 2026-11-22
        Dishes twice a week
            Dishes | anyone | - | - | 2 times a week, by the end of the day | sat 2026-11-21, sun 2026-11-22, sat 2026-11-28
        Dishes once a week for mia
            Dishes | Mia | - | - | once a week, by the end of the day | sun 2026-11-22, sun 2026-11-29, sun 2026-12-06
        Piano for mia 5x per week at 18:00
            Piano | Mia | - | - | 5 times a week at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Dishes six times a week until 29 nov
            Dishes | anyone | - | - | 6 times a week until Sun 29 Nov 2026, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat 3 days after done
            Feed cat | anyone | - | - | 3 days after done, by the end of the day | wed 2026-11-18, sat 2026-11-21, tue 2026-11-24
        Feed cat 2 weeks after done
            Feed cat | anyone | - | - | 2 weeks after done, by the end of the day | wed 2026-11-18, wed 2026-12-02, wed 2026-12-16
        Feed cat every 3 days after done
            Feed cat | anyone | - | - | 3 days after done, by the end of the day | wed 2026-11-18, sat 2026-11-21, tue 2026-11-24
        Feed cat 3d after done
            Feed cat | anyone | - | - | 3 days after done, by the end of the day | wed 2026-11-18, sat 2026-11-21, tue 2026-11-24
        Feed cat 1 month after done
            Feed cat | anyone | - | - | 1 month after done, by the end of the day | wed 2026-11-18, fri 2026-12-18, mon 2027-01-18
        Feed cat 3 days after done at 18:00
            Feed cat | anyone | - | - | 3 days after done at 18:00 | wed 2026-11-18 18:00, sat 2026-11-21 18:00, tue 2026-11-24 18:00
        Feed cat every day, 18:00
            Feed cat | anyone | - | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Feed cat at 18:00 every day
            Feed cat | anyone | - | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Feed cat 18:00 every day
            Feed cat | anyone | - | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Feed cat at 7am every mon,thu
            Feed cat | anyone | - | - | every Mon and Thu at 07:00 | thu 2026-11-19 07:00, mon 2026-11-23 07:00, thu 2026-11-26 07:00
        Feed cat on sat every week
            Feed cat | anyone | - | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Feed cat every week sat
            Feed cat | anyone | - | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Feed cat EVERY MON
            Feed cat | anyone | - | - | every Mon, by the end of the day | mon 2026-11-23, mon 2026-11-30, mon 2026-12-07
        Feed cat every day.
            Feed cat | anyone | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Check every door every mon
            Check every door | anyone | - | - | every Mon, by the end of the day | mon 2026-11-23, mon 2026-11-30, mon 2026-12-07
        Read "every day" every day
            Read every day | anyone | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        "Read every day" every sat
            Read every day | anyone | - | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Take 2 every 2 days
            Take 2 | anyone | - | - | every 2 days, by the end of the day | wed 2026-11-18, fri 2026-11-20, sun 2026-11-22
        Tidy monday box every fri
            Tidy monday box | anyone | - | - | every Fri, by the end of the day | fri 2026-11-20, fri 2026-11-27, fri 2026-12-04
        Change 3 bulbs 3 months after done
            Change 3 bulbs | anyone | - | - | 3 months after done, by the end of the day | wed 2026-11-18, thu 2027-02-18, tue 2027-05-18
        Feed cat every 2nd tue
            ? Feed cat | anyone | - | - | every 2 weeks on Tue, by the end of the day | tue 2026-11-24, tue 2026-12-08, tue 2026-12-22
            ? Feed cat | anyone | - | - | every month on the 2nd Tue, by the end of the day | tue 2026-12-08, tue 2027-01-12, tue 2027-02-09
        Feed cat every second sat at 9:00
            ? Feed cat | anyone | - | - | every 2 weeks on Sat at 09:00 | sat 2026-11-21 09:00, sat 2026-12-05 09:00, sat 2026-12-19 09:00
            ? Feed cat | anyone | - | - | every month on the 2nd Sat at 09:00 | sat 2026-12-12 09:00, sat 2027-01-09 09:00, sat 2027-02-13 09:00
        Feed cat every 2nd day
            ? Feed cat | anyone | - | - | every 2 days, by the end of the day | wed 2026-11-18, fri 2026-11-20, sun 2026-11-22
            ? Feed cat | anyone | - | - | every month on the 2nd, by the end of the day | wed 2026-12-02, sat 2027-01-02, tue 2027-02-02
        Feed cat every 3rd mon for mia 2 points
            ? Feed cat | Mia | 2 | - | every 3 weeks on Mon, by the end of the day | mon 2026-11-23, mon 2026-12-14, mon 2027-01-04
            ? Feed cat | Mia | 2 | - | every month on the 3rd Mon, by the end of the day | mon 2026-12-21, mon 2027-01-18, mon 2027-02-15
        Feed cat every 14 days tuesday
            Feed cat | anyone | - | - | every 14 days on Tue, by the end of the day | tue 2026-11-24, tue 2026-12-08, tue 2026-12-22
        Feed cat every mon to fri
            Feed cat | anyone | - | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Feed cat every mon through thu at 7:30
            Feed cat | anyone | - | - | every Mon-Thu at 07:30 | thu 2026-11-19 07:30, mon 2026-11-23 07:30, tue 2026-11-24 07:30
        """#
}
