import FileHandling
import HouseholdModel
import HouseholdProtocol
import HouseholdWords

extension ServeCommand {
    /// What would be served, where and how, as far as it can be told without opening or making anything.
    ///
    /// - Throws: What would stand against it already.
    func checked(
        _ settings: ServeSettings, in folder: String, by serving: Serving
    ) throws(Failure) -> Reply {
        let house = try settings.isOnLan ? addresses(settings, in: folder, by: serving) : []
        let places = try places(settings, in: folder, at: house.first)
        let socket = settings.socket(in: folder)
        if let status = try? FileStatus(of: socket), status.kind != .other {
            throw Failure(.noSocket(socket))
        }
        // The folder of the data is made with it.
        let parent = Folders.parent(of: socket)
        let isThere = (try? FileStatus(of: parent, followingLinks: true))?.kind == .folder
        guard isThere || parent == folder else { throw Failure(.cannotListen) }
        var lines: [Phrase] = []
        if let path = self.settings { lines.append("The settings in \(path) can be used.") }
        lines.append("The data is in \(folder).")
        lines += places.map { place in line(of: place, settings) }
        if settings.isOnLan, house.isEmpty {
            // As words: the number of a port is no amount.
            let port = "\(settings.port ?? HouseAddress.usualPort)"
            lines.append(
                "It would serve other computers of the house at port \(port), by links that are made then."
            )
        }
        lines.append(
            settings.copies(in: folder).map { "A copy of each day would go to \($0)." }
                ?? "No copies of the data would be kept.")
        return Reply(places.map(\.description), lines)
    }

    private func line(of place: ServerAddress, _ settings: ServeSettings) -> Phrase {
        switch place {
        case .socket where settings.isForAll:
            "It would serve at \(place.description), for all accounts of this computer."
        case .socket: "It would serve at \(place.description), for this account alone."
        case .loopback: "It would serve at \(place.description), for this computer alone."
        case .house: "It would serve at \(place.description), for other computers of the house."
        }
    }
}
