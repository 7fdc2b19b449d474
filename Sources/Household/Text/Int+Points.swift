extension Int {
    /// So many points: `1 point`, `-2 points`.
    public var inPoints: Phrase { "\(self) points" }
}
