public import Raster

/// Why a baseline cannot be used.
public enum BaselineError: Error, Hashable, Sendable {
    /// The file cannot be read, and why.
    case unreadable(path: String, fault: String)
    /// The file is no baseline.
    case malformed(path: String)
    /// The file is of a version that this program does not know.
    case unknownVersion(path: String, version: Int)
    /// The file cannot be written.
    case unwritable(FileError)
}

extension BaselineError {
    /// Whether a file that was to be read is at fault; otherwise the file system is in the way.
    public var isInput: Bool {
        if case .unwritable = self { false } else { true }
    }
}

extension BaselineError: CustomStringConvertible {
    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .unreadable(let path, let fault):
            "\(path.visible): \(fault); write a baseline with --write-baseline"
        case .malformed(let path):
            "\(path.visible): this is no baseline; write one with --write-baseline"
        case .unknownVersion(let path, let version):
            "\(path.visible): baselines of version \(version) are not known here; use a newer legible, or write it anew with --write-baseline"
        case .unwritable(let error):
            error.description.visible
        }
    }
}
