import HouseholdModel
import HouseholdService
import HouseholdWords

extension DeviceView {
    /// What it is, in a table.
    var kindWords: Phrase {
        switch kind {
        case .board: waiting ? "board, waits" : "board"
        case .personal: waiting ? "one's own, waits" : "one's own"
        }
    }

    /// For whom it is, in a sentence.
    func line(_ home: HouseholdText) -> Phrase {
        let names = home.names(people)
        return switch kind {
        case .board: "\"\(name)\" is a board for \(names)."
        case .personal: "\"\(name)\" is paired for \(names) alone."
        }
    }

    /// What is told of it where it was just paired.
    func lines(_ home: HouseholdText, asking device: PairingProof) -> [Phrase] {
        let own = device.name.text
        let asked: Phrase =
            device.address.map { "It calls itself \"\(own)\" and asks from \($0)." }
            ?? "It calls itself \"\(own)\"."
        return [line(home), asked, "Not so? device remove \(number)"]
    }
}
