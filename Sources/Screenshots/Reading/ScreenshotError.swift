package import FileSystem
internal import Raster

/// Why a screenshot cannot be read: the file and its fault.
public struct ScreenshotError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with a file.
    public enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
        /// The system does not hand out its bytes; in the system's words.
        case unreadable(String)
        /// It has more bytes than the limit allows.
        case tooLarge(limit: Int)
        /// It is no intact image of a format that can be read: the fault, in words.
        case invalid(String)
        /// It is intact, and no contrast can be told from its colours: high dynamic range, for example; in
        /// words.
        case colors(String)

        /// The fault in a clause, without the file's name.
        public var description: String {
            switch self {
            case .unreadable(let reason): "cannot be read: \(reason)"
            case .tooLarge(let limit): "too large: the limit is \(limit) bytes"
            case .invalid(let fault): fault
            case .colors(let reason): ImageError.colors(reason).description
            }
        }
    }

    /// The file.
    public let path: String
    /// What is wrong with it.
    public let fault: Fault

    /// Creates an error.
    public init(path: String, fault: Fault) {
        self.path = path
        self.fault = fault
    }

    /// The file and its fault.
    public var description: String { "\(path): \(fault)" }
}

extension ScreenshotError.Fault {
    /// What a decoder has against a file.
    init(_ error: ImageError) {
        self =
            switch error {
            case .invalid(let fault): .invalid(fault)
            case .colors(let reason): .colors(reason)
            }
    }

    /// What the file system has against a file.
    package init(_ fault: FileFault) {
        self =
            if case .tooLarge(let limit) = fault { .tooLarge(limit: limit) } else { .unreadable("\(fault)") }
    }
}
