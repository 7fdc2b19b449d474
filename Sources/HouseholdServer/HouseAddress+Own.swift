#if Server
    package import Foundation
    package import HouseholdProtocol

    extension HouseAddress {
        /// How this computer is reached in the house, by its name first and then by its numbers, with the mark of the
        /// authority in `folder`, which is made where there is none if `isMade`.
        ///
        /// - Throws: That it can't be made or read, or is not kept from others.
        package static func own(
            in folder: String, port: Int, making isMade: Bool, now: Date
        ) throws(ServerFault) -> [HouseAddress] {
            let host = HouseNumbers.host
            let authority = try HouseAuthority(in: folder, of: host, making: isMade, now: now)
            let mark = try authority.mark()
            let numbers = HouseNumbers.own.filter { !HouseNumbers.isLoopback($0) }
            return ([host] + numbers.compactMap(HouseNumbers.text(of:)))
                .map { HouseAddress(host: $0, port: port, mark: mark) }
        }
    }
#endif
