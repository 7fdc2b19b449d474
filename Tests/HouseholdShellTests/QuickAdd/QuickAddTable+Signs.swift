import QuickAdd

extension QuickAddTable {
    /// Lines with the signs that people put between words, and the dots behind what is shortened.
    static let signs = #"""
        Bins every Mon–Fri
            Bins | anyone | - | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Bins every mon – fri
            Bins | anyone | - | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Bins every Sat/Sun 2 points
            Bins | anyone | 2 | - | every weekend, by the end of the day | sat 2026-11-21, sun 2026-11-22, sat 2026-11-28
        Bins every Mon/Wed/Fri at 18:00
            Bins | anyone | - | - | every Mon, Wed and Fri at 18:00 | wed 2026-11-18 18:00, fri 2026-11-20 18:00, mon 2026-11-23 18:00
        Bins every mon & thu
            Bins | anyone | - | - | every Mon and Thu, by the end of the day | thu 2026-11-19, mon 2026-11-23, thu 2026-11-26
        Bins every mon + thu
            Bins | anyone | - | - | every Mon and Thu, by the end of the day | thu 2026-11-19, mon 2026-11-23, thu 2026-11-26
        Bins every Mon. and Thu.
            Bins | anyone | - | - | every Mon and Thu, by the end of the day | thu 2026-11-19, mon 2026-11-23, thu 2026-11-26
        Bins 24 Dec. at 8:00
            Bins | anyone | - | - | Thu 24 Dec, by 08:00 | thu 2026-12-24 08:00
        Bins on Dec. 24
            Bins | anyone | - | - | Thu 24 Dec, by the end of the day | thu 2026-12-24
        Bins Fri. 8am
            Bins | anyone | - | - | Fri 20 Nov, by 08:00 | fri 2026-11-20 08:00
        Bins taking turns: Mia, Max
            Bins | Mia, Max, taking turns | - | - | - | -
        Bins in turns: mia, max every sat
            Bins | Mia, Max, taking turns | - | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        """#

    /// The same where `every` is missing.
    static let looseSigns = #"""
        Bins Mon–Fri
            I don't know "Mon–Fri". Did you mean "every mon-fri"?
            try add Bins every mon-fri
            try add "Bins Mon–Fri"
        Bins mon - fri
            I don't know "mon - fri". Did you mean "every mon to fri"?
            try add Bins every mon to fri
            try add "Bins mon - fri"
        Bins Sat/Sun
            I don't know "Sat/Sun". Did you mean "every sat,sun"?
            try add Bins every sat,sun
            try add "Bins Sat/Sun"
        """#

    /// The same in German.
    static let germanSigns = #"""
        Baum schmücken am 24. Dez. um 8 Uhr
            Baum schmücken | anyone | - | - | Thu 24 Dec, by 08:00 | thu 2026-12-24 08:00
        Baum schmücken 3. Okt. um 8 Uhr
            Baum schmücken | anyone | - | - | Sun 3 Oct 2027, by 08:00 | sun 2027-10-03 08:00
        Baum schmücken am 1. Jan. 2027
            Baum schmücken | anyone | - | - | Fri 1 Jan 2027, by the end of the day | fri 2027-01-01
        Baum schmücken am 24. Dez. für mia
            Baum schmücken | Mia | - | - | Thu 24 Dec, by the end of the day | thu 2026-12-24
        Baum schmücken am 2. Jänner
            Baum schmücken | anyone | - | - | Sat 2 Jan 2027, by the end of the day | sat 2027-01-02
        Baum schmücken am 24. 12. um 8 Uhr
            Baum schmücken | anyone | - | - | Thu 24 Dec, by 08:00 | thu 2026-12-24 08:00
        Baum schmücken am 5. 12. 2026
            Baum schmücken | anyone | - | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Baum schmücken am 5.12. 20 Punkte
            Baum schmücken | anyone | 20 | - | Sat 5 Dec, by the end of the day | sat 2026-12-05
        Müll jeden Mo–Fr
            Müll | anyone | - | - | every weekday, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Müll jeden Sa/So um 18 Uhr
            Müll | anyone | - | - | every weekend at 18:00 | sat 2026-11-21 18:00, sun 2026-11-22 18:00, sat 2026-11-28 18:00
        Müll jeden Mo. und Do.
            Müll | anyone | - | - | every Mon and Thu, by the end of the day | thu 2026-11-19, mon 2026-11-23, thu 2026-11-26
        Müll reihum: Mia, Max
            Müll | Mia, Max, taking turns | - | - | - | -
        """#

    /// The same in German where `jeden` is missing.
    static let germanLooseSigns = #"""
        Müll Mo–Fr
            I don't know "Mo–Fr". Did you mean "jeden Mo-Fr"?
            try add Müll jeden Mo-Fr
            try add "Müll Mo–Fr"
        Müll Mo–Fr um 18 Uhr
            I don't know "Mo–Fr um 18 Uhr". Did you mean "jeden Mo-Fr um 18:00"?
            try add Müll jeden Mo-Fr um 18:00
            try add "Müll Mo–Fr um 18 Uhr"
        Müll Mo - Fr
            I don't know "Mo - Fr". Did you mean "jeden Mo bis Fr"?
            try add Müll jeden Mo bis Fr
            try add "Müll Mo - Fr"
        Müll Sa/So für mia
            I don't know "Sa/So". Did you mean "jeden Sa,So"?
            try add Müll jeden Sa,So für mia
            try add "Müll Sa/So" für mia
        Müll Mo/Mi/Fr
            I don't know "Mo/Mi/Fr". Did you mean "jeden Mo,Mi,Fr"?
            try add Müll jeden Mo,Mi,Fr
            try add "Müll Mo/Mi/Fr"
        """#
}
