extension StringProtocol {
    /// Whether a word stands anywhere in the text.
    func mentions(_ word: String) -> Bool { indices.contains { self[$0...].hasPrefix(word) } }
}
