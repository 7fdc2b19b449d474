/// Whether something is on.
enum Switch: String, CaseIterable {
    case on, off
}
