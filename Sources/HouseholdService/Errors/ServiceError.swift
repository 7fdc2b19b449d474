package import Credentials
package import Household
package import HouseholdStore

/// Why an operation was not done.
package enum ServiceError: Error, Hashable, Sendable {
    /// A kind of thing that people name.
    package enum Noun: String, Hashable, Sendable {
        case chore, reward, request, entry, badge, absence, person, session, action, rule
    }

    /// Nobody is signed in, or the session has ended.
    case notSignedIn
    /// There is no household yet, or the account is in none.
    case noHousehold
    /// The rules do not allow it.
    case refused(Refusal)
    /// It is not there, or not for this member to see.
    case notFound(Noun, String)
    /// Signing in was refused, whatever the cause.
    case signInRefused
    /// Joining was refused, whatever the cause.
    case keyRefused
    /// The recovery was refused, whatever the cause.
    case recoveryRefused
    /// A password or code can't be chosen.
    case password(PasswordRefusal)
    /// A text can't be used for what it was given.
    case text(TextError, field: Phrase)
    /// A value is out of range or unreadable.
    case value(field: Phrase, expected: Phrase)
    /// The due date lies in the past.
    case pastDue(Day)
    /// An absence ends before today.
    case pastAbsence(Day)
    /// The user name belongs to somebody.
    case usernameTaken(Username)
    /// The e-mail address belongs to somebody.
    case emailTaken
    /// Somebody in the household is called so, or looks the same.
    case nameTaken(Name)
    /// The name could be taken for a number, a command or a parent.
    case nameMisleads(Name)
    /// The account is in a household already.
    case alreadyInHousehold(Title)
    /// The child has joined already.
    case childHasJoined(Name)
    /// The child has not joined yet.
    case childHasNotJoined(Name)
    /// As many linking keys are open as a household may have.
    case tooManyKeys
    /// Somebody else did the chore.
    case choreDoneByOther(Number, Name)
    /// The date is for a time that has not come yet, and begins then.
    case choreNotYet(Title, Due)
    /// The chore is done for today, and the next date is the member's own.
    case choreIsLater(Title, Due)
    /// The chore has no date on that day that could be done.
    case noDate(Title, Day)
    /// The chore is done, and can't be planned any more.
    case choreIsDone(Number)
    /// The chore was skipped or missed, and can't be done on that date any more.
    case choreIsClosed(Number)
    /// The chore is somebody's by plan, and can't be taken or handed back.
    case choreIsAssigned(Number)
    /// The chore comes back by a rule, so that its due date alone can't be changed.
    case choreRepeats(Number)
    /// A rule has no date at all.
    case neverOccurs
    /// Later dates of the chore were done, which have to be taken back first.
    case laterDates(Number, Day)
    /// Something of the chore waits for an OK, which has to be answered first.
    case choreWaits(Number)
    /// Nobody has said that the chore is done, or a parent has looked already.
    case nothingWaits(Number)
    /// Several members have a date of the chore, and nobody said whose is meant.
    case whose(Number, [String])
    /// Each of several has the chore for themselves, and the member is not one of them.
    case choreIsNotFor(Number, Name)
    /// The chore is only proposed, and a parent has yet to answer.
    case choreIsProposed(Number)
    /// Nobody says that the chore is done: a member asks to skip it, with a reason or without.
    case asksToSkip(Number, Name, Note?)
    /// Nobody proposes the chore, or a parent has answered already.
    case notProposed(Number)
    /// A parent needs nobody's yes to add a chore.
    case parentsAdd
    /// As many lines are written on the chore as it may have.
    case tooManyNotes(Number)
    /// There is as much of something as there may be.
    case tooMany(Quota)
    /// A to-do of one's own has no points, no look, and nobody else.
    case todoIsOwn
    /// Steps of the chore are not ticked, by their numbers.
    case stepsLeft(Number, [Int: Title])
    /// The chore has only so many steps.
    case noStep(Number, count: Int)
    /// What was done last is something that can't be taken back, and not what would be.
    case notInUndo(Phrase, instead: [String])
    /// Points move once for what was taken back; it is not done again.
    case notInRedo
    /// A later change of the same thing has to be taken back first.
    case inTheWay(LaterChange)
    /// Only children have an age band.
    case ageIsForChildren
    /// Points can't move so.
    case points(PointsProblem)
    /// A reward can't be set, asked for or given so.
    case reward(RewardProblem)
    /// Somebody changed it at the same moment.
    case changedMeanwhile
    /// The request was made before, with other content.
    case requestReused
    /// The books do not add up.
    case bookDamaged(BookFault)
    /// Something in the books does not fit, which a parent reads more of.
    case bookNotWhole
    /// It is not the password of whoever is signed in, or too many were tried.
    case passwordWrong
    /// Whoever is signed in may, but gave the password too long ago for that.
    case passwordWanted
    /// The parent has not sealed the books.
    case noSeal
    /// The rules that were handed in can't be used.
    case rules(String)
    /// With the rules the owner could not do that any more.
    case rulesLockOut(Action)
    /// Somebody changed the rules while others were looked at.
    case rulesChanged
    /// The rules that were handed in break a wall.
    case wallBroken(Breach)
    /// The password could not be worked on.
    case hashing(HashingError)
    /// The data file can't be used.
    case store(StoreError)
    /// Something that should never happen.
    case bug(String)
}
