/// Something in a palette's file that could not be read or worked out; the rest of the file was.
public struct PaletteFault: Error, Hashable, Sendable {
    /// What is lost by a fault.
    public enum Kind: Hashable, Sendable {
        /// A file, or a part of one, could not be read: nobody knows what it holds.
        case unreadable
        /// The files were read, but the values of some names could not be worked out from them.
        case unresolved([EntryName])
        /// A name is given twice, where whoever uses it gets one colour.
        case repeated
    }

    /// Where it is.
    public let location: SourceLocation
    /// What is wrong and what to do, in a sentence.
    public let message: String
    /// What is lost.
    public internal(set) var kind: Kind
    /// The name that none of the files declares, where that is all that is wrong.
    public let undeclared: String?

    /// Describes a fault.
    ///
    /// - Parameters:
    ///   - location: Where it is.
    ///   - message: What is wrong and what to do, in a sentence.
    ///   - kind: What is lost.
    ///   - undeclared: The name that none of the files declares, where that is all that is wrong.
    public init(
        at location: SourceLocation, _ message: String, kind: Kind = .unreadable, undeclared: String? = nil
    ) {
        self.location = location
        self.message = message
        self.kind = kind
        self.undeclared = undeclared
    }
}

extension PaletteFault {
    /// Whether something could not be read.
    public var isUnread: Bool { kind == .unreadable }

    /// The names without a value; `nil` where the fault is another.
    public var unresolvedNames: [EntryName]? {
        if case .unresolved(let names) = kind { names } else { nil }
    }

    /// The same, as what keeps a name from having a value.
    func leaving(_ name: EntryName) -> PaletteFault {
        PaletteFault(at: location, message, kind: .unresolved([name]), undeclared: undeclared)
    }
}

extension PaletteFault: CustomStringConvertible {
    /// The place and the fault on one line.
    public var description: String { "\(location): \(message)" }
}

extension PaletteFault {
    /// A name that is given a value again for a mode; the first counts.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - mode: The mode.
    ///   - location: Where it is given again.
    ///   - first: Where it has its value.
    ///   - others: The number of other names of the file of which the same is to be said.
    static func repeating(
        _ name: String, for mode: PaletteMode, at location: SourceLocation, after first: SourceLocation,
        others: Int = 0
    ) -> PaletteFault {
        let noun = others == 1 ? "name" : "names"
        let more = others > 0 ? ", as \(others) other \(noun) of this file," : ""
        let shown = mode == .base ? "" : " for \(mode)"
        return PaletteFault(
            at: location, "\(name)\(more) has a value\(shown) already, at \(first); that one counts",
            kind: .repeated)
    }
}
