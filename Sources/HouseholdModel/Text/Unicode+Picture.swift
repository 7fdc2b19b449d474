extension Unicode.Scalar {
    /// Whether it is a part of pictures and none by itself: half a flag, and a skin.
    var isPartOfPictures: Bool {
        ("\u{1F1E6}"..."\u{1F1FF}").contains(self) || properties.isEmojiModifier
    }
}
