import QuickAdd

extension QuickAddTable {
    /// Parts of several days.
    static let manyParts = #"""
        Bins every mon, wed and fri evenings
            Bins | anyone | - | - | every Mon, Wed and Fri at 18:00 | wed 2026-11-18 18:00, fri 2026-11-20 18:00, mon 2026-11-23 18:00
        Bins every saturday mornings
            Bins | anyone | - | - | every Sat at 08:00 | sat 2026-11-21 08:00, sat 2026-11-28 08:00, sat 2026-12-05 08:00
        """#

    /// Parts of several days that no household has a time for.
    static let looseManyParts = #"""
        Bins saturday nights
            "saturday nights" is no time here. Write one such as at 18:00.
            try add Bins every sat at 20:00
            try add "Bins saturday nights"
        Bins on saturday afternoons for mia
            "on saturday afternoons" is no time here. Write one such as at 18:00.
            try add Bins every sat at 15:00 for mia
            try add "Bins on saturday afternoons" for mia
        Bins afternoons
            "afternoons" is no time here. Write one such as at 18:00.
            try add Bins every day at 15:00
            try add "Bins afternoons"
        Bins daily afternoons
            "afternoons" is no time here. Write one such as at 18:00.
            try add Bins daily at 15:00
            try add "Bins daily afternoons"
        """#

    /// Parts of the day in German.
    static let germanDayParts = #"""
        Blumen jeden Mo, Mi und Fr abends
            Blumen | anyone | - | - | every Mon, Wed and Fri at 18:00 | wed 2026-11-18 18:00, fri 2026-11-20 18:00, mon 2026-11-23 18:00
        Müll samstagvormittags
            Müll | anyone | - | - | every Sat at 08:00 | sat 2026-11-21 08:00, sat 2026-11-28 08:00, sat 2026-12-05 08:00
        Müll samstags vormittags
            Müll | anyone | - | - | every Sat at 08:00 | sat 2026-11-21 08:00, sat 2026-11-28 08:00, sat 2026-12-05 08:00
        Müll Samstag vormittag
            Müll | anyone | - | - | Sat 21 Nov, by 08:00 | sat 2026-11-21 08:00
        Müll jeden Samstag Vormittag
            Müll | anyone | - | - | every Sat at 08:00 | sat 2026-11-21 08:00, sat 2026-11-28 08:00, sat 2026-12-05 08:00
        Müll jeden Samstag vormittags
            Müll | anyone | - | - | every Sat at 08:00 | sat 2026-11-21 08:00, sat 2026-11-28 08:00, sat 2026-12-05 08:00
        Müll jeden Samstagvormittag
            Müll | anyone | - | - | every Sat at 08:00 | sat 2026-11-21 08:00, sat 2026-11-28 08:00, sat 2026-12-05 08:00
        Müll jeden Samstagmorgen
            Müll | anyone | - | - | every Sat at 08:00 | sat 2026-11-21 08:00, sat 2026-11-28 08:00, sat 2026-12-05 08:00
        Müll freitagabends
            Müll | anyone | - | - | every Fri at 18:00 | fri 2026-11-20 18:00, fri 2026-11-27 18:00, fri 2026-12-04 18:00
        Müll täglich vormittags
            Müll | anyone | - | - | every day at 08:00 | thu 2026-11-19 08:00, fri 2026-11-20 08:00, sat 2026-11-21 08:00
        """#

    /// Parts of the day in German that stand alone, or that no household has a time for.
    static let germanLooseDayParts = #"""
        Müll samstagnachmittags
            "samstagnachmittags" is no time here. Write one such as at 18:00.
            try add Müll jeden Sa um 15:00
            try add "Müll samstagnachmittags"
        Müll samstags nachmittags
            "samstags nachmittags" is no time here. Write one such as at 18:00.
            try add Müll jeden Sa um 15:00
            try add "Müll samstags nachmittags"
        Müll jeden Samstagnachmittag
            "Samstagnachmittag" is no time here. Write one such as at 18:00.
            try add Müll jeden Sa um 15:00
            try add "Müll jeden Samstagnachmittag"
        Müll jeden Samstag nachmittags
            "nachmittags" is no time here. Write one such as at 18:00.
            try add Müll jeden Samstag um 15:00
            try add "Müll jeden Samstag nachmittags"
        Müll Samstagnachmittag
            "Samstagnachmittag" is no time here. Write one such as at 18:00.
            try add Müll Sa um 15:00
            try add "Müll Samstagnachmittag"
        Müll am Samstagnachmittag für mia
            "Samstagnachmittag" is no time here. Write one such as at 18:00.
            try add Müll am Sa um 15:00 für mia
            try add "Müll am Samstagnachmittag" für mia
        Müll jeden Fr Nachmittag
            "Nachmittag" is no time here. Write one such as at 18:00.
            try add Müll jeden Fr um 15:00
            try add "Müll jeden Fr Nachmittag"
        Blumen Mi und Fr abends
            I don't know "Mi und Fr abends". Did you mean "jeden Mi und Fr Abend"?
            try add Blumen jeden Mi und Fr Abend
            try add "Blumen Mi und Fr abends"
        Hausaufgaben Mo-Do nach der Schule
            I don't know "Mo-Do nach der Schule". Did you mean "jeden Mo-Do nach der Schule"?
            try add Hausaufgaben jeden Mo-Do nach der Schule
            try add "Hausaufgaben Mo-Do nach der Schule"
        Müll abends außer freitags
            I don't know "abends außer freitags". Did you mean "jeden Mo,Di,Mi,Do,Sa,So Abend"?
            try add Müll jeden Mo,Di,Mi,Do,Sa,So Abend
            try add "Müll abends außer freitags"
        Müll Freitag Abende
            I don't know "Freitag Abende". Did you mean "Fr Abend"?
            try add Müll Fr Abend
            try add "Müll Freitag Abende"
        Müll nachmittags
            "nachmittags" is no time here. Write one such as at 18:00.
            try add Müll jeden Tag um 15:00
            try add "Müll nachmittags"
        Müll vormittags
            I don't know "vormittags". Did you mean "jeden Morgen"?
            try add Müll jeden Morgen
            try add "Müll vormittags"
        Müll samstags nachts
            "nachts" is no time here. Write one such as at 18:00.
            try add Müll samstags um 20:00
            try add "Müll samstags nachts"
        Müll Sa nachmittags
            "Sa nachmittags" is no time here. Write one such as at 18:00.
            try add Müll jeden Sa um 15:00
            try add "Müll Sa nachmittags"
        Müll täglich nachmittags
            "nachmittags" is no time here. Write one such as at 18:00.
            try add Müll täglich um 15:00
            try add "Müll täglich nachmittags"
        """#
}
