extension RuleActions {
    /// What the rules know actions by, in English: what is done, with `*` where what it is done to does not stand behind it.
    static let english = RuleActions(
        """
        account.register: make an account
        account.login: sign in
        account.join: come in with a linking key
        account.recover: set a new password with the recovery code
        account.logout: sign out
        account.show: see | who is signed in
        account.settings: change | settings of their own
        account.email: change | their e-mail address
        account.password: change | their password
        account.delete: delete | their account
        account.consent: let a parent make a way in for them
        account.withdraw: stop waiting to be let in
        household.create: make | a household
        household.import: bring in | a household
        household.list: see | which households are theirs
        household.switch: switch to another household
        household.show: see | the household
        household.settings: = change-settings
        household.leave: leave | the household
        household.delete: delete | the household
        household.transfer: hand over | the household
        household.invite: make | the household's code
        household.code: see | the household's code
        household.close: end | the household's code
        device.add: pair | devices
        device.edit: change | devices
        device.list: see | devices
        device.remove: remove | devices
        member.show: see | members
        member.role: change | roles
        member.remove: remove | people
        member.invite: invite people
        member.cancel: take back | invitations
        member.list: see | who is invited or waits
        member.admit: let in | who waits
        member.refuse: turn away | who waits
        member.reset: make a way in for | another adult
        pass.give: give | passes
        pass.list: see | all passes
        pass.show: see | passes
        pass.end: end | passes
        child.add: add | children
        child.list: see | the list of children
        child.key: make | linking keys for children
        child.reset: reset | children's passwords
        child.unlock: unlock | children's sign-in
        chore.add: add | chores
        chore.propose: = propose
        chore.accept: say yes to | proposed chores
        chore.decline: say no to | proposed chores
        chore.withdraw: take back | proposed chores
        todo.add: = write-todos
        todo.edit: change | to-dos
        todo.delete: delete | to-dos
        chore.list: see | the list of chores
        chore.calendar: see | the calendar
        chore.history: see | what was done before
        chore.glance: see | chores
        chore.show: see | details of chores
        chore.edit: change | chores
        chore.delete: delete | chores
        chore.restore: restore | chores
        chore.complete: mark * as done | chores
        chore.complete-for: = mark-done-for-others
        chore.full-points: get full instead of half points for chores
        chore.check: tick | steps of chores
        chore.note: = write-notes
        chore.excuse: = ask-off
        chore.remind: = remind
        chore.undo: = take-back
        chore.approve: say OK to | what was done
        chore.reject: send back | what was done
        chore.skip: skip | chores
        chore.move: move | chores
        chore.pause: pause | chores
        chore.resume: resume | chores
        chore.claim: = take-open-chores
        chore.unclaim: = hand-back
        chore.offer: = hand-on
        chore.take-over: take over | offered chores
        chore.refuse: say no to | offered chores
        chore.retract: take back | offers of chores
        routine.add: add | routines
        routine.list: see | routines
        routine.edit: change | routines
        routine.delete: delete | routines
        points.list: see | the list of points
        points.show: see | points
        points.history: see | where points came from
        points.why: see | why points were booked
        points.bonus: = give-bonus
        points.deduct: = take-points
        points.reverse: take back | bonuses and deductions
        points.appeal: object to | deductions
        points.uphold: say no to | objections
        reward.add: add | rewards
        reward.edit: change | rewards
        reward.retire: remove | rewards
        reward.list: see | the list of rewards
        reward.show: see | rewards
        reward.request: = ask-for-rewards
        reward.withdraw: take back | requests for rewards
        reward.grant: say yes to | requests for rewards
        reward.decline: say no to | requests for rewards
        reward.deliver: hand over | rewards
        request.list: see | the list of requests
        request.show: see | requests for rewards
        reward.propose: = make-wishes
        wish.list: see | the list of wishes
        wish.show: see | wishes
        reward.price: say what * cost | wishes
        reward.refuse: say no to | wishes
        reward.retract: take back | wishes
        money.rate: say what points are worth in money
        money.list: see | what is owed to whom
        money.show: see | what somebody owes
        money.payout: make money of points
        money.pay: enter | payments
        money.charge: enter | debts
        money.settle: settle | debts
        money.reverse: take back | money that was booked
        money.allowance: set | allowances
        money.allowances: see | allowances
        money.account: keep a bank account for being paid
        money.code: see | where money for somebody goes
        money.credit: book | allowances
        goal.set: set | goals
        goal.show: see | goals
        goal.clear: clear | goals
        goal.save: put points aside for | goals
        goal.take: take points back from | goals
        leaderboard.show: see | who leads
        badge.list: see | which badges there are
        badge.show: see | how far a badge is
        stats.show: see | how somebody does
        profile.view: look at | profiles
        profile.edit: change | profiles
        achievements.view: look at | what somebody reached
        activity.view: look at | what somebody does
        activity.details: look at | reasons, requests and private chores
        session.list: see | where somebody is signed in
        session.revoke: sign somebody out elsewhere
        privacy.show: see | what is private
        privacy.set: change | what is private
        absence.add: = say-away
        absence.list: see | the list of absences
        absence.glance: see | who is away
        absence.show: see | why somebody is away
        absence.remove: delete | absences
        notice.list: see | what they were told
        notice.read: read | what is new
        channel.list: see | where messages go
        channel.add: = set-up-messages
        channel.confirm: confirm | where messages go
        channel.remove: remove | where messages go
        calendar.keep: keep | a calendar file
        message.send: send | messages
        chore.approve-unseen: say OK where nobody has looked in time
        rules.table: see | who may do what
        rules.show: see | the rules
        rules.why: ask | why something was refused
        rules.can: ask | whether something is allowed
        rules.check: check | rules
        rules.try: try | rules
        rules.set: change | the rules
        undo.list: see | what can be taken back
        audit.list: see | the list of what happened
        audit.show: see | what happened
        audit.verify: check | the seals of the books
        data.check: check | the data file
        data.backup: copy | the data file
        data.restore: put back | a copy of the data file
        data.export: take out | the household's data
        data.export-own: take out | their own data
        data.erase: erase | what tells of somebody who left
        data.import: bring in | lists
        """, for: .english, puttingVerbs: .first)
}
