import QuickAdd

extension QuickAddTable {
    /// Chores that are due once.
    static let dates = #"""
        Clean room today
            Clean room | anyone | - | - | Wed 18 Nov, by the end of the day | wed 2026-11-18
        Clean room tonight
            Clean room | anyone | - | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        Clean room tomorrow
            Clean room | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Clean room wed
            Clean room | anyone | - | - | Wed 18 Nov, by the end of the day | wed 2026-11-18
        Clean room Thursday
            Clean room | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Clean room thurs
            Clean room | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Clean room tue
            Clean room | anyone | - | - | Tue 24 Nov, by the end of the day | tue 2026-11-24
        Clean room tues
            Clean room | anyone | - | - | Tue 24 Nov, by the end of the day | tue 2026-11-24
        Clean room this fri
            Clean room | anyone | - | - | Fri 20 Nov, by the end of the day | fri 2026-11-20
        Clean room next mon
            Clean room | anyone | - | - | Mon 23 Nov, by the end of the day | mon 2026-11-23
        Clean room next wed
            Clean room | anyone | - | - | Wed 25 Nov, by the end of the day | wed 2026-11-25
        Clean room next sunday
            Clean room | anyone | - | - | Sun 29 Nov, by the end of the day | sun 2026-11-29
        Clean room in 1 day
            Clean room | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Clean room in 2 weeks
            Clean room | anyone | - | - | Wed 2 Dec, by the end of the day | wed 2026-12-02
        Clean room in 3 months
            Clean room | anyone | - | - | Thu 18 Feb 2027, by the end of the day | thu 2027-02-18
        Clean room in 0 days
            Clean room | anyone | - | - | Wed 18 Nov, by the end of the day | wed 2026-11-18
        Clean room 18th
            Clean room | anyone | - | - | Wed 18 Nov, by the end of the day | wed 2026-11-18
        Clean room 17th
            Clean room | anyone | - | - | Thu 17 Dec, by the end of the day | thu 2026-12-17
        Clean room 31st
            Clean room | anyone | - | - | Mon 30 Nov, by the end of the day | mon 2026-11-30 | November has 30 days, so it is on its last day.
        Clean room on the 1st
            Clean room | anyone | - | - | Tue 1 Dec, by the end of the day | tue 2026-12-01
        Clean room the 1st of december
            Clean room | anyone | - | - | Tue 1 Dec, by the end of the day | tue 2026-12-01
        Clean room on the 5th of june
            Clean room | anyone | - | - | Sat 5 Jun 2027, by the end of the day | sat 2027-06-05
        Clean room the 5th
            ? Clean room | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
            ? Clean room the 5th | anyone | - | - | - | -
        Clean room 21 nov
            Clean room | anyone | - | - | Sat 21 Nov, by the end of the day | sat 2026-11-21
        Clean room nov 21
            Clean room | anyone | - | - | Sat 21 Nov, by the end of the day | sat 2026-11-21
        Clean room 21st november
            Clean room | anyone | - | - | Sat 21 Nov, by the end of the day | sat 2026-11-21
        Clean room jun 6 2028
            Clean room | anyone | - | - | Tue 6 Jun 2028, by the end of the day | tue 2028-06-06
        Clean room dec 24, 2027
            Clean room | anyone | - | - | Fri 24 Dec 2027, by the end of the day | fri 2027-12-24
        Clean room 29 feb
            Clean room | anyone | - | - | Tue 29 Feb 2028, by the end of the day | tue 2028-02-29
        Clean room 2026-12-03
            Clean room | anyone | - | - | Thu 3 Dec, by the end of the day | thu 2026-12-03
        Clean room end of week
            Clean room | anyone | - | - | Sun 22 Nov, by the end of the day | sun 2026-11-22
        Clean room end of month
            Clean room | anyone | - | - | Mon 30 Nov, by the end of the day | mon 2026-11-30
        Clean room end of year
            Clean room | anyone | - | - | Thu 31 Dec, by the end of the day | thu 2026-12-31
        Clean room by end of month
            Clean room | anyone | - | - | Mon 30 Nov, by the end of the day | mon 2026-11-30
        Clean room by fri
            Clean room | anyone | - | - | Fri 20 Nov, by the end of the day | fri 2026-11-20
        Clean room by friday at 18:00
            Clean room | anyone | - | - | Fri 20 Nov, by 18:00 | fri 2026-11-20 18:00
        Clean room by 18:00
            Clean room | anyone | - | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        Clean room due fri
            Clean room | anyone | - | - | Fri 20 Nov, by the end of the day | fri 2026-11-20
        Clean room due on fri
            Clean room | anyone | - | - | Fri 20 Nov, by the end of the day | fri 2026-11-20
        Clean room due by 18:00
            Clean room | anyone | - | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        Clean room on fri
            Clean room | anyone | - | - | Fri 20 Nov, by the end of the day | fri 2026-11-20
        Clean room on friday at noon
            Clean room | anyone | - | - | Fri 20 Nov, by 12:00 | fri 2026-11-20 12:00
        Clean room friday noon
            Clean room | anyone | - | - | Fri 20 Nov, by 12:00 | fri 2026-11-20 12:00
        Clean room friday at midnight
            Clean room | anyone | - | - | Fri 20 Nov, by the end of the day | fri 2026-11-20
        Clean room at midnight
            Clean room | anyone | - | - | Wed 18 Nov, by the end of the day | wed 2026-11-18
        Clean room at noon
            Clean room | anyone | - | - | Thu 19 Nov, by 12:00 | thu 2026-11-19 12:00
        Clean room at 14:30
            Clean room | anyone | - | - | Wed 18 Nov, by 14:30 | wed 2026-11-18 14:30
        Clean room at 14:29
            Clean room | anyone | - | - | Thu 19 Nov, by 14:29 | thu 2026-11-19 14:29
        Clean room at 6pm
            Clean room | anyone | - | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        Clean room at 6 pm
            Clean room | anyone | - | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        Clean room at 6:30pm
            Clean room | anyone | - | - | Wed 18 Nov, by 18:30 | wed 2026-11-18 18:30
        Clean room at 12am
            Clean room | anyone | - | - | Thu 19 Nov, by 00:00 | thu 2026-11-19 00:00
        Clean room at 12pm
            Clean room | anyone | - | - | Thu 19 Nov, by 12:00 | thu 2026-11-19 12:00
        Clean room today at 6pm
            Clean room | anyone | - | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        Clean room today 18:00
            Clean room | anyone | - | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        Clean room wed at 14:29
            Clean room | anyone | - | - | Wed 25 Nov, by 14:29 | wed 2026-11-25 14:29
        Clean room wed at 14:30
            Clean room | anyone | - | - | Wed 18 Nov, by 14:30 | wed 2026-11-18 14:30
        Clean room tomorrow at 7:05
            Clean room | anyone | - | - | Thu 19 Nov, by 07:05 | thu 2026-11-19 07:05
        Clean room tomorrow 7am
            Clean room | anyone | - | - | Thu 19 Nov, by 07:00 | thu 2026-11-19 07:00
        Clean room 7am tomorrow
            Clean room | anyone | - | - | Thu 19 Nov, by 07:00 | thu 2026-11-19 07:00
        Clean room at 7am tomorrow
            Clean room | anyone | - | - | Thu 19 Nov, by 07:00 | thu 2026-11-19 07:00
        Clean room 7pm friday
            Clean room | anyone | - | - | Fri 20 Nov, by 19:00 | fri 2026-11-20 19:00
        Clean room tonight at 8pm
            Clean room | anyone | - | - | Wed 18 Nov, by 20:00 | wed 2026-11-18 20:00
        Clean room tomorrow after school
            Clean room | anyone | - | - | Thu 19 Nov, by 15:00 | thu 2026-11-19 15:00
        Clean room at bedtime
            Clean room | anyone | - | - | Wed 18 Nov, by 20:00 | wed 2026-11-18 20:00
        Clean room at breakfast
            Clean room | anyone | - | - | Thu 19 Nov, by 07:30 | thu 2026-11-19 07:30
        Clean room tomorrow at breakfast
            Clean room | anyone | - | - | Thu 19 Nov, by 07:30 | thu 2026-11-19 07:30
        Clean room at after school
            Clean room | anyone | - | - | Wed 18 Nov, by 15:00 | wed 2026-11-18 15:00
        Eat breakfast tomorrow
            Eat breakfast | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Go to bed at bedtime
            Go to bed | anyone | - | - | Wed 18 Nov, by 20:00 | wed 2026-11-18 20:00
        Clean room in 2 weeks at 9:00
            Clean room | anyone | - | - | Wed 2 Dec, by 09:00 | wed 2026-12-02 09:00
        Clean room in 2 weeks at bedtime
            Clean room | anyone | - | - | Wed 2 Dec, by 20:00 | wed 2026-12-02 20:00
        Clean room 24 dec at 18:00
            Clean room | anyone | - | - | Thu 24 Dec, by 18:00 | thu 2026-12-24 18:00
        Clean room 24 dec 2026 18:00
            Clean room | anyone | - | - | Thu 24 Dec, by 18:00 | thu 2026-12-24 18:00
        Clean room the day after tomorrow
            Clean room | anyone | - | - | Fri 20 Nov, by the end of the day | fri 2026-11-20
        Clean room day after tomorrow at 9am
            Clean room | anyone | - | - | Fri 20 Nov, by 09:00 | fri 2026-11-20 09:00
        Clean room TOMORROW
            Clean room | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Clean room Next Monday
            Clean room | anyone | - | - | Mon 23 Nov, by the end of the day | mon 2026-11-23
        Clean room tomorrow.
            Clean room | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Clean room tomorrow!
            Clean room | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Clean room, tomorrow
            Clean room | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Clean room: tomorrow
            Clean room | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Clean room - tomorrow
            Clean room | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Sort "sunday" clothes tomorrow
            Sort sunday clothes | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Read Monday magazine tomorrow
            Read Monday magazine | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Wash sunday dress on sat
            Wash sunday dress | anyone | - | - | Sat 21 Nov, by the end of the day | sat 2026-11-21
        Today show tomorrow
            Today show | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Write 5 letters 5 jun
            Write 5 letters | anyone | - | - | Sat 5 Jun 2027, by the end of the day | sat 2027-06-05
        Read chapter 5 6 jun
            Read chapter 5 | anyone | - | - | Sun 6 Jun 2027, by the end of the day | sun 2027-06-06
        Water plants in 3 days
            Water plants | anyone | - | - | Sat 21 Nov, by the end of the day | sat 2026-11-21
        Tidy tidy today
            Tidy tidy | anyone | - | - | Wed 18 Nov, by the end of the day | wed 2026-11-18
        Pack bag for tomorrow
            ? Pack bag | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
            ? Pack bag for tomorrow | anyone | - | - | - | -
        Pack bag for friday at 8:00
            ? Pack bag | anyone | - | - | Fri 20 Nov, by 08:00 | fri 2026-11-20 08:00
            ? Pack bag for friday at 8:00 | anyone | - | - | - | -
        Plan menu for next mon
            ? Plan menu | anyone | - | - | Mon 23 Nov, by the end of the day | mon 2026-11-23
            ? Plan menu for next mon | anyone | - | - | - | -
        Keep quiet until sunday
            ? Keep quiet | anyone | - | - | Sun 22 Nov, by the end of the day | sun 2026-11-22
            ? Keep quiet until sunday | anyone | - | - | - | -
        Finish book before fri
            ? Finish book | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
            ? Finish book before fri | anyone | - | - | - | -
        Finish book before friday at 18:00
            ? Finish book | anyone | - | - | Fri 20 Nov, by 18:00 | fri 2026-11-20 18:00
            ? Finish book before friday at 18:00 | anyone | - | - | - | -
        Finish book before the 5th
            ? Finish book | anyone | - | - | Fri 4 Dec, by the end of the day | fri 2026-12-04
            ? Finish book before the 5th | anyone | - | - | - | -
        Finish book before the 31st
            ? Finish book | anyone | - | - | Mon 30 Nov, by the end of the day | mon 2026-11-30
            ? Finish book before the 31st | anyone | - | - | - | -
        Pay rent for the 5th
            ? Pay rent | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
            ? Pay rent for the 5th | anyone | - | - | - | -
        Eat leftovers from monday
            ? Eat leftovers | anyone | - | - | Mon 23 Nov, by the end of the day | mon 2026-11-23
            ? Eat leftovers from monday | anyone | - | - | - | -
        Move party to sat
            ? Move party | anyone | - | - | Sat 21 Nov, by the end of the day | sat 2026-11-21
            ? Move party to sat | anyone | - | - | - | -
        Stay up till tomorrow
            ? Stay up | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
            ? Stay up till tomorrow | anyone | - | - | - | -
        Learn poem for 24 dec
            ? Learn poem | anyone | - | - | Thu 24 Dec, by the end of the day | thu 2026-12-24
            ? Learn poem for 24 dec | anyone | - | - | - | -
        Pack for tomorrow for mia 2 points
            ? Pack | Mia | 2 | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
            ? Pack for tomorrow | Mia | 2 | - | - | -
        Clean room by the end of the month
            Clean room | anyone | - | - | Mon 30 Nov, by the end of the day | mon 2026-11-30
        Clean room the end of week
            Clean room | anyone | - | - | Sun 22 Nov, by the end of the day | sun 2026-11-22
        Fix the in 2 weeks
            Fix the | anyone | - | - | Wed 2 Dec, by the end of the day | wed 2026-12-02
        Call grandma about my sunday
            Call grandma about my sunday | anyone | - | - | - | -
        """#
}
