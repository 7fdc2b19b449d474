#if Server
    package import Foundation
    package import HouseholdProtocol

    extension HouseAddress {
        /// How this computer is reached in the house, by its name first and then by its addresses, with the fingerprint of the
        /// authority in `folder`, which is made where there is none if `isMade`.
        ///
        /// - Throws: That it can't be made or read, or is not kept from others.
        package static func own(
            in folder: String, port: Int, making isMade: Bool, now: Date
        ) throws(ServerFault) -> [HouseAddress] {
            let host = PrivateAddresses.host
            let authority = try HouseAuthority(in: folder, of: host, making: isMade, now: now)
            let fingerprint = try authority.fingerprint()
            let addresses = PrivateAddresses.own.filter { !PrivateAddresses.isLoopback($0) }
            return ([host] + addresses.compactMap(PrivateAddresses.text(of:)))
                .map { HouseAddress(host: $0, port: port, fingerprint: fingerprint) }
        }
    }
#endif
