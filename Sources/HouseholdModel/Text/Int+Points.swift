extension Int {
    /// So many points: `1 point`, `-2 points`.
    package var inPoints: Phrase { "\(self) points" }
}
