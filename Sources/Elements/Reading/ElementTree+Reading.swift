internal import PaletteFiles

extension ElementTree {
    /// Reads a view tree, whoever wrote it; what wrote it is told from its content.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - path: Its path, for faults.
    ///   - scale: Pixels per point of the screen, for formats that are in pixels.
    /// - Throws: ``ElementError`` for what is none, says what cannot be, or is more than the limits
    ///   on size and depth allow. A tree without elements is a fault, too: nothing could be checked by it.
    public init(decoding bytes: [UInt8], path: String, scale: Double) throws(ElementError) {
        guard bytes.count <= ElementLimits.fileSize else {
            throw ElementError(path: path, fault: "too large: the limit is \(ElementLimits.fileSize) bytes")
        }
        let source = SourceText(path: path, bytes: WindowDump.withoutGreeting(bytes))
        let tree: ElementTree
        do throws(PaletteFault) {
            try source.requireUTF8()
            switch source.bytes.first(where: { $0 > 0x20 }) {
            case UInt8(ascii: "{"), UInt8(ascii: "["): tree = try ElementDocument(source).tree()
            case UInt8(ascii: "<"): tree = try WindowDump(source, scale: scale).tree
            case UInt8(ascii: "-"): tree = try AriaSnapshot(source).tree()
            case nil: throw PaletteFault(at: source.location(of: 0), "the file is empty")
            default: tree = try DebugDescription(source).tree()
            }
        } catch {
            throw ElementError(error)
        }
        guard !tree.elements.isEmpty else {
            throw ElementError(path: path, fault: "there is no element in it")
        }
        self = tree
    }
}

/// Collects the elements of a tree, within the limits.
struct ElementCollector {
    private(set) var elements: [ScreenElement] = []
    /// Names of roles that are not known, each once.
    private(set) var unknownRoles: [String] = []

    /// The most names that are kept.
    private static let mostUnknownRoles = 20

    /// Keeps the name of a role that is not known.
    mutating func add(unknownRole name: String) {
        guard unknownRoles.count < Self.mostUnknownRoles, !unknownRoles.contains(name) else { return }
        unknownRoles.append(name)
    }

    /// Adds an element.
    ///
    /// - Parameters:
    ///   - element: The element; what lies beyond any screen is a fault.
    ///   - depth: How many it lies in.
    ///   - place: Where it is written.
    /// - Returns: Its index.
    mutating func add(
        _ element: ScreenElement, depth: Int, at place: SourceLocation
    ) throws(PaletteFault) -> Int {
        guard elements.count < ElementLimits.count else {
            throw PaletteFault(at: place, "there are more than \(ElementLimits.count) elements")
        }
        guard depth < ElementLimits.depth else {
            throw PaletteFault(at: place, "elements lie more than \(ElementLimits.depth) deep here")
        }
        let frame = element.frame
        guard [frame.x, frame.y, frame.maxX, frame.maxY].allSatisfy({ abs($0) <= ElementLimits.farthest }),
            frame.width >= 0, frame.height >= 0
        else {
            throw PaletteFault(at: place, "this is no place on a screen: \(frame.words)")
        }
        var element = element
        element.label = element.label.map(Self.shortened)
        element.value = element.value.map(Self.shortened)
        element.identifier = element.identifier.map(Self.shortened)
        elements.append(element)
        return elements.count - 1
    }

    private static func shortened(_ text: String) -> String { String(text.prefix(ElementLimits.textLength)) }
}

extension ElementFrame {
    /// The corner and the size: `12, 40, 100 × 44`.
    fileprivate var words: String { "\(x), \(y), \(width) × \(height)" }
}
