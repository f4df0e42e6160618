internal import FileSystem

/// A pattern over paths as `.gitignore` has them, for the paths below the folder that it is written in.
public struct PlacedPattern: Hashable, Sendable {
    /// The pattern.
    public let text: String
    /// The folder of the file that it is written in; empty for the working folder.
    public let folder: String

    /// Places a pattern.
    public init(_ text: String, in folder: String = "") {
        self.text = text
        self.folder = folder
    }
}

extension PathPatternList {
    /// The patterns as a list.
    init(_ patterns: [PlacedPattern]) {
        self.init([], in: "")
        for run in patterns.runs { add(run.map(\.text), in: run[run.startIndex].folder) }
    }
}

extension [PlacedPattern] {
    /// The patterns, those behind each other of one folder together.
    fileprivate var runs: [ArraySlice<PlacedPattern>] {
        var runs: [ArraySlice<PlacedPattern>] = []
        var start = startIndex
        for place in indices where self[place].folder != self[start].folder {
            runs.append(self[start..<place])
            start = place
        }
        return isEmpty ? [] : runs + [self[start...]]
    }
}
