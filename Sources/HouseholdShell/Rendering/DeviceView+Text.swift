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

    /// What is told of it where it was just paired.
    func lines(_ home: HouseholdText, asking device: PairingProof) -> [Phrase] {
        let names = home.names(people)
        let first: Phrase =
            switch kind {
            case .board: "\"\(name)\" is a board for \(names)."
            case .personal: "\"\(name)\" is paired for \(names) alone."
            }
        let own = device.name.text
        let asked: Phrase =
            device.address.map { "It calls itself \"\(own)\" and asks from \($0)." }
            ?? "It calls itself \"\(own)\"."
        return [first, asked, "Not so? device remove \(number)"]
    }
}
