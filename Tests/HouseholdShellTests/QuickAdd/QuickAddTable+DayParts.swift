import QuickAdd

extension QuickAddTable {
    /// Parts of the day, which are at the household's times.
    static let dayParts = #"""
        Trash every tuesday evening
            Trash | anyone | - | - | every Tue at 18:00 | tue 2026-11-24 18:00, tue 2026-12-01 18:00, tue 2026-12-08 18:00
        Trash every tuesday evening mia
            Trash | Mia | - | - | every Tue at 18:00 | tue 2026-11-24 18:00, tue 2026-12-01 18:00, tue 2026-12-08 18:00
        Trash every tuesday evening mia and max taking turns
            Trash | Mia, Max, taking turns | - | - | every Tue at 18:00 | tue 2026-11-24 18:00, tue 2026-12-01 18:00, tue 2026-12-08 18:00
        Trash mia and max taking turns every tuesday evening
            Trash | Mia, Max, taking turns | - | - | every Tue at 18:00 | tue 2026-11-24 18:00, tue 2026-12-01 18:00, tue 2026-12-08 18:00
        Feed cat every morning
            Feed cat | anyone | - | - | every day at 08:00 | thu 2026-11-19 08:00, fri 2026-11-20 08:00, sat 2026-11-21 08:00
        Feed cat each morning for mia 2 points
            Feed cat | Mia | 2 | - | every day at 08:00 | thu 2026-11-19 08:00, fri 2026-11-20 08:00, sat 2026-11-21 08:00
        Feed cat every evening
            Feed cat | anyone | - | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Feed cat every evening until sat
            Feed cat | anyone | - | - | every day at 18:00 until Sat 21 Nov 2026 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Feed cat every mon morning
            Feed cat | anyone | - | - | every Mon at 08:00 | mon 2026-11-23 08:00, mon 2026-11-30 08:00, mon 2026-12-07 08:00
        Feed cat every mon,thu evening
            Feed cat | anyone | - | - | every Mon and Thu at 18:00 | thu 2026-11-19 18:00, mon 2026-11-23 18:00, thu 2026-11-26 18:00
        Feed cat every day in the morning
            Feed cat | anyone | - | - | every day at 08:00 | thu 2026-11-19 08:00, fri 2026-11-20 08:00, sat 2026-11-21 08:00
        Feed cat every day for mia in the evening
            Feed cat | Mia | - | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Homework every weekday after school
            Homework | anyone | - | - | every weekday at 15:00 | wed 2026-11-18 15:00, thu 2026-11-19 15:00, fri 2026-11-20 15:00
        Brush teeth every day at bedtime
            Brush teeth | anyone | - | - | every day at 20:00 | wed 2026-11-18 20:00, thu 2026-11-19 20:00, fri 2026-11-20 20:00
        Dishes every other evening
            Dishes | anyone | - | - | every 2 days at 18:00 | wed 2026-11-18 18:00, fri 2026-11-20 18:00, sun 2026-11-22 18:00
        Feed cat every morning and evening
            Feed cat | anyone | - | - | every day at 08:00 and 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 08:00, thu 2026-11-19 18:00
        Dishes every evening at 19:00
            Dishes | anyone | - | - | every day at 19:00 | wed 2026-11-18 19:00, thu 2026-11-19 19:00, fri 2026-11-20 19:00
        Swim every evening at 7:00
            Swim | anyone | - | - | every day at 19:00 | wed 2026-11-18 19:00, thu 2026-11-19 19:00, fri 2026-11-20 19:00
        Swim every evening at 7
            Swim | anyone | - | - | every day at 19:00 | wed 2026-11-18 19:00, thu 2026-11-19 19:00, fri 2026-11-20 19:00
        Swim every monday morning at 7 for mia
            Swim | Mia | - | - | every Mon at 07:00 | mon 2026-11-23 07:00, mon 2026-11-30 07:00, mon 2026-12-07 07:00
        Swim every evening 7:30 for mia
            Swim | Mia | - | - | every day at 19:30 | wed 2026-11-18 19:30, thu 2026-11-19 19:30, fri 2026-11-20 19:30
        Swim every evening for mia at 7:30
            Swim | Mia | - | - | every day at 19:30 | wed 2026-11-18 19:30, thu 2026-11-19 19:30, fri 2026-11-20 19:30
        Swim every tuesday evening at 7:00 and 8:00
            Swim | anyone | - | - | every Tue at 19:00 and 20:00 | tue 2026-11-24 19:00, tue 2026-11-24 20:00, tue 2026-12-01 19:00
        Swim every evening at 7am
            Swim | anyone | - | - | every day at 07:00 | thu 2026-11-19 07:00, fri 2026-11-20 07:00, sat 2026-11-21 07:00
        Swim every evening at 7 am
            Swim | anyone | - | - | every day at 07:00 | thu 2026-11-19 07:00, fri 2026-11-20 07:00, sat 2026-11-21 07:00
        Swim every morning at 7:00
            Swim | anyone | - | - | every day at 07:00 | thu 2026-11-19 07:00, fri 2026-11-20 07:00, sat 2026-11-21 07:00
        Swim every day at bedtime and 7:00
            Swim | anyone | - | - | every day at 07:00 and 20:00 | wed 2026-11-18 20:00, thu 2026-11-19 07:00, thu 2026-11-19 20:00
        Swim tonight at 7:30
            Swim | anyone | - | - | Wed 18 Nov, by 19:30 | wed 2026-11-18 19:30
        Swim tonight at 7
            Swim | anyone | - | - | Wed 18 Nov, by 19:00 | wed 2026-11-18 19:00
        Swim tomorrow morning at 7
            Swim | anyone | - | - | Thu 19 Nov, by 07:00 | thu 2026-11-19 07:00
        Dishes every tuesday evening at 7pm
            Dishes | anyone | - | - | every Tue at 19:00 | tue 2026-11-24 19:00, tue 2026-12-01 19:00, tue 2026-12-08 19:00
        Read tonight
            Read | anyone | - | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        Read tonight for ben 3 points
            Read | Ben | 3 | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        Read this evening
            Read | anyone | - | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        Read in the evening
            Read | anyone | - | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        Pack the bag in the morning
            Pack the bag | anyone | - | - | Thu 19 Nov, by 08:00 | thu 2026-11-19 08:00
        Homework after school
            Homework | anyone | - | - | Wed 18 Nov, by 15:00 | wed 2026-11-18 15:00
        Tidy room before bedtime
            Tidy room | anyone | - | - | Wed 18 Nov, by 20:00 | wed 2026-11-18 20:00
        Tidy room by bedtime for mia
            Tidy room | Mia | - | - | Wed 18 Nov, by 20:00 | wed 2026-11-18 20:00
        Feed cat tomorrow morning
            Feed cat | anyone | - | - | Thu 19 Nov, by 08:00 | thu 2026-11-19 08:00
        Feed cat tomorrow evening at 19:00
            Feed cat | anyone | - | - | Thu 19 Nov, by 19:00 | thu 2026-11-19 19:00
        Feed cat wednesday morning
            Feed cat | anyone | - | - | Wed 25 Nov, by 08:00 | wed 2026-11-25 08:00
        Feed cat on saturday evening
            Feed cat | anyone | - | - | Sat 21 Nov, by 18:00 | sat 2026-11-21 18:00
        Feed cat 24 dec in the evening
            Feed cat | anyone | - | - | Thu 24 Dec, by 18:00 | thu 2026-12-24 18:00
        """#

    /// Parts of the day that are over, stand alone, or are no household's.
    static let looseParts = #"""
        Feed cat this morning
            Wed 18 Nov 2026 at 08:00 is over already.
            try chore add "Feed cat" --due "this morning" --past
        Feed cat evenings
            I don't know "evenings". Did you mean "every evening"?
            try add Feed cat every evening
            try add "Feed cat evenings"
        Feed cat evenings at 7
            I don't know "evenings". Did you mean "every evening"?
            try add Feed cat every evening at 19:00
            try add "Feed cat evenings at 7"
        Feed cat in the mornings for mia
            I don't know "in the mornings". Did you mean "every morning"?
            try add Feed cat every morning for mia
            try add "Feed cat in the mornings" for mia
        Feed cat mornings and evenings
            I don't know "mornings and evenings". Did you mean "every morning and evening"?
            try add Feed cat every morning and evening
            try add "Feed cat mornings and evenings"
        Feed cat saturday mornings
            I don't know "saturday mornings". Did you mean "every saturday morning"?
            try add Feed cat every saturday morning
            try add "Feed cat saturday mornings"
        Feed cat on tuesday evenings
            I don't know "on tuesday evenings". Did you mean "every tuesday evening"?
            try add Feed cat every tuesday evening
            try add "Feed cat on tuesday evenings"
        Feed cat evening
            Is "evening" when it is to be done, or a part of the title?
            try add "Feed cat evening"
            try add Feed cat in the evening
        Tidy room bedtime
            Is "bedtime" when it is to be done, or a part of the title?
            try add "Tidy room bedtime"
            try add Tidy room at bedtime
        Say good morning to grandma
            Is "morning" when it is to be done, or a part of the title?
            try add "Say good morning to grandma"
        Feed cat this afternoon
            "this afternoon" is no time here. Write one such as at 18:00.
            try add Feed cat today at 15:00
            try add "Feed cat this afternoon"
        Feed cat every morning and afternoon
            "every morning and afternoon" is no time here. Write one such as at 18:00.
            try add Feed cat every day at 08:00 and 15:00
            try add "Feed cat every morning and afternoon"
        """#
}
