import QuickAdd

extension QuickAddTable {
    /// More lines that can't be understood.
    static let problems = #"""
        Feed cat at 7 o'clock
            "at 7 o'clock" is no time here. Write one such as at 18:00.
            try add Feed cat at 07:00
            try add Feed cat at 19:00
            try add "Feed cat at 7 o'clock"
        Feed cat at 25:00
            "at 25:00" is no time here. Write one such as at 18:00.
            try add "Feed cat at 25:00"
        Feed cat at 7.30
            "at 7.30" is no time here. Write one such as at 18:00.
            try add Feed cat at 07:30
            try add "Feed cat at 7.30"
        Feed cat friday night
            "night" is no time here. Write one such as at 18:00.
            try add Feed cat friday at 20:00
            try add "Feed cat friday night"
        Feed cat next week
            "next week" is no date here.
            try add Feed cat next mon
            try add Feed cat in 1 week
            try add "Feed cat next week"
        Feed cat this weekend
            "this weekend" is no date here.
            try add Feed cat sat
            try add "Feed cat this weekend"
        Feed cat next month
            "next month" is no date here.
            try add Feed cat in 1 month
            try add "Feed cat next month"
        Feed cat in 2 hours
            "in 2 hours" is no date here.
            try add Feed cat at 16:30
            try add "Feed cat in 2 hours"
        Feed cat in 20 minutes
            "in 20 minutes" is no date here.
            try add Feed cat at 14:50
            try add "Feed cat in 20 minutes"
        Feed cat in two weeks
            "in two weeks" is no date here.
            try add Feed cat in 2 weeks
            try add "Feed cat in two weeks"
        Feed cat in a week
            "in a week" is no date here.
            try add Feed cat in 1 week
            try add "Feed cat in a week"
        Feed cat in 2 years
            "in 2 years" is no date here.
            try add Feed cat in 24 months
            try add "Feed cat in 2 years"
        Feed cat mon,thu
            I don't know "mon,thu". Did you mean "every mon,thu"?
            try add Feed cat every mon,thu
            try add "Feed cat mon,thu"
        Feed cat mon, thu
            I don't know "mon, thu". Did you mean "every mon, thu"?
            try add Feed cat every mon, thu
            try add "Feed cat mon, thu"
        Feed cat mon and thu
            I don't know "mon and thu". Did you mean "every mon and thu"?
            try add Feed cat every mon and thu
            try add "Feed cat mon and thu"
        Feed cat on mon and thu
            I don't know "on mon and thu". Did you mean "every mon and thu"?
            try add Feed cat every mon and thu
            try add "Feed cat on mon and thu"
        Feed cat mondays
            I don't know "mondays". Did you mean "every monday"?
            try add Feed cat every monday
            try add "Feed cat mondays"
        Feed cat on mondays
            I don't know "on mondays". Did you mean "every monday"?
            try add Feed cat every monday
            try add "Feed cat on mondays"
        Feed cat weekdays
            I don't know "weekdays". Did you mean "every weekday"?
            try add Feed cat every weekday
            try add "Feed cat weekdays"
        Feed cat mon-fri
            I don't know "mon-fri". Did you mean "every mon-fri"?
            try add Feed cat every mon-fri
            try add "Feed cat mon-fri"
        Feed cat 2 weeks on mon
            I don't know "2 weeks on mon". Did you mean "every 2 weeks on mon"?
            try add Feed cat every 2 weeks on mon
            try add "Feed cat 2 weeks on mon"
        Feed cat tomorrow every day
            A chore that comes back ("every day") has no single date ("tomorrow").
            try add Feed cat every day from tomorrow
            try add "Feed cat tomorrow" every day
        Feed cat every day tomorrow
            A chore that comes back ("every day") has no single date ("tomorrow").
            try add Feed cat every day from tomorrow
            try add "Feed cat every day" tomorrow
        Feed cat every mon on fri
            A chore that comes back ("every mon") has no single date ("on fri").
            try add Feed cat every mon from fri
            try add "Feed cat every mon" on fri
        Feed cat today tomorrow
            "today" and "tomorrow" are two dates. Which one is it?
            try add Feed cat tomorrow
            try add "Feed cat today" tomorrow
        Plan monday on sunday
            "monday" and "on sunday" are two dates. Which one is it?
            try add Plan on sunday
            try add "Plan monday" on sunday
        Feed cat every mon every thu
            "every mon" and "every thu" can't both be said. Leave one out.
            try add Feed cat every thu
            try add "Feed cat every mon" every thu
        Feed cat 3 points 5 points
            "3 points" and "5 points" can't both be said. Leave one out.
            try add Feed cat 5 points
            try add "Feed cat 3 points" 5 points
        Feed cat for mia for max
            "for mia" and "for max" can't both be said. Leave one out.
            try add Feed cat for max
            try add "Feed cat for mia" for max
        Feed cat for mia taking turns max, ben
            "for mia" and "taking turns max, ben" can't both be said. Leave one out.
            try add Feed cat taking turns max, ben
            try add "Feed cat for mia" taking turns max, ben
        Feed cat at 8:00 for mia at 9:00
            "at 8:00" and "at 9:00" can't both be said. Leave one out.
            try add Feed cat for mia at 9:00
            try add "Feed cat at 8:00" for mia at 9:00
        Feed cat every day at 8:00 for mia at 9:00
            "at" is said twice. Leave one out.
            try add "Feed cat every day at 8:00 for mia at 9:00"
        Feed cat tomorrow at 8:00 for mia at 9:00
            "tomorrow at 8:00" and "at 9:00" can't both be said. Leave one out.
            try add Feed cat tomorrow at 8:00 for mia
        Feed cat every day after lunch
            "after lunch" is no time here. Write one such as at 18:00.
            try add Feed cat every day at 12:00
            try add "Feed cat every day after lunch"
        Feed cat every day at 25:00
            "at 25:00" is no time here. Write one such as at 18:00.
            try add "Feed cat every day at 25:00"
        Feed cat every week except sat
            "except sat" can mean two things. Write the days it does come, such as mon-fri, or one date, such as except 24 dec.
            try add "Feed cat every week except sat"
        Feed cat every 0 days
            An interval is a number from 1 to 9999, not 0.
            try add "Feed cat every 0 days"
        Feed cat every 99999 days
            An interval is a number from 1 to 9999, not 99999.
            try add "Feed cat every 99999 days"
        Feed cat every month on the 32nd
            There is no day "32".
            try add "Feed cat every month on the 32nd"
        Feed cat every year on 31 feb
            There is no day "31 feb".
            try add "Feed cat every year on 31 feb"
        Feed cat every day until 31 feb
            There is no day "31 feb".
            try add "Feed cat every day until 31 feb"
        Feed cat every day until 1 jan 2020
            The end (2020-01-01) comes before the start (2026-11-18).
            try add "Feed cat every day until 1 jan 2020"
        Feed cat every day until fri for 6 weeks
            A rule ends on a date or after a number of times, not both. Leave one out.
            try add "Feed cat every day until fri for 6 weeks"
        Feed cat every day for 0 times
            A number of times is from 1 to 10000, not 0.
            try add "Feed cat every day for 0 times"
        Feed cat every day for 20000 times
            A number of times is from 1 to 10000, not 20000.
            try add "Feed cat every day for 20000 times"
        Feed cat every year on the 2nd tue at 8:00 and 18:30
            These times can't stand in one rule: their minutes differ. Make two chores of it.
            try add "Feed cat every year on the 2nd tue at 8:00 and 18:30"
        Feed cat 3 days after done until 1 jan 2020
            The end (2020-01-01) comes before the start (2026-11-18).
            try add "Feed cat 3 days after done until 1 jan 2020"
        Feed cat for mia for 6 weeks
            I don't know "for 6 weeks". Did you mean "every day for 6 weeks"?
            try add Feed cat for mia every day for 6 weeks
            try add "Feed cat for mia for 6 weeks"
        Feed cat #a/b
            "#a/b" can't be a tag. A tag is one word of letters and digits, such as #kitchen.
            try add "Feed cat #a/b"
        Feed cat #kit+chen
            "#kit+chen" can't be a tag. A tag is one word of letters and digits, such as #kitchen.
            try add "Feed cat #kit+chen"
        Feed cat #aaaaaaaaaabbbbbbbbbbccccccccccd
            "#aaaaaaaaaabbbbbbbbbbccccccccccd" can't be a tag. A tag is one word of letters and digits, such as #kitchen.
            try add "Feed cat #aaaaaaaaaabbbbbbbbbbccccccccccd"
        In 3 days
            What is to be done? A title is missing.
            try add Take out trash In 3 days
            try add "In 3 days"
        \every day
            What is to be done? A title is missing.
            try add Take out trash every day
            try add "every day"
        Read 10 pages every week except sat for max 1 point
            "except sat" can mean two things. Write the days it does come, such as mon-fri, or one date, such as except 24 dec.
            try add "Read 10 pages every week except sat for max 1 point"
        Feed cat for bob every day for ann
            I don't know "for ann". Did you mean "for anna"?
            try add Feed cat for bob every day for anna
            try add "Feed cat for bob every day for ann"
        Feed cat by 5/6
            Is that 5 June or 6 May? Write 5 jun or 6 may.
            try add Feed cat 5 jun
            try add Feed cat 6 may
            try add "Feed cat by 5/6"
        Feed cat every day until tomorow
            I don't know "every day until tomorow". Did you mean "every day until tomorrow"?
            try add Feed cat every day until tomorrow
            try add "Feed cat every day until tomorow"
        Feed cat every tusday at 18:00
            I don't know "every tusday". Did you mean "every tuesday"?
            try add Feed cat every tuesday at 18:00
            try add "Feed cat every tusday" at 18:00
        Feed cat tomorrow at nooon
            I don't know "tomorrow at nooon". Did you mean "tomorrow at noon"?
            try add Feed cat tomorrow at noon
            try add "Feed cat tomorrow at nooon"
        Feed cat on sat every day
            A chore that comes back ("every day") has no single date ("on sat").
            try add Feed cat every day from sat
            try add "Feed cat on sat" every day
        Feed cat 3 ponits for mia
            I don't know "3 ponits". Did you mean "3 points"?
            try add Feed cat 3 points for mia
            try add "Feed cat 3 ponits" for mia
        Feed cat mon to fri
            I don't know "mon to fri". Did you mean "every mon to fri"?
            try add Feed cat every mon to fri
            try add "Feed cat mon to fri"
        Feed cat every day from mon to fri
            "to fri" is no date here.
            try add Feed cat every day from mon until fri
            try add "Feed cat every day from mon to fri"
        Feed cat daily to fri
            "to fri" is no date here.
            try add Feed cat daily until fri
            try add "Feed cat daily to fri"
        Feed cat today and tomorrow
            "today" and "tomorrow" are two dates. Which one is it?
            try add Feed cat today
            try add Feed cat tomorrow
            try add "Feed cat today and tomorrow"
        Feed cat mon or thu
            "mon" and "thu" are two dates. Which one is it?
            try add Feed cat mon
            try add Feed cat thu
            try add "Feed cat mon or thu"
        """#
}
