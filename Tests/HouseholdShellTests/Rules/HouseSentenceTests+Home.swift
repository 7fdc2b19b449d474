extension HouseSentenceTests {
    /// About rewards with a tag.
    static let rewardTags = [
        Case(
            "No #screen rewards on school nights", "No rewards with #screen on school nights.",
            "Keine Belohnungen mit #screen an Abenden vor der Schule."),
        Case(
            "Keine #bildschirm-Belohnungen an Schulabenden.",
            "No rewards with #bildschirm on school nights.",
            "Keine Belohnungen mit #bildschirm an Abenden vor der Schule."),
        Case(
            "An Schulabenden keine #Bildschirm-Belohnungen.",
            "No rewards with #bildschirm on school nights.",
            "Keine Belohnungen mit #bildschirm an Abenden vor der Schule."),
        Case(
            "rewards tagged #screen only on weekends", "Rewards with #screen only on weekends.",
            "Belohnungen mit #screen nur am Wochenende."),
        Case(
            "Mia can't ask for rewards with #screen", "Mia can't ask for rewards with #screen.",
            "Mia darf keine Belohnungen mit #screen einlösen."),
        Case(
            "Mia darf nur samstags Belohnungen mit #spiel-abend einlösen",
            "Mia can ask for rewards with #spiel-abend only on Saturdays.",
            "Mia darf nur samstags Belohnungen mit #spiel-abend einlösen."),
        Case(
            "Keine #garten-Aufgaben am Sonntag", "No chores with #garten on Sundays.",
            "Keine Aufgaben mit #garten sonntags."),
    ]

    /// About all that is no must-do.
    static let mustDos = [
        Case(
            "Nothing but must-dos counts while must-dos are open",
            "Nothing but must-dos counts while must-dos are open.",
            "Nur Pflichten zählen, solange Pflichten offen sind."),
        Case(
            "Must-dos come before all other chores.",
            "Nothing but must-dos counts while must-dos are open.",
            "Nur Pflichten zählen, solange Pflichten offen sind."),
        Case(
            "Pflichten kommen vor allen anderen Aufgaben",
            "Nothing but must-dos counts while must-dos are open.",
            "Nur Pflichten zählen, solange Pflichten offen sind."),
        Case(
            "Bis die Pflichten erledigt sind, zählt nichts außer Pflichten",
            "Nothing but must-dos counts while must-dos are open.",
            "Nur Pflichten zählen, solange Pflichten offen sind."),
        Case(
            "No chores except must-dos on Sundays", "Nothing but must-dos counts on Sundays.",
            "Nur Pflichten zählen sonntags."),
        Case(
            "Mia can't do anything but must-dos until all must-dos are done",
            "Mia can't mark other chores than must-dos as done while must-dos are open.",
            "Mia darf, solange Pflichten offen sind, keine anderen Aufgaben als Pflichten abhaken."
        ),
    ]

    /// About what is due today, or late.
    static let dues = [
        Case(
            "Children can't hand on chores that are due today",
            "Children can't hand on chores on the day they are due.",
            "Kinder dürfen am Tag der Fälligkeit keine Aufgaben weitergeben."),
        Case(
            "Kinder dürfen keine Aufgaben weitergeben, die heute fällig sind.",
            "Children can't hand on chores on the day they are due.",
            "Kinder dürfen am Tag der Fälligkeit keine Aufgaben weitergeben."),
        Case(
            "On the day they are due Mia can't hand back chores",
            "Mia can't hand back chores on the day they are due.",
            "Mia darf am Tag der Fälligkeit keine Aufgaben abgeben."),
        Case(
            "Niemand darf am Tag, an dem sie fällig sind, Aufgaben auslassen",
            "Nobody can skip chores on the day they are due.",
            "Niemand darf am Tag der Fälligkeit Aufgaben auslassen."),
        Case(
            "Late chores don't count", "Nothing counts after the due time.",
            "Nichts zählt nach der Fälligkeit."),
        Case(
            "Chores must be done on time", "Nothing counts after the due time.",
            "Nichts zählt nach der Fälligkeit."),
        Case(
            "Überfällige Aufgaben zählen nicht mehr", "Nothing counts after the due time.",
            "Nichts zählt nach der Fälligkeit."),
        Case(
            "Späte Aufgaben zählen nicht", "Nothing counts after the due time.",
            "Nichts zählt nach der Fälligkeit."),
        Case(
            "Aufgaben müssen pünktlich erledigt werden", "Nothing counts after the due time.",
            "Nichts zählt nach der Fälligkeit."),
        Case(
            "Aufgaben zählen nur pünktlich", "Nothing counts after the due time.",
            "Nichts zählt nach der Fälligkeit."),
        Case(
            "Children can't hand back chores that are late",
            "Children can't hand back chores after the due time.",
            "Kinder dürfen nach der Fälligkeit keine Aufgaben abgeben."),
        Case(
            "Mia darf keine überfälligen Aufgaben weitergeben",
            "Mia can't hand on chores after the due time.",
            "Mia darf nach der Fälligkeit keine Aufgaben weitergeben."),
    ]

    /// About who is home, and how soon after a chore.
    static let homes = [
        Case(
            "Children can hand on chores only while two children are home",
            "Children can't hand on chores while fewer than 2 children are home.",
            "Kinder dürfen, solange weniger als 2 Kinder zu Hause sind, keine Aufgaben weitergeben."
        ),
        Case(
            "Wenn kein Kind zu Hause ist, keine Erinnerungen",
            "No reminders while no child is home.",
            "Keine Erinnerungen, solange kein Kind zu Hause ist."),
        Case(
            "no rewards when no parent is home", "No rewards while no parent is home.",
            "Keine Belohnungen, solange kein Elternteil zu Hause ist."),
        Case(
            "Rewards only while a parent is at home", "No rewards while no parent is home.",
            "Keine Belohnungen, solange kein Elternteil zu Hause ist."),
        Case(
            "Kinder dürfen nur, wenn zwei Elternteile zu Hause sind, Aufgaben weitergeben",
            "Children can't hand on chores while fewer than 2 parents are home.",
            "Kinder dürfen, solange weniger als 2 Elternteile zu Hause sind, keine Aufgaben weitergeben."
        ),
        Case(
            "Mia darf, wenn kein Elternteil zu Hause ist, keine Belohnungen einlösen",
            "Mia can't ask for rewards while no parent is home.",
            "Mia darf, solange kein Elternteil zu Hause ist, keine Belohnungen einlösen."),
        Case(
            "no rewards on Saturdays unless a parent is home",
            "No rewards on Saturdays while no parent is home.",
            "Keine Belohnungen samstags, solange kein Elternteil zu Hause ist."),
        Case(
            "Rewards only 10 minutes after the last chore",
            "No rewards within 10 minutes of the last chore.",
            "Keine Belohnungen innerhalb von 10 Minuten nach der letzten Aufgabe."),
        Case(
            "Mia darf in den fünf Minuten nach der letzten Aufgabe keine Belohnungen einlösen",
            "Mia can't ask for rewards within 5 minutes of the last chore.",
            "Mia darf innerhalb von 5 Minuten nach der letzten Aufgabe keine Belohnungen einlösen."),
    ]
}
