package import ColorMath
package import Raster

/// One screenshot held against another of the same screen.
package struct ScreenComparison: Hashable, Sendable {
    /// The screen.
    package let screen: String
    /// The file that is held against.
    package let reference: String
    /// The file that is compared with it.
    package let path: String
    /// What differs, value by value: `dark against light`; empty where nothing says.
    package let words: String
    /// The traits in which the two differ.
    package let differences: [ScreenTrait]
    /// The state of the second; `nil` where both show the same.
    package let state: String?
    /// The number of lines that are on both.
    package let matchedLines: Int
    /// The number of lines of the first that are not on the second.
    package let lostLines: Int
    /// The number of lines of the second that are not on the first.
    package let newLines: Int
    /// What changed, pixel by pixel; `nil` where the two are not of one size.
    package let change: PixelChange?
    /// What shows the focus; `nil` for other states, and where nothing changed.
    package let focusIndicator: PixelChange.Indicator?
    /// What is not compared, and what may be wrong with it, a sentence each.
    package let notes: [String]
    /// What is wrong.
    package let findings: [ComparisonFinding]

    init(_ pair: ScreenPair, of screen: String, findings: [ComparisonFinding]) {
        self.screen = screen
        reference = pair.reference.member.path
        path = pair.screen.member.path
        words = pair.title
        differences = pair.differences
        state = pair.isOfStates ? pair.screen.traits[.state] : nil
        matchedLines = pair.matching.matches.count
        lostLines = pair.matching.lost.count
        newLines = pair.matching.new.count
        change = pair.change
        focusIndicator = pair.isOfStates ? pair.focusIndicator : nil
        self.findings = findings
        var notes: [String] = []
        if pair.isOfStates, pair.change == nil {
            notes.append("the two are not of one size in pixels: states are compared pixel by pixel")
        }
        if pair.screen.traits.isFocused, pair.reference.traits.isFocused {
            notes.append("there is no screenshot at rest: focus is seen by what it changes")
        }
        if pair.matching.omitted > 0 {
            notes.append("\(counted(pair.matching.omitted, "line")) were not compared: there are too many")
        }
        self.notes = notes
    }
}

/// A screenshot that was looked at.
package struct ComparedFile: Hashable, Sendable {
    /// The path.
    package let path: String
    /// Its size in pixels.
    package let frame: PixelRect
    /// What it was taken under, in words.
    package let words: String
    /// The configuration files that hold for it.
    package let configurationFiles: [String]
    /// The rules that are on by default and that were not checked, as the caller switched them off.
    package let disabledRules: [Rule.ID]
}

/// What comparing screenshots came to.
package struct ComparisonReport: Hashable, Sendable {
    /// The standards that were judged by.
    package let standards: [ContrastStandard]
    /// The screenshots that were looked at, in their order.
    package let files: [ComparedFile]
    /// The comparisons, in the order of the screens.
    package let comparisons: [ScreenComparison]
    /// What was found where several screens were held against one another.
    package let acrossScreens: [ComparisonFinding]
    /// What could not be compared.
    package var unread: [UnreadInput]
    /// What was left out, or has nothing to be compared with, a sentence each.
    package let notes: [String]
    /// The number of screenshots with nothing to compare them with.
    package let aloneCount: Int

    /// Every finding: by comparison, then across screens.
    package var findings: [ComparisonFinding] { comparisons.flatMap(\.findings) + acrossScreens }
}
