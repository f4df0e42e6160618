public import Audit

/// Why a baseline cannot be used.
public enum BaselineError: Error, Hashable, Sendable {
    /// The file cannot be read, and why.
    case unreadable(path: String, fault: String)
    /// The file is no baseline: where it is not, and why.
    case malformed(path: String, line: Int, column: Int, fault: String)
    /// The file is of a version that this program does not know.
    case unknownVersion(path: String, version: Int)
    /// The file cannot be written: which one, and why.
    case unwritable(String)
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
            "\(path.visible): \(Self.unreadable(fault).visible)"
        case .malformed(let path, let line, let column, let fault):
            "\(path.visible):\(line):\(column): \(Self.malformed(fault).visible)"
        case .unknownVersion(let path, let version):
            "\(path.visible): \(Self.unknown(version))"
        case .unwritable(let fault):
            fault.visible
        }
    }
}

extension BaselineError {
    /// The fault as one of an input; `nil` where the file system is in the way.
    public var input: UnreadInput? {
        switch self {
        case .unreadable(let path, let fault): UnreadInput(path: path, fault: Self.unreadable(fault))
        case .malformed(let path, let line, let column, let fault):
            UnreadInput(
                path: path, at: UnreadInput.Place(line: line, column: column), fault: Self.malformed(fault))
        case .unknownVersion(let path, let version): UnreadInput(path: path, fault: Self.unknown(version))
        case .unwritable: nil
        }
    }

    private static func unreadable(_ fault: String) -> String {
        "this baseline cannot be read: \(fault); write one with --write-baseline"
    }

    private static func malformed(_ fault: String) -> String {
        "this is no baseline, \(fault); repair it, or delete it and write one with --write-baseline"
    }

    private static func unknown(_ version: Int) -> String {
        "baselines of version \(version) are not known here; use a newer legible, or delete it and write one with "
            + "--write-baseline"
    }
}
