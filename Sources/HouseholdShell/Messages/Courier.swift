package import Dispatches

/// What takes messages out of the program and brings in answers to them, and says what became of each errand that it took.
///
/// Messages may go to this machine itself only where whoever runs the program says so.
package typealias Courier =
    @Sendable (_ errands: [Errand], _ mayBeLocal: Bool) async -> [Receipt]
