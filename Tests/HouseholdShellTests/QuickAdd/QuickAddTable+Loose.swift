import QuickAdd

extension QuickAddTable {
    /// People who are named without the word that leads up to them.
    static let loosePeople = #"""
        Dishes every day anyone
            I don't know "anyone". Did you mean "for anyone"?
            try add Dishes every day for anyone
            try add "Dishes every day anyone"
        Dishes @mia
            I don't know "@mia". Did you mean "for mia"?
            try add Dishes for mia
            try add "Dishes @mia"
        Dishes assigned to mia and max
            I don't know "assigned to mia and max". Did you mean "for mia and max"?
            try add Dishes for mia and max
            try add "Dishes assigned to mia and max"
        Dishes Mary Ann or mia tomorrow
            I don't know "Mary Ann or mia". Did you mean "for mary ann and mia taking turns"?
            try add Dishes for mary ann and mia taking turns tomorrow
            try add Dishes for mary ann and mia tomorrow
            try add "Dishes Mary Ann or mia" tomorrow
        Dishes mia or max again tomorrow
            Is "mia" whose it is, or a part of the title?
            try add "Dishes mia or max again" tomorrow
        Call mia or max tomorrow
            Is "mia" whose it is, or a part of the title?
            try add "Call mia or max" tomorrow
        Dishes tomorrow but not before 17:00
            "but not before 17:00" is no time here. Write one such as at 18:00.
            try add "Dishes tomorrow but not before 17:00"
        Dishes tomorrow not before 5 pm
            "not before 5 pm" is no time here. Write one such as at 18:00.
            try add "Dishes tomorrow not before 5 pm"
        Dishes for mia or max
            I don't know "for mia or max". Did you mean "for mia and max taking turns"?
            try add Dishes for mia and max taking turns
            try add Dishes for mia and max
            try add "Dishes for mia or max"
        Dishes mia and bob taking turns
            There is nobody called "bob" here.
            try add "Dishes mia and bob taking turns"
        Play with mia and max taking turns
            Something is missing: who takes turns, such as taking turns mia, max.
            try add Play with mia and max taking turns mia, max
            try add "Play with mia and max taking turns"
        """#

    /// How often, and when, in words that name no days and times.
    static let looseCounts = #"""
        Dishes every school day
            I don't know "every school day". Did you mean "every weekday"?
            try add Dishes every weekday
            try add "Dishes every school day"
        Dishes once a month for mia
            I don't know "once a month". Did you mean "every month"?
            try add Dishes every month for mia
            try add "Dishes once a month" for mia
        Dishes 3 times a day
            I don't know "3 times a day". Did you mean "every day at 8:00 and 13:00 and 18:00"?
            try add Dishes every day at 8:00 and 13:00 and 18:00
            try add "Dishes 3 times a day"
        Dishes at the end of every month
            I don't know "at the end of every month". Did you mean "every month on the last day"?
            try add Dishes every month on the last day
            try add "Dishes at the end of every month"
        Dishes 3 times daily for mia
            I don't know "3 times daily". Did you mean "every day at 8:00 and 13:00 and 18:00"?
            try add Dishes every day at 8:00 and 13:00 and 18:00 for mia
            try add "Dishes 3 times daily" for mia
        Dishes 4x every day
            "4x every day" can't be read there. Write when, such as every day at 8:00 and 18:00.
            try add "Dishes 4x every day"
        Tidy up on the weekend
            "on the weekend" is no date here.
            try add Tidy up every weekend
            try add Tidy up sat
            try add "Tidy up on the weekend"
        Dishes at half past seven
            "at half past seven" is no time here. Write one such as at 18:00.
            try add Dishes at 07:30
            try add Dishes at 19:30
            try add "Dishes at half past seven"
        Dishes quarter to 1
            "quarter to 1" is no time here. Write one such as at 18:00.
            try add Dishes at 00:45
            try add Dishes at 12:45
            try add "Dishes quarter to 1"
        Dishes at six
            "at six" is no time here. Write one such as at 18:00.
            try add Dishes at 06:00
            try add Dishes at 18:00
            try add "Dishes at six"
        Dishes at ten to eight
            "at ten to eight" is no time here. Write one such as at 18:00.
            try add Dishes at 07:50
            try add Dishes at 19:50
            try add "Dishes at ten to eight"
        Dishes at twenty-five minutes past 12
            "at twenty-five minutes past 12" is no time here. Write one such as at 18:00.
            try add Dishes at 00:25
            try add Dishes at 12:25
            try add "Dishes at twenty-five minutes past 12"
        Dishes by half past seven
            "by half past seven" is no time here. Write one such as at 18:00.
            try add Dishes by 07:30
            try add Dishes by 19:30
            try add "Dishes by half past seven"
        Dishes eight o'clock
            "eight o'clock" is no time here. Write one such as at 18:00.
            try add Dishes at 08:00
            try add Dishes at 20:00
            try add "Dishes eight o'clock"
        Dishes at 12 o'clock 30
            "at 12 o'clock 30" is no time here. Write one such as at 18:00.
            try add Dishes at 12:30
            try add "Dishes at 12 o'clock 30"
        Dishes by eight
            "by eight" is no time here. Write one such as at 18:00.
            try add Dishes by 08:00
            try add Dishes by 20:00
            try add "Dishes by eight"
        Dishes at 18pm
            "at 18pm" is no time here. Write one such as at 18:00.
            try add Dishes at 18:00
            try add "Dishes at 18pm"
        Tidy up before the weekend
            "before the weekend" is no date here.
            try add Tidy up by fri
            try add "Tidy up before the weekend"
        Tidy up before today
            Tue 17 Nov 2026 is over already.
            try chore add "Tidy up" --due 2026-11-17 --past
        Dishes before 18:00
            I don't know "before 18:00". Did you mean "by 18:00"?
            try add Dishes by 18:00
            try add "Dishes before 18:00"
        Feed cat until 18:00
            I don't know "until 18:00". Did you mean "by 18:00"?
            try add Feed cat by 18:00
            try add "Feed cat until 18:00"
        Stay up till 9pm
            I don't know "till 9pm". Did you mean "by 9pm"?
            try add Stay up by 9pm
            try add "Stay up till 9pm"
        """#
}
