import QuickAdd

extension QuickAddTable {
    /// Chores of those who need not be named, of people who take turns, and what they are worth.
    static let everybody = #"""
        Dust open to all
            Dust | anyone | - | - | - | -
        Dust open to anyone
            Dust | anyone | - | - | - | -
        Dust open to everybody 3 points
            Dust | anyone | 3 | - | - | -
        Dust every sat open to all 3 points
            Dust | anyone | 3 | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Dust for anyone
            Dust | anyone | - | - | - | -
        Dust for anybody every sat
            Dust | anyone | - | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Dust for everyone
            ? Dust | anyone | - | - | - | -
            ? Dust | each of Anna, Ben, Mia, Max, Mary Ann, Zoë, Tim | - | - | - | -
            ? Dust for everyone | anyone | - | - | - | -
        Dust for everybody 2 points
            ? Dust | anyone | 2 | - | - | -
            ? Dust | each of Anna, Ben, Mia, Max, Mary Ann, Zoë, Tim | 2 | - | - | -
            ? Dust for everybody | anyone | 2 | - | - | -
        Dust every sat for all
            ? Dust | anyone | - | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
            ? Dust | each of Anna, Ben, Mia, Max, Mary Ann, Zoë, Tim | - | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Dust for each child
            Dust | each of Mia, Max | - | - | - | -
        Dust for every child every sat
            Dust | each of Mia, Max | - | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Dust for all children
            Dust | each of Mia, Max | - | - | - | -
        Dust for all kids together
            Dust | Mia, Max together | - | - | - | -
        Dust for both kids taking turns
            Dust | Mia, Max, taking turns | - | - | - | -
        Dust every sat for both children each 3 points
            Dust | each of Mia, Max | 3 | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Dust for mia & max each
            Dust | each of Mia, Max | - | - | - | -
        Dust for mia & max alternating every sat
            Dust | Mia, Max, taking turns | - | - | every Sat, by the end of the day | sat 2026-11-21, sat 2026-11-28, sat 2026-12-05
        Dust for the kids alternating
            ? Dust | Mia, Max, taking turns | - | - | - | -
            ? Dust for the kids alternating | anyone | - | - | - | -
        Rake leaves tomorrow together mia and max
            Rake leaves | Mia, Max together | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Dust for both
            Dust | each of Mia, Max | - | - | - | -
        Cook lunch for the kids
            ? Cook lunch | each of Mia, Max | - | - | - | -
            ? Cook lunch for the kids | anyone | - | - | - | -
        Dishes mia and max taking turns
            Dishes | Mia, Max, taking turns | - | - | - | -
        Dishes mia, max taking turns
            Dishes | Mia, Max, taking turns | - | - | - | -
        Dishes mia and max take turns
            Dishes | Mia, Max, taking turns | - | - | - | -
        Dishes every day mia and max taking turns
            Dishes | Mia, Max, taking turns | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Dishes mia and max taking turns every day
            Dishes | Mia, Max, taking turns | - | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Dishes every day mia, max, ben in turns 2 points
            Dishes | Mia, Max, Ben, taking turns | 2 | - | every day, by the end of the day | wed 2026-11-18, thu 2026-11-19, fri 2026-11-20
        Dishes mia, max together tomorrow
            Dishes | Mia, Max together | - | - | Thu 19 Nov, by the end of the day | thu 2026-11-19
        Dishes for mia and max in turns
            Dishes | Mia, Max, taking turns | - | - | - | -
        Dishes in turn mia and max
            Dishes | Mia, Max, taking turns | - | - | - | -
        Dishes alternating mia and max
            Dishes | Mia, Max, taking turns | - | - | - | -
        Dishes alternating between mia and max
            Dishes | Mia, Max, taking turns | - | - | - | -
        Dishes taking turns between mia and max
            Dishes | Mia, Max, taking turns | - | - | - | -
        Dishes at 18:00 for 2 points
            Dishes | anyone | 2 | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        Dishes for 2 points at 18:00
            Dishes | anyone | 2 | - | Wed 18 Nov, by 18:00 | wed 2026-11-18 18:00
        Dishes every day at 18:00 for mia for 2 points
            Dishes | Mia | 2 | - | every day at 18:00 | wed 2026-11-18 18:00, thu 2026-11-19 18:00, fri 2026-11-20 18:00
        Dishes worth 2 points
            Dishes | anyone | 2 | - | - | -
        Dishes for mia with 2pts
            Dishes | Mia | 2 | - | - | -
        Dishes for mia and max 2 points each
            Dishes | each of Mia, Max | 2 | - | - | -
        Dishes every bedtime
            Dishes | anyone | - | - | every day at 20:00 | wed 2026-11-18 20:00, thu 2026-11-19 20:00, fri 2026-11-20 20:00
        Dishes every noon for mia
            Dishes | Mia | - | - | every day at 12:00 | thu 2026-11-19 12:00, fri 2026-11-20 12:00, sat 2026-11-21 12:00
        """#
}
