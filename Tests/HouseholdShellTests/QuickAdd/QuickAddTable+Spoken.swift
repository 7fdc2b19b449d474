import QuickAdd

extension QuickAddTable {
    /// Chores as people say them first.
    static let spoken = #"""
        Clean bathroom first saturday of the month ben 10pts
            Clean bathroom | Ben | 10 | - | every month on the 1st Sat, by the end of the day | sat 2026-12-05, sat 2027-01-02, sat 2027-02-06
        Clean bathroom every first saturday of the month for ben 10 points
            Clean bathroom | Ben | 10 | - | every month on the 1st Sat, by the end of the day | sat 2026-12-05, sat 2027-01-02, sat 2027-02-06
        Clean bathroom first saturday of every month for ben 10 points
            Clean bathroom | Ben | 10 | - | every month on the 1st Sat, by the end of the day | sat 2026-12-05, sat 2027-01-02, sat 2027-02-06
        Clean bathroom on the last friday of each month
            Clean bathroom | anyone | - | - | every month on the last Fri, by the end of the day | fri 2026-11-27, fri 2026-12-25, fri 2027-01-29
        Pay rent the last working day of the month
            Pay rent | anyone | - | - | every month on the last working day, by the end of the day | mon 2026-11-30, thu 2026-12-31, fri 2027-01-29
        Mia: feed cat daily
            feed cat | Mia | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        chore Feed the cat every day
            Feed the cat | anyone | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Mia, Max: dishes tomorrow
            dishes | each of Mia, Max | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        mia and max taking turns: dishes
            dishes | Mia, Max, taking turns | - | - | - | -
        Everyone: dishes
            ? dishes | anyone | - | - | - | -
            ? dishes | each of Anna, Ben, Mia, Max, Mary Ann, Zoë, Tim | - | - | - | -
            ? dishes for Everyone | anyone | - | - | - | -
        Vacuum every sunday 5 points ben
            Vacuum | Ben | 5 | - | every Sun, by the end of the day | sun 2026-11-22, sun 2026-11-29, sun 2026-12-06
        Vacuum every sunday ben 5 points
            Vacuum | Ben | 5 | - | every Sun, by the end of the day | sun 2026-11-22, sun 2026-11-29, sun 2026-12-06
        Vacuum 5 points each mia and max
            Vacuum | each of Mia, Max | 5 | - | - | -
        Vacuum 3pts
            Vacuum | anyone | 3 | - | - | -
        Piano every mon wed fri
            Piano | anyone | - | - | every Mon, Wed and Fri, by the end of the day | wed 2026-11-18, fri 2026-11-20, mon 2026-11-23
        Piano 3x a week mia
            Piano | Mia | - | - | 3 times a week, by the end of the day | fri 2026-11-20, sat 2026-11-21, sun 2026-11-22
        Piano 3x a week
            Piano | anyone | - | - | 3 times a week, by the end of the day | fri 2026-11-20, sat 2026-11-21, sun 2026-11-22
        Ben: dishes
            dishes | Ben | - | - | - | -
        mia and max taking turns dishes
            dishes | Mia, Max, taking turns | - | - | - | -
        mia and max taking turns dishes every tuesday evening 3pts
            dishes | Mia, Max, taking turns | 3 | - | every Tue at 18:00 | tue 2026-11-24 18:00, tue 2026-12-01 18:00, tue 2026-12-08 18:00
        Dishes every day mia
            Dishes | Mia | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Dishes tomorrow mia and max 2 points
            Dishes | each of Mia, Max | 2 | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Tidy room on saturday mia
            Tidy room | Mia | - | - | Sat 21 Nov, by the end of the day | sat 2026-11-21
        Dishes mia and max taking turns every sat 3pts
            Dishes | Mia, Max, taking turns | 3 | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        """#

    /// Words of time, names and points in the middle of a line, which would be lost in the title.
    static let leftovers = #"""
        Vacuum on saturdays
            I don't know "on saturdays". Did you mean "every saturday"?
            try add Vacuum every saturday
            try add "Vacuum on saturdays"
        Brush teeth twice a day
            I don't know "twice a day". Did you mean "every day at 8:00 and 18:00"?
            try add Brush teeth every day at 8:00 and 18:00
            try add "Brush teeth twice a day"
        Piano mon wed fri
            I don't know "mon wed fri". Did you mean "every mon wed fri"?
            try add Piano every mon wed fri
            try add "Piano mon wed fri"
        Piano mon wed fri for mia
            I don't know "mon wed fri". Did you mean "every mon wed fri"?
            try add Piano every mon wed fri for mia
            try add "Piano mon wed fri" for mia
        mia and max taking turns
            What is to be done? A title is missing.
            try add Take out trash mia and max taking turns
            try add "mia and max taking turns"
        Bins out monday 7pm ben 3
            I don't know "ben 3". Did you mean "for ben 3 points"?
            try add Bins out monday 7pm for ben 3 points
            try add "Bins out monday 7pm ben 3"
        Read tonight ben 3
            I don't know "ben 3". Did you mean "for ben 3 points"?
            try add Read tonight for ben 3 points
            try add "Read tonight ben 3"
        Dishes for ben 3
            I don't know "for ben 3". Did you mean "for ben 3 points"?
            try add Dishes for ben 3 points
            try add "Dishes for ben 3"
        Feed cat mia every day
            Is "mia" whose it is, or a part of the title?
            try add Feed cat for mia every day
            try add "Feed cat mia" every day
        Mia tidies room on saturday
            Is "Mia" whose it is, or a part of the title?
            try add tidies room for mia on saturday
            try add "Mia tidies room" on saturday
        Everyone tidies their own room every saturday
            Is "Everyone" whose it is, or a part of the title?
            try add tidies their own room for each child every saturday
            try add "Everyone tidies their own room" every saturday
        Clean bathroom first saturday
            I don't know "first saturday". Did you mean "every month on the first saturday"?
            try add Clean bathroom every month on the first saturday
            try add "Clean bathroom first saturday"
        Bins 7pm
            Is "7pm" when it is to be done, or a part of the title?
            try add Bins at 7pm
            try add "Bins 7pm"
        Bins 7pm out
            Is "7pm" when it is to be done, or a part of the title?
            try add Bins out at 7pm
            try add "Bins 7pm out"
        Bins monday 7pm out
            Is "monday 7pm" when it is to be done, or a part of the title?
            try add Bins out monday 7pm
            try add "Bins monday 7pm out"
        Bins every tuesday out
            Is "every tuesday" when it is to be done, or a part of the title?
            try add Bins out every tuesday
            try add "Bins every tuesday out"
        Win 3 points for the team
            Is "3 points" what it is worth, or a part of the title?
            try add Win for the team 3 points
            try add "Win 3 points for the team"
        Play together with mia
            Is "mia" whose it is, or a part of the title?
            try add "Play together with mia"
        Dust for mia the shelves
            Is "mia" whose it is, or a part of the title?
            try add Dust the shelves for mia
            try add "Dust for mia the shelves"
        Call mia
            Is "mia" whose it is, or a part of the title?
            try add "Call mia"
        Feed cat mia
            Is "mia" whose it is, or a part of the title?
            try add Feed cat for mia
            try add "Feed cat mia"
        Play with mia and max
            Is "mia and max" whose it is, or a part of the title?
            try add "Play with mia and max"
        Read Monday magazine
            Is "Monday" when it is to be done, or a part of the title?
            try add "Read Monday magazine"
            try add Read magazine Monday
        Make every bed
            Is "every" when it is to be done, or a part of the title?
            try add "Make every bed"
        Weekly shopping
            Is "Weekly" when it is to be done, or a part of the title?
            try add "Weekly shopping"
            try add shopping Weekly
        Tomorrow never dies
            Is "Tomorrow" when it is to be done, or a part of the title?
            try add "Tomorrow never dies"
            try add never dies Tomorrow
        Today show
            Is "Today" when it is to be done, or a part of the title?
            try add "Today show"
            try add show Today
        Tidy monday box
            Is "monday" when it is to be done, or a part of the title?
            try add "Tidy monday box"
            try add Tidy box monday
        Sunday roast
            Is "Sunday" when it is to be done, or a part of the title?
            try add "Sunday roast"
            try add roast Sunday
        Read first
            Is "first" when it is to be done, or a part of the title?
            try add "Read first"
        Play with mia and max together
            Is "mia and max" whose it is, or a part of the title?
            try add "Play with mia and max together"
        Monday box
            Is "Monday" when it is to be done, or a part of the title?
            try add "Monday box"
            try add box Monday
        Kiss every cat
            Is "every" when it is to be done, or a part of the title?
            try add "Kiss every cat"
        Give the cat every treat
            Is "every" when it is to be done, or a part of the title?
            try add "Give the cat every treat"
        For mia with love
            Is "mia" whose it is, or a part of the title?
            try add "For mia with love"
        Every good boy
            Is "Every" when it is to be done, or a part of the title?
            try add "Every good boy"
        Each cup on its shelf
            Is "Each" when it is to be done, or a part of the title?
            try add "Each cup on its shelf"
        Dust every shelf
            Is "every" when it is to be done, or a part of the title?
            try add "Dust every shelf"
        Daily bread
            Is "Daily" when it is to be done, or a part of the title?
            try add "Daily bread"
            try add bread Daily
        Clean every room
            Is "every" when it is to be done, or a part of the title?
            try add "Clean every room"
        Buy bread for the weekend
            Is "weekend" when it is to be done, or a part of the title?
            try add "Buy bread for the weekend"
        Ask max or mia
            Is "max" whose it is, or a part of the title?
            try add "Ask max or mia"
        """#

    /// Other things than chores, and what is no title.
    static let nouns = #"""
        child Ben
            Is that a child, or a chore called "child Ben"?
            try child add Ben
            try add "child Ben"
        reward ice cream 12 points
            Is that a reward, or a chore called "reward ice cream 12 points"?
            try reward add ice cream 12 points
            try add "reward ice cream 12 points"
        points mia 5
            Is that points to give, or a chore called "points mia 5"?
            try points give mia 5
            try add "points mia 5"
        rule no screens
            Is that a rule of the household, or a chore called "rule no screens"?
            try help rules
            try add "rule no screens"
        n
            "n" is no title. Say what is to be done.
            try add Take out trash
            try add "n"
        12
            "12" is no title. Say what is to be done.
            try add Take out trash
            try add "12"
        yes
            "yes" is no title. Say what is to be done.
            try add Take out trash
            try add "yes"
        """#
}
