extension RuleActions {
    /// What the rules know actions by, in German: what is done, with `*` where what it is done to does not stand before it.
    static let german = RuleActions(
        """
        account.register: ein Konto anlegen
        account.login: sich anmelden
        account.join: mit einem Schlüssel hereinkommen
        account.recover: mit dem Wiederherstellungscode ein neues Passwort setzen
        account.logout: sich abmelden
        account.show: sehen | die eigene Anmeldung
        account.settings: ändern | eigene Einstellungen
        account.email: ändern | die eigene E-Mail-Adresse
        account.password: ändern | das eigene Passwort
        account.delete: löschen | das eigene Konto
        account.consent: einem Elternteil erlauben, einen neuen Zugang zu machen
        account.withdraw: nicht länger auf Einlass warten
        household.create: anlegen | einen Haushalt
        household.import: von anderswo mitbringen | einen Haushalt
        household.list: sehen | die eigenen Haushalte
        household.switch: den Haushalt wechseln
        household.show: sehen | den Haushalt
        household.settings: = change-settings
        household.leave: verlassen | den Haushalt
        household.delete: löschen | den Haushalt
        household.transfer: übergeben | den Haushalt
        household.invite: machen | den Code des Haushalts
        household.code: sehen | den Code des Haushalts
        household.close: beenden | den Code des Haushalts
        device.add: koppeln | Geräte
        device.edit: ändern | Geräte
        device.list: sehen | Geräte
        device.remove: entfernen | Geräte
        member.show: sehen | Mitglieder
        member.role: ändern | Rollen
        member.remove: entfernen | Leute
        member.invite: einladen | Leute
        member.cancel: zurücknehmen | Einladungen
        member.list: sehen | Eingeladene und Wartende
        member.admit: hereinlassen | Wartende
        member.refuse: abweisen | Wartende
        member.reset: anderen Erwachsenen einen neuen Zugang machen
        pass.give: geben | Pässe
        pass.list: sehen | alle Pässe
        pass.show: sehen | Pässe
        pass.end: beenden | Pässe
        child.add: hinzufügen | Kinder
        child.list: sehen | die Liste der Kinder
        child.key: machen | Schlüssel für Kinder
        child.reset: zurücksetzen | Passwörter von Kindern
        child.unlock: entsperren | die Anmeldung von Kindern
        chore.add: anlegen | Aufgaben
        chore.propose: = propose
        chore.accept: annehmen | vorgeschlagene Aufgaben
        chore.decline: ablehnen | vorgeschlagene Aufgaben
        chore.withdraw: zurücknehmen | vorgeschlagene Aufgaben
        todo.add: = write-todos
        todo.edit: ändern | To-dos
        todo.delete: löschen | To-dos
        chore.list: sehen | die Liste der Aufgaben
        chore.calendar: sehen | den Kalender
        chore.history: sehen | den Verlauf
        chore.glance: sehen | Aufgaben
        chore.show: sehen | Einzelheiten von Aufgaben
        chore.edit: ändern | Aufgaben
        chore.delete: löschen | Aufgaben
        chore.restore: wiederherstellen | Aufgaben
        chore.complete: abhaken | Aufgaben
        chore.complete-for: = mark-done-for-others
        chore.full-points: volle statt halber Punkte für Aufgaben bekommen
        chore.check: abhaken | Schritte von Aufgaben
        chore.note: = write-notes
        chore.excuse: = ask-off
        chore.remind: = remind
        chore.undo: = take-back
        chore.approve: OK zu Erledigtem sagen
        chore.reject: zurückgeben | Erledigtes
        chore.skip: auslassen | Aufgaben
        chore.move: verschieben | Aufgaben
        chore.pause: anhalten | Aufgaben
        chore.resume: fortsetzen | Aufgaben
        chore.claim: = take-open-chores
        chore.unclaim: = hand-back
        chore.offer: = hand-on
        chore.take-over: übernehmen | angebotene Aufgaben
        chore.refuse: ablehnen | angebotene Aufgaben
        chore.retract: zurücknehmen | angebotene Aufgaben
        routine.add: anlegen | Routinen
        routine.list: sehen | Routinen
        routine.edit: ändern | Routinen
        routine.delete: auflösen | Routinen
        points.list: sehen | die Liste der Punkte
        points.show: sehen | Punkte
        points.history: sehen | die Herkunft von Punkten
        points.why: sehen | die Gründe für Buchungen von Punkten
        points.bonus: = give-bonus
        points.deduct: = take-points
        points.reverse: zurücknehmen | Bonuspunkte und Abzüge
        points.appeal: anfechten | Abzüge
        points.uphold: ablehnen | Einsprüche
        reward.add: anlegen | Belohnungen
        reward.edit: ändern | Belohnungen
        reward.retire: entfernen | Belohnungen
        reward.list: sehen | die Liste der Belohnungen
        reward.show: sehen | Belohnungen
        reward.request: = ask-for-rewards
        reward.withdraw: zurücknehmen | Wünsche nach Belohnungen
        reward.grant: gewähren | Wünsche nach Belohnungen
        reward.decline: ablehnen | Wünsche nach Belohnungen
        reward.deliver: übergeben | Belohnungen
        request.list: sehen | die Liste der Wünsche nach Belohnungen
        request.show: sehen | Wünsche nach Belohnungen
        reward.propose: = make-wishes
        wish.list: sehen | die Liste der Herzenswünsche
        wish.show: sehen | Herzenswünsche
        reward.price: festlegen | Preise für Herzenswünsche
        reward.refuse: ablehnen | Herzenswünsche
        reward.retract: zurücknehmen | Herzenswünsche
        money.rate: festlegen | den Wert von Punkten in Geld
        money.list: sehen | die Liste der Schulden
        money.show: sehen | Schulden
        money.payout: Punkte zu Geld machen
        money.pay: eintragen | Zahlungen
        money.charge: eintragen | Schulden
        money.settle: eintragen | den Ausgleich von Schulden
        money.reverse: zurücknehmen | Geldbuchungen
        money.allowance: festsetzen | Taschengeld
        money.allowances: sehen | Taschengeld
        money.account: ein Bankkonto für Zahlungen hinterlegen
        money.code: sehen | Bankverbindungen
        money.credit: buchen | Taschengeld
        goal.set: setzen | Sparziele
        goal.show: sehen | Sparziele
        goal.clear: aufgeben | Sparziele
        goal.save: zurücklegen | Punkte für Sparziele
        goal.take: wieder herausnehmen | Punkte für Sparziele
        leaderboard.show: sehen | die Rangliste
        badge.list: sehen | die Liste der Abzeichen
        badge.show: sehen | einzelne Abzeichen
        stats.show: sehen | Statistiken
        profile.view: ansehen | Profile
        profile.edit: ändern | Profile
        achievements.view: ansehen | Erreichtes
        activity.view: ansehen | Aktivitäten
        activity.details: ansehen | Gründe, Wünsche und private Aufgaben
        session.list: sehen | Anmeldungen
        session.revoke: beenden | Anmeldungen
        privacy.show: sehen | die Einstellungen zur Privatsphäre
        privacy.set: ändern | die Einstellungen zur Privatsphäre
        absence.add: = say-away
        absence.list: sehen | die Liste der Abwesenheiten
        absence.glance: sehen | Abwesende
        absence.show: sehen | Gründe von Abwesenheiten
        absence.remove: löschen | Abwesenheiten
        notice.list: sehen | die eigenen Neuigkeiten
        notice.read: lesen | die eigenen Neuigkeiten
        channel.list: sehen | Wege für Nachrichten
        channel.add: = set-up-messages
        channel.confirm: bestätigen | Wege für Nachrichten
        channel.remove: abschaffen | Wege für Nachrichten
        calendar.keep: führen | eine Kalenderdatei
        message.send: verschicken | Nachrichten
        chore.approve-unseen: OK sagen, wo niemand rechtzeitig nachgesehen hat
        rules.table: sehen | die Tabelle der Rechte
        rules.show: sehen | die Regeln
        rules.why: fragen | nach Gründen für Ablehnungen
        rules.can: fragen | nach Erlaubtem
        rules.check: prüfen | Regeln
        rules.try: ausprobieren | Regeln
        rules.set: ändern | die Regeln
        undo.list: sehen | die Liste zum Zurücknehmen
        audit.list: sehen | das Protokoll
        audit.show: sehen | Einzelheiten im Protokoll
        audit.verify: prüfen | die Siegel der Bücher
        data.check: prüfen | die Datendatei
        data.backup: kopieren | die Datendatei
        data.restore: eine Kopie der Datendatei zurückspielen
        data.export: mitnehmen | die Daten des Haushalts
        data.export-own: mitnehmen | die eigenen Daten
        data.erase: löschen, was von jemandem erzählt, der gegangen ist
        data.import: hereinbringen | Listen
        """, for: .german, puttingVerbs: .last)
}
