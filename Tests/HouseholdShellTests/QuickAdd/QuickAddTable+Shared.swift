import QuickAdd

extension QuickAddTable {
    /// Chores of who types and of others, in turns or together, and what they are worth to each.
    static let shared = #"""
        Bins for myself tomorrow
            Bins | Anna | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Bins for me and mia
            Bins | each of Anna, Mia | - | - | - | -
        Bins taking turns me and mia
            Bins | Anna, Mia, taking turns | - | - | - | -
        Bins for mia max
            Bins | each of Mia, Max | - | - | - | -
        Bins every day mia max 2 points
            Bins | each of Mia, Max | 2 | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Bins for mia mary ann tim
            Bins | each of Mia, Mary Ann, Tim | - | - | - | -
        Bins no points
            Bins | anyone | 0 | - | - | -
        Bins for no points
            Bins | anyone | 0 | - | - | -
        Sharpen pencils without points
            Sharpen pencils without points | anyone | - | - | - | -
        Explain there is no point
            Explain there is no point | anyone | - | - | - | -
        Bins zero points every sat
            Bins | anyone | 0 | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Bins each 5 points
            Bins | anyone | 5 | - | - | -
        Bins for mia and max, 5 points each
            Bins | each of Mia, Max | 5 | - | - | -
        Bins for mia and max each 5 points
            Bins | each of Mia, Max | 5 | - | - | -
        Bins 5 points each child
            Bins | each of Mia, Max | 5 | - | - | -
        Bins 5 points per kid every sat
            Bins | each of Mia, Max | 5 | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Bins in turns Mia Max
            Bins | Mia, Max, taking turns | - | - | - | -
        Bins in turns Mia, Max
            Bins | Mia, Max, taking turns | - | - | - | -
        Bins taking turns Mia Max
            Bins | Mia, Max, taking turns | - | - | - | -
        Bins alternating Mia Max every sat
            Bins | Mia, Max, taking turns | - | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Bins rotating mia, max, ben
            Bins | Mia, Max, Ben, taking turns | - | - | - | -
        Bins alternately mia and max
            Bins | Mia, Max, taking turns | - | - | - | -
        Bins every day in turns Mia Max
            Bins | Mia, Max, taking turns | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        """#

    /// Names that nothing leads up to, one behind the other.
    static let looseNames = #"""
        Bins mia max daily
            Is "mia max" whose it is, or a part of the title?
            try add "Bins mia max" daily
            try add Bins for mia max daily
        Bins mia and max daily
            Is "mia and max" whose it is, or a part of the title?
            try add "Bins mia and max" daily
            try add Bins for mia and max daily
        """#

    /// The same in German.
    static let germanShared = #"""
        Müll für mich
            Müll | Anna | - | - | - | -
        Müll für mich morgen
            Müll | Anna | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Müll jeden Tag abwechselnd mia und ich
            Müll | Mia, Anna, taking turns | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Müll für mia und mich
            Müll | each of Mia, Anna | - | - | - | -
        Müll ohne Punkte
            Müll | anyone | 0 | - | - | -
        Müll ohne Punkte für mia
            Müll | Mia | 0 | - | - | -
        Müll keine Punkte
            Müll | anyone | 0 | - | - | -
        Müll null Punkte jeden Sa
            Müll | anyone | 0 | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Müll für mia ohne Punkte morgen
            Müll | Mia | 0 | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Müll je 5 Punkte
            Müll | anyone | 5 | - | - | -
        Müll für mia und max je 5 Punkte
            Müll | each of Mia, Max | 5 | - | - | -
        Müll für mia und max jeweils 5 Punkte
            Müll | each of Mia, Max | 5 | - | - | -
        Müll für mia und max, jeder 5 Punkte
            Müll | each of Mia, Max | 5 | - | - | -
        Müll für alle Kinder je 5 Punkte
            Müll | each of Mia, Max | 5 | - | - | -
        Müll 5 Punkte je Kind
            Müll | each of Mia, Max | 5 | - | - | -
        Müll 5 Punkte pro Kind jeden Sa
            Müll | each of Mia, Max | 5 | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Müll für mia und max 5 Punkte je
            Müll | each of Mia, Max | 5 | - | - | -
        Müll abwechselnd Mia Max
            Müll | Mia, Max, taking turns | - | - | - | -
        Müll abwechselnd Mia und Max
            Müll | Mia, Max, taking turns | - | - | - | -
        Müll abwechselnd zwischen Mia und Max
            Müll | Mia, Max, taking turns | - | - | - | -
        Müll reihum Mia Max jeden Tag
            Müll | Mia, Max, taking turns | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Müll im Wechsel Mia, Max
            Müll | Mia, Max, taking turns | - | - | - | -
        Müll im Wechsel zwischen Mia und Max jeden Sa 2 Punkte
            Müll | Mia, Max, taking turns | 2 | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Müll der Reihe nach: Mia, Max, Ben
            Müll | Mia, Max, Ben, taking turns | - | - | - | -
        Müll Mia und Max wechseln sich ab
            Müll | Mia, Max, taking turns | - | - | - | -
        Müll für Mia und Max zusammen
            Müll | Mia, Max together | - | - | - | -
        Müll Mia und Max gemeinsam
            Müll | Mia, Max together | - | - | - | -
        Müll gemeinsam Mia, Max
            Müll | Mia, Max together | - | - | - | -
        Müll um 18 Uhr je 5 Punkte für mia und max
            Müll | each of Mia, Max | 5 | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        """#

    /// The same in German where nothing leads up to the names.
    static let germanLooseNames = #"""
        Müll mia max täglich
            Is "mia max" whose it is, or a part of the title?
            try add "Müll mia max" täglich
            try add Müll für mia max täglich
        Müll Mia & Max täglich
            Is "Mia & Max" whose it is, or a part of the title?
            try add "Müll Mia & Max" täglich
            try add Müll für mia und max täglich
        Spiel ohne Punkte spielen
            Is "ohne Punkte" what it is worth, or a part of the title?
            try add Spiel spielen ohne Punkte
            try add "Spiel ohne Punkte spielen"
        """#
}
