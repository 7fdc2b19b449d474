import Dispatches
import Synchronization

/// The phones on which messages arrive, with the buttons that can be touched there.
final class Phones: Sendable {
    private let buttons = Mutex<[(label: String, answer: Dispatch.Secret)]>([])
    private let answers = Mutex<[Dispatch.Secret]>([])
    private let spoken = Mutex<[Errand.Speech]>([])

    /// What arrived so far, with where.
    let arrived = Mutex<[Dispatch]>([])

    /// What becomes of what is to be read aloud.
    let hearing = Mutex(Receipt.Outcome.accepted)

    /// What was read aloud.
    var said: [Errand.Speech] { spoken.withLock(\.self) }

    /// Takes messages and brings in answers, as the courier does; `show` is told what somebody reads.
    func run(_ errands: [Errand], show: (String) -> Void) -> [Receipt] {
        errands.map { errand in
            switch errand {
            case .send(let dispatch):
                let replies = dispatch.message.replies
                buttons.withLock { $0 += replies.map { ($0.label, $0.body) } }
                arrived.withLock { $0.append(dispatch) }
                show(dispatch.message.text + replies.map { "\n  [\($0.label)]" }.joined())
                return Receipt(id: dispatch.id, outcome: .accepted)
            case .collect(let collection):
                return Receipt(
                    id: collection.id, outcome: .collected(answers.withLock(\.self)))
            case .speak(let speech):
                let outcome = hearing.withLock(\.self)
                if outcome == .accepted { spoken.withLock { $0.append(speech) } }
                return Receipt(id: speech.id, outcome: outcome)
            }
        }
    }

    /// Touches the last button that is labelled so; whether there is one.
    func touch(_ label: String) -> Bool {
        guard let button = buttons.withLock({ $0.last { $0.label == label } }) else { return false }
        answers.withLock { $0.append(button.answer) }
        return true
    }
}
