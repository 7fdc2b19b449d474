import QuickAdd

extension QuickAddTable {
    /// Lines that nearly say something, what is said of them, and what to try instead.
    static let nearMisses = #"""
        today
            What is to be done? A title is missing.
            try add Take out trash today
            try add "today"
        every day
            What is to be done? A title is missing.
            try add Take out trash every day
            try add "every day"
        for mia
            What is to be done? A title is missing.
            try add Take out trash for mia
            try add "for mia"
        3 points
            What is to be done? A title is missing.
            try add Take out trash 3 points
            try add "3 points"
        "" #kitchen
            What is to be done? A title is missing.
            try add Take out trash #kitchen
            try add "#kitchen"
        tomorrow at 18:00 for mia 2 points
            What is to be done? A title is missing.
            try add Take out trash tomorrow at 18:00 for mia 2 points
            try add "tomorrow at 18:00" for mia 2 points
        ""
            What is to be done? A title is missing.
            try add Take out trash
        "" every day
            What is to be done? A title is missing.
            try add Take out trash every day
            try add "every day"
        Feed cat evry mon
            I don't know "evry mon". Did you mean "every mon"?
            try add Feed cat every mon
            try add "Feed cat evry mon"
        Feed cat evrey day
            I don't know "evrey day". Did you mean "every day"?
            try add Feed cat every day
            try add "Feed cat evrey day"
        Feed cat every mnday
            I don't know "every mnday". Did you mean "every monday"?
            try add Feed cat every monday
            try add "Feed cat every mnday"
        Feed cat every mno
            I don't know "every mno". Did you mean "every mon"?
            try add Feed cat every mon
            try add "Feed cat every mno"
        Feed cat every wek
            I don't know "every wek". Did you mean "every week"?
            try add Feed cat every week
            try add "Feed cat every wek"
        Feed cat every 2 weks on mon
            I don't know "every 2 weks". Did you mean "every 2 weeks"?
            try add Feed cat every 2 weeks on mon
            try add "Feed cat every 2 weks" on mon
        Feed cat every thrusday
            I don't know "every thrusday". Did you mean "every thursday"?
            try add Feed cat every thursday
            try add "Feed cat every thrusday"
        Feed cat every day form mon
            I don't know "every day form mon". Did you mean "every day from mon"?
            try add Feed cat every day from mon
            try add "Feed cat every day form mon"
        Feed cat daly
            I don't know "daly". Did you mean "daily"?
            try add Feed cat daily
            try add "Feed cat daly"
        Feed cat mnthly
            I don't know "mnthly". Did you mean "monthly"?
            try add Feed cat monthly
            try add "Feed cat mnthly"
        Feed cat tomorow
            I don't know "tomorow". Did you mean "tomorrow"?
            try add Feed cat tomorrow
            try add "Feed cat tomorow"
        Feed cat tommorow
            I don't know "tommorow". Did you mean "tomorrow"?
            try add Feed cat tomorrow
            try add "Feed cat tommorow"
        Feed cat tomorrw at 18:00
            I don't know "tomorrw". Did you mean "tomorrow"?
            try add Feed cat tomorrow at 18:00
            try add "Feed cat tomorrw" at 18:00
        Feed cat tody
            I don't know "tody". Did you mean "today"?
            try add Feed cat today
            try add "Feed cat tody"
        Feed cat tonigth
            I don't know "tonigth". Did you mean "tonight"?
            try add Feed cat tonight
            try add "Feed cat tonigth"
        Feed cat mnday
            I don't know "mnday". Did you mean "monday"?
            try add Feed cat monday
            try add "Feed cat mnday"
        Feed cat on fridy
            I don't know "on fridy". Did you mean "on friday"?
            try add Feed cat on friday
            try add "Feed cat on fridy"
        Feed cat thirsday
            I don't know "thirsday". Did you mean "thursday"?
            try add Feed cat thursday
            try add "Feed cat thirsday"
        Feed cat next mnday
            I don't know "next mnday". Did you mean "next monday"?
            try add Feed cat next monday
            try add "Feed cat next mnday"
        Feed cat in 3 dyas
            I don't know "in 3 dyas". Did you mean "in 3 days"?
            try add Feed cat in 3 days
            try add "Feed cat in 3 dyas"
        Feed cat in 2 wekes
            I don't know "in 2 wekes". Did you mean "in 2 weeks"?
            try add Feed cat in 2 weeks
            try add "Feed cat in 2 wekes"
        Feed cat 5 pionts
            I don't know "5 pionts". Did you mean "5 points"?
            try add Feed cat 5 points
            try add "Feed cat 5 pionts"
        Feed cat 5 ponts
            I don't know "5 ponts". Did you mean "5 points"?
            try add Feed cat 5 points
            try add "Feed cat 5 ponts"
        Feed cat 5 poinst
            I don't know "5 poinst". Did you mean "5 points"?
            try add Feed cat 5 points
            try add "Feed cat 5 poinst"
        Feed cat two points
            I don't know "two points". Did you mean "2 points"?
            try add Feed cat 2 points
            try add "Feed cat two points"
        Feed cat -5 points
            "-5 points" can't be given. Points are a whole number from 0 to 10000.
            try add "Feed cat -5 points"
        Feed cat 2.5 points
            "2.5 points" can't be given. Points are a whole number from 0 to 10000.
            try add "Feed cat 2.5 points"
        Feed cat 1,000 points
            "1,000 points" can't be given. Points are a whole number from 0 to 10000.
            try add "Feed cat 1,000 points"
        Feed cat 10001 points
            "10001 points" can't be given. Points are a whole number from 0 to 10000.
            try add "Feed cat 10001 points"
        Feed cat 99999999999999999999 points
            "99999999999999999999 points" can't be given. Points are a whole number from 0 to 10000.
            try add "Feed cat 99999999999999999999 points"
        Feed cat for maia
            I don't know "for maia". Did you mean "for mia"?
            try add Feed cat for mia
            try add "Feed cat for maia"
        Feed cat for mai
            I don't know "for mai". Did you mean "for mia"?
            try add Feed cat for mia
            try add "Feed cat for mai"
        Feed cat for mxa
            I don't know "for mxa". Did you mean "for max"?
            try add Feed cat for max
            try add "Feed cat for mxa"
        Feed cat fro mia
            I don't know "fro mia". Did you mean "for mia"?
            try add Feed cat for mia
            try add "Feed cat fro mia"
        Feed cat for mia and mxa
            There is nobody called "mxa" here.
            try add Feed cat for mia and max
            try add "Feed cat for mia and mxa"
        Feed cat for mia and bob
            There is nobody called "bob" here.
            try add "Feed cat for mia and bob"
        Feed cat for mia, bob and max
            There is nobody called "bob" here.
            try add "Feed cat for mia, bob and max"
        Feed cat for mia and mia
            Mia is named twice.
            try add "Feed cat for mia and mia"
        Feed cat taking turns mia, bob
            There is nobody called "bob" here.
            try add "Feed cat taking turns mia, bob"
        Feed cat taking turns
            Something is missing: who takes turns, such as taking turns mia, max.
            try add Feed cat taking turns mia, max
            try add "Feed cat taking turns"
        Bins every monday in turns
            Something is missing: who takes turns, such as taking turns mia, max.
            try add Bins every monday taking turns mia, max
            try add "Bins every monday in turns"
        Bins by turns every monday
            Something is missing: who takes turns, such as taking turns mia, max.
            try add Bins taking turns mia, max every monday
            try add "Bins by turns" every monday
        Dishes alternating 2 points
            Something is missing: who takes turns, such as taking turns mia, max.
            try add Dishes taking turns mia, max 2 points
            try add "Dishes alternating" 2 points
        Feed cat taking turns mia, mia
            Mia is named twice.
            try add "Feed cat taking turns mia, mia"
        Feed cat takin turns mia, max
            I don't know "takin turns mia, max". Did you mean "taking turns mia, max"?
            try add Feed cat taking turns mia, max
            try add "Feed cat takin turns mia, max"
        Feed cat every day for bob
            There is nobody called "bob" here.
            try add Feed cat for bob every day
            try add "Feed cat every day for bob"
        Feed cat tomorrow for bob
            There is nobody called "bob" here.
            try add Feed cat for bob tomorrow
            try add "Feed cat tomorrow for bob"
        Feed cat every day for mai
            I don't know "for mai". Did you mean "for mia"?
            try add Feed cat every day for mia
            try add "Feed cat every day for mai"
        Feed cat 5/6
            Is that 5 June or 6 May? Write 5 jun or 6 may.
            try add Feed cat 5 jun
            try add Feed cat 6 may
            try add "Feed cat 5/6"
        Feed cat 24/12
            Is that 24 December? Write 24 dec.
            try add Feed cat 24 dec
            try add "Feed cat 24/12"
        Feed cat on 5/6
            Is that 5 June or 6 May? Write 5 jun or 6 may.
            try add Feed cat 5 jun
            try add Feed cat 6 may
            try add "Feed cat on 5/6"
        Feed cat 5/6/2027
            Is that 5 June or 6 May? Write 5 jun or 6 may.
            try add Feed cat 5 jun
            try add Feed cat 6 may
            try add "Feed cat 5/6/2027"
        Feed cat every day until 5/6
            Is that 5 June or 6 May? Write 5 jun or 6 may.
            try add Feed cat every day until 5 jun
            try add Feed cat every day until 6 may
            try add "Feed cat every day until 5/6"
        Feed cat every day from 24/12
            Is that 24 December? Write 24 dec.
            try add Feed cat every day from 24 dec
            try add "Feed cat every day from 24/12"
        Feed cat 31 jun
            There is no day "31 jun".
            try add "Feed cat 31 jun"
        Feed cat 30 feb 2028
            There is no day "30 feb 2028".
            try add "Feed cat 30 feb 2028"
        Feed cat 2026-02-30
            There is no day "2026-02-30".
            try add "Feed cat 2026-02-30"
        Feed cat 2027-1-5
            "2027-1-5" is no date here.
            try add Feed cat 2027-01-05
            try add "Feed cat 2027-1-5"
        Feed cat 24.12.
            "24.12." is no date here.
            try add Feed cat 24 dec
            try add "Feed cat 24.12."
        Feed cat 24.12.2026
            "24.12.2026" is no date here.
            try add Feed cat 24 dec 2026
            try add "Feed cat 24.12.2026"
        Feed cat 1 jan 2020
            Wed 1 Jan 2020 is over already.
            try chore add "Feed cat" --due "1 jan 2020" --past
        Feed cat 2026-11-17
            Tue 17 Nov 2026 is over already.
            try chore add "Feed cat" --due 2026-11-17 --past
        Feed cat yesterday
            Tue 17 Nov 2026 is over already.
            try chore add "Feed cat" --due yesterday --past
        Feed cat yesterday for mia 3 points #pets
            Tue 17 Nov 2026 is over already.
            try chore add "Feed cat" --to mia --due yesterday --points 3 --tag pets --past
        Feed cat today at 9:00
            Wed 18 Nov 2026 at 09:00 is over already.
            try chore add "Feed cat" --due "today at 9:00" --past
        Feed cat on 2020-01-01 for mia
            Wed 1 Jan 2020 is over already.
            try chore add "Feed cat" --to mia --due 2020-01-01 --past
        Feed cat at 7
            "at 7" is no time here. Write one such as at 18:00.
            try add Feed cat at 07:00
            try add Feed cat at 19:00
            try add "Feed cat at 7"
        Feed cat tomorrow at 7
            "at 7" is no time here. Write one such as at 18:00.
            try add Feed cat tomorrow at 07:00
            try add Feed cat tomorrow at 19:00
            try add "Feed cat tomorrow at 7"
        Feed cat every day at 7
            "at 7" is no time here. Write one such as at 18:00.
            try add Feed cat every day at 07:00
            try add Feed cat every day at 19:00
            try add "Feed cat every day at 7"
        """#
}
