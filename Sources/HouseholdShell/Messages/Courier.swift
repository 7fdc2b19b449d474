package import Dispatches

/// What takes messages out of the program, and says what became of each that it took.
///
/// Messages may go to this machine itself only where whoever runs the program says so.
package typealias Courier =
    @Sendable (_ dispatches: [Dispatch], _ mayBeLocal: Bool) async -> [Receipt]
