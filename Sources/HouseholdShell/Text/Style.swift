/// How a piece of text looks on a terminal; its meaning must be clear without.
package enum Style: Int, Hashable, Sendable {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
}
