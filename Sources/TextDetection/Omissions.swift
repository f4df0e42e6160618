/// What of a screen was not looked at, as there was too much of it: so no screen takes more memory than it
/// may.
package struct Omissions {
    /// Components with fewer pixels than this were left out.
    private var leastArea = 1
    private var hasLeftOutLines = false

    package init() {}

    package mutating func add(leastArea other: Int) { leastArea = max(leastArea, other) }
    package mutating func addLines() { hasLeftOutLines = true }

    /// What was left out, a sentence each.
    package var sentences: [String] {
        var sentences: [String] = []
        if leastArea > 1 {
            sentences.append(
                "the screen is full of specks: what has fewer than \(leastArea) connected pixels "
                    + "was not looked at")
        }
        if hasLeftOutLines {
            sentences.append(
                "the screen has more than \(LineReader.mostLines) lines: the smallest were not looked at")
        }
        return sentences
    }
}
