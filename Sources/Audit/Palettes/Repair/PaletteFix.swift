internal import ColorMath
internal import FileSystem
internal import PaletteFiles

/// The repairs of a palette as changes of its files.
///
/// A notation may hold a colour only nearly, so what is judged is the colour that a file holds afterwards:
/// where it would miss a ratio by a hair, the repair aims a little higher.
public struct PaletteFix: Sendable {
    /// A file before and after.
    public struct File: Hashable, Sendable {
        /// The path, as the palette names it.
        public let path: String
        /// The bytes as they are.
        public let original: [UInt8]
        /// The bytes as they are to be: other than the original in the literals and names that are repaired
        /// only.
        public let repaired: [UInt8]
    }

    /// A repair that cannot be written.
    public struct Obstacle: Hashable, Sendable {
        /// The repair.
        public let repair: PaletteRepair
        /// Why it cannot be written and what to do.
        public let reason: String
    }

    /// The files that change, by path.
    public let files: [File]
    /// The repairs that the files hold.
    public let repairs: [PaletteRepair]
    /// The repairs that they do not hold.
    public let obstacles: [Obstacle]
    /// The files that were to change and could not be read.
    public let unread: [UnreadInput]

    private let audit: PaletteAudit
    private let options: RepairOptions

    /// How far above a ratio a repair aims, in turn.
    private static let headrooms = [0, 0.01, 0.03, 0.1]

    /// Works out the changes; the files are read and not written.
    ///
    /// - Parameters:
    ///   - audit: The palette, audited.
    ///   - options: What may change.
    public init(of audit: PaletteAudit, options: RepairOptions = RepairOptions()) {
        self.init(of: audit, options: options, editedBy: FileEdits())
    }

    /// Does the same where some files hold something else.
    init(of audit: PaletteAudit, options: RepairOptions, editedBy edits: FileEdits) {
        func aiming(_ headroom: Double) -> Attempt {
            Attempt(of: audit, options, headroom: headroom, editedBy: edits)
        }
        var attempt = aiming(Self.headrooms[0])
        for headroom in Self.headrooms.dropFirst() where !attempt.holds { attempt = aiming(headroom) }
        files = attempt.files
        repairs = attempt.repairs
        obstacles = attempt.obstacles
        unread = attempt.unread
        self.audit = audit
        self.options = options
    }

    /// The name of the palette.
    var paletteName: String { audit.palette.name }

    /// What the changes leave.
    public struct Remainder: Hashable, Sendable {
        /// The first of the pairs that fail and that no change was found for, with why.
        public let findings: [PaletteFinding]
        /// How many there are beyond those.
        public let furtherCount: Int
        /// How many pairs fail that are left because they are only guessed.
        public let guessedPairCount: Int
    }

    /// Works out what the changes leave.
    ///
    /// - Parameter limit: How many findings are kept, in the order of their places.
    public func remainder(limit: Int = .max) -> Remainder {
        var first = FirstOnes<PaletteFinding>(limit) { $0.location < $1.location }
        var guessed: Set<[String]> = []
        audit.forEachPairFinding(after: options) { finding in
            guard finding.verdict == .fail else { return }
            if finding.isGuessed, !options.fixesGuessedPairs {
                guessed.insert(finding.colors)
            } else if finding.suggestion == nil {
                first.add(finding)
            }
        }
        return Remainder(
            findings: first.elements, furtherCount: first.otherCount, guessedPairCount: guessed.count)
    }

    /// The repairs with some headroom, written.
    private struct Attempt {
        var files: [File] = []
        var repairs: [PaletteRepair] = []
        var obstacles: [Obstacle] = []
        var unread: [UnreadInput] = []
        /// Whether the colours that the files hold settle every pair that the repairs settle.
        var holds = true

        init(
            of audit: PaletteAudit, _ options: RepairOptions, headroom: Double, editedBy changed: FileEdits
        ) {
            guard let plan = audit.repairPlan(options, headroom: headroom) else { return }
            var held: [ColorLiteral: DynamicColor] = [:]
            // By bytes: two files may have names that differ only in their Unicode form.
            let byFile = Dictionary(grouping: plan.repairs) { Array($0.location.path.utf8) }
            let copies = plan.repairs.flatMap { repair in
                repair.copies(in: audit.palette).map { (literal: $0, color: repair.replacement) }
            }
            let copiesByFile = Dictionary(grouping: copies) { Array($0.literal.location.path.utf8) }
            let keys = Set(byFile.keys).union(copiesByFile.keys)
            for key in keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                let repairs = byFile[key] ?? []
                let path = String(decoding: key, as: UTF8.self)
                let bytes: [UInt8]
                do throws(FileFault) {
                    bytes = try changed.contents(of: path, limit: PaletteReader().fileSizeLimit)
                } catch {
                    unread.append(UnreadInput(path: path, fault: "cannot be read: \(error)"))
                    obstacles += repairs.map {
                        Obstacle(repair: $0, reason: "\(path): the file cannot be read: \(error)")
                    }
                    continue
                }
                var edits: [TextEdit] = []
                for repair in repairs {
                    do throws(ColorRewritingError) {
                        guard case .literal(let own) = repair.change else {
                            edits += [try repair.renaming(in: bytes)].compactMap(\.self)
                            self.repairs.append(repair)
                            continue
                        }
                        let rewriting = try own.rewriting(as: repair.replacement, in: bytes)
                        edits += rewriting.edits
                        held[own] = rewriting.color
                        self.repairs.append(repair)
                        // What is fallen back on may be repaired by itself.
                        guard let fallback = rewriting.fallback,
                            !repairs.contains(where: { $0.literal?.bytes == fallback.edit.bytes })
                        else { continue }
                        guard let literal = plan.literal(of: fallback.edit.bytes, in: path) else {
                            edits.append(fallback.edit)
                            continue
                        }
                        // What passes on wider screens need not pass on those of sRGB. Where no colour near
                        // it does, the digits stay as they are.
                        guard let color = plan.nearest(to: fallback.color, for: literal) else { continue }
                        let change = try literal.rewriting(as: color, in: bytes)
                        edits += change.edits
                        held[literal] = change.color
                    } catch {
                        obstacles.append(Obstacle(repair: repair, reason: error.description))
                    }
                }
                for copy in copiesByFile[key] ?? []
                where !repairs.contains(where: { $0.literal?.bytes == copy.literal.bytes }) {
                    // One that cannot be written stays, and is reported as a name with two values.
                    edits += (try? copy.literal.rewriting(as: copy.color, in: bytes))?.edits ?? []
                }
                if !edits.isEmpty, let repaired = edits.applied(to: bytes) {
                    files.append(File(path: path, original: bytes, repaired: repaired))
                }
            }
            holds = plan.holds(with: held, requiring: audit.pairs)
        }
    }
}

extension PaletteRepair {
    /// The other literals that write out the colour for the same name and mode.
    fileprivate func copies(in palette: Palette) -> [ColorLiteral] {
        literal.flatMap { palette.literalCopies[$0] } ?? []
    }

    /// The change of a reference.
    fileprivate func renaming(in file: [UInt8]) throws(ColorRewritingError) -> TextEdit? {
        guard case .reference(let reference, let entry) = change else { return nil }
        return try reference.edit(naming: entry, in: file)
    }
}
