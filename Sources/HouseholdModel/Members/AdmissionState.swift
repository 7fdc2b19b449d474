/// How far it has come that somebody asked to come into a household with its code.
package enum AdmissionState: String, CaseIterable, Hashable, Sendable, Codable {
    /// Nobody there has answered.
    case waiting
    /// Somebody there has said no.
    case refused
}
