import QuickAdd

extension QuickAddTable {
    /// Chores of which everything is said, in any order.
    static let mixed = #"""
        Sing the 5th
            ? Sing | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
            ? Sing the 5th | anyone | - | - | - | -
        "Read every day"
            Read every day | anyone | - | - | - | -
        "Sort books today" tomorrow
            Sort books today | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Read "every day"
            Read every day | anyone | - | - | - | -
        Write "for mia" on the card
            Write for mia on the card | anyone | - | - | - | -
        Learn the word "tomorrow"
            Learn the word tomorrow | anyone | - | - | - | -
        Save 10 p
            Save | anyone | 10 | - | - | -
        Say "5 points"
            Say 5 points | anyone | - | - | - | -
        Make bed 3 points
            Make bed | anyone | 3 | - | - | -
        Make bed 1 point
            Make bed | anyone | 1 | - | - | -
        Make bed 3 pts
            Make bed | anyone | 3 | - | - | -
        Make bed 1 pt
            Make bed | anyone | 1 | - | - | -
        Make bed 3 p
            Make bed | anyone | 3 | - | - | -
        Make bed 3pts
            Make bed | anyone | 3 | - | - | -
        Make bed 3p
            Make bed | anyone | 3 | - | - | -
        Make bed 3 Points
            Make bed | anyone | 3 | - | - | -
        Make bed 0 points
            Make bed | anyone | 0 | - | - | -
        Make bed 10000 points
            Make bed | anyone | 10000 | - | - | -
        Make bed 007 points
            Make bed | anyone | 7 | - | - | -
        Make bed #kitchen
            Make bed | anyone | - | kitchen | - | -
        Make bed #Kitchen
            Make bed | anyone | - | kitchen | - | -
        Make bed #kitchen #morning
            Make bed | anyone | - | kitchen morning | - | -
        Make bed #a #b #a
            Make bed | anyone | - | a b | - | -
        Make bed #küche
            Make bed | anyone | - | küche | - | -
        Make bed #after-school
            Make bed | anyone | - | after-school | - | -
        Make bed #school, #home
            Make bed | anyone | - | school home | - | -
        Call #hotline now
            Call #hotline now | anyone | - | - | - | -
        Do exercise #3
            ? Do exercise #3 | anyone | - | - | - | -
            ? Do exercise | anyone | - | 3 | - | -
        Open door #12 for mia 2 points
            ? Open door #12 | Mia | 2 | - | - | -
            ? Open door | Mia | 2 | 12 | - | -
        Make bed for mia #room 3 points
            Make bed | Mia | 3 | room | - | -
        Make bed 3 points for mia #room
            Make bed | Mia | 3 | room | - | -
        Make bed #room 3 points for mia
            Make bed | Mia | 3 | room | - | -
        Make bed #room for mia 3 points
            Make bed | Mia | 3 | room | - | -
        Make bed 3 points #room for mia every day
            Make bed | Mia | 3 | room | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Make bed for mia 3 points #room every day
            Make bed | Mia | 3 | room | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Make bed every day #room for mia 3 points
            Make bed | Mia | 3 | room | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Make bed every day #room for mia 3 points at 8:00
            Make bed | Mia | 3 | room | every day at 08:00 | thu 2026-11-19 08:00, fri 2026-11-20 08:00, sat 2026-11-21 08:00
        Make bed tomorrow 3 points for mia #room
            Make bed | Mia | 3 | room | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Make bed #room tomorrow at 18:00 for mia 3 points
            Make bed | Mia | 3 | room | Thu 19 Nov, by 18:00 | thu 2026-11-19 18:00
        Take out trash every 2 weeks on mon,thu for mia 3 points
            Take out trash | Mia | 3 | - | every 2 weeks on Mon and Thu, by the end of the day | thu 2026-11-19, mon 2026-11-30, thu 2026-12-03
        Feed the cat every day at 18:00 for mia 2 points
            Feed the cat | Mia | 2 | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Feed the cat 2 points for mia every day at 18:00
            Feed the cat | Mia | 2 | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Feed the cat for mia every day at 18:00 2 points
            Feed the cat | Mia | 2 | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Water plants 3 days after done for max 2 points #garden
            Water plants | Max | 2 | garden | 3 days after done, by the end of the day | wed 2026-11-18, sat 2026-11-21, tue 2026-11-24
        Walk the dog every weekday after school taking turns mia, max 3 points
            Walk the dog | Mia, Max, taking turns | 3 | - | every weekday at 15:00 | wed 2026-11-18 15:00, thu 2026-11-19 15:00, fri 2026-11-20 15:00
        Clean bathroom every week on sat until 30 jun for ben 5 points #house
            Clean bathroom | Ben | 5 | house | every Sat until Wed 30 Jun 2027, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Empty dishwasher daily taking turns mia, max, ben 1 point
            Empty dishwasher | Mia, Max, Ben, taking turns | 1 | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Homework: friday 6 pm #school 5 points for max
            Homework | Max | 5 | school | Fri 20 Nov, by 18:00 | fri 2026-11-20 18:00
        Vacuum stairs every month on the last day 4 pts for ben
            Vacuum stairs | Ben | 4 | - | every month on the last day, by the end of the day | mon 2026-11-30, thu 2026-12-31, sun 2027-01-31
        Wash "5 points" mug 2 points
            Wash 5 points mug | anyone | 2 | - | - | -
        Bring 5 pts mug 2 points
            Bring 5 pts mug | anyone | 2 | - | - | -
        Pack 3 bags for mia tomorrow 2p
            Pack 3 bags | Mia | 2 | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Practice piano 20 minutes every day for mia 2 points
            Practice piano 20 minutes | Mia | 2 | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Practice piano for 20 minutes every day for mia 2 points
            Practice piano for 20 minutes | Mia | 2 | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Read 10 pages every day except 24 dec for max 1 point
            Read 10 pages | Max | 1 | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Party on friday at noon for mia
            Party | Mia | - | - | Fri 20 Nov, by 12:00 | fri 2026-11-20 12:00
        Second breakfast at bedtime 2 points
            Second breakfast | anyone | 2 | - | Wed 18 Nov, by 20:00 | wed 2026-11-18 20:00
        Buy milk for mia's party tomorrow 3 points
            Buy milk for mia's party | anyone | 3 | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Sort monday box on friday for max 2 points
            Sort monday box | Max | 2 | - | Fri 20 Nov, by the end of the day | fri 2026-11-20
        "Today" tomorrow
            Today | anyone | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        "for mia" for mia
            for mia | Mia | - | - | - | -
        "5 points" 5 points
            5 points | anyone | 5 | - | - | -
        Set table for 6 at 18:00 for ben
            Set table for 6 | Ben | - | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        Set table for 6 every day at 18:00 for ben 1 p
            Set table for 6 | Ben | 1 | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Clean fish tank every other sat for max and mia 4 points #pets
            Clean fish tank | each of Max, Mia | 4 | pets | every 2 weeks on Sat, by the end of the day | sat 2026-11-21, sat 2026-12-05, sat 2026-12-19
        Take pill every 6 hours at 8:00 for anna
            Take pill | Anna | - | - | every 6 hours at 08:00 | wed 2026-11-18 08:00, wed 2026-11-18 14:00, wed 2026-11-18 20:00
        Pay rent every month on the 31st for me 0 points
            Pay rent | Anna | 0 | - | every month on the 31st, by the end of the day | mon 2026-11-30, thu 2026-12-31, sun 2027-01-31
        Change sheets every 2 weeks on sun at noon for mia and max 3 points
            Change sheets | each of Mia, Max | 3 | - | every 2 weeks on Sun at 12:00 | sun 2026-11-22 12:00, sun 2026-12-06 12:00, sun 2026-12-20 12:00
        Check smoke alarm every 3 months on the 1st for anna
            Check smoke alarm | Anna | - | - | every 3 months on the 1st, by the end of the day | tue 2026-12-01, mon 2027-03-01, tue 2027-06-01
        Cut hedge every sat in apr-oct for ben 10 points #garden
            Cut hedge | Ben | 10 | garden | every Sat in Apr-Oct, by the end of the day | sat 2027-04-03, sat 2027-04-10, sat 2027-04-17
        Buy tickets by fri for anna
            Buy tickets | Anna | - | - | Fri 20 Nov, by the end of the day | fri 2026-11-20
        Call school tomorrow at 8:00 for anna
            Call school | Anna | - | - | Thu 19 Nov, by 08:00 | thu 2026-11-19 08:00
        Ironing weekly 5p
            Ironing | anyone | 5 | - | every week, by the end of the day | wed 2026-11-18, wed 2026-11-25, wed 2026-12-02
        Bake cake 24 dec for mia and max together 10 points
            Bake cake | Mia, Max together | 10 | - | Thu 24 Dec, by the end of the day | thu 2026-12-24
        Feed fish every mon, wed and fri for zoë 1 point
            Feed fish | Zoë | 1 | - | every Mon, Wed and Fri, by the end of the day | wed 2026-11-18, fri 2026-11-20, mon 2026-11-23
        Return books by end of month for max #library 2 points
            Return books | Max | 2 | library | Mon 30 Nov, by the end of the day | mon 2026-11-30
        Brush teeth every day at 7:00 and 20:00 for mia
            Brush teeth | Mia | - | - | every day at 07:00 and 20:00 | wed 2026-11-18 20:00, thu 2026-11-19 07:00, thu 2026-11-19 20:00
        """#
}
