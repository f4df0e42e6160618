public import Audit

/// An input of a run on screens.
public struct RunInput: Hashable, Sendable {
    /// Its place among all inputs of the run, from 0.
    public let index: Int
    /// The path as reports name it.
    public let path: String
    /// Why there is nothing to read, where that is known already.
    let fault: UnreadInput?

    /// The inputs of a run: the files, then what stands for no file.
    public static func inputs(files: [String], unmatched: [UnreadInput]) -> [RunInput] {
        files.enumerated().map { RunInput(index: $0, path: $1, fault: nil) }
            + unmatched.enumerated().map {
                RunInput(index: files.count + $0, path: $1.path, fault: $1)
            }
    }
}
