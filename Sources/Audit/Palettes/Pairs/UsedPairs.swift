internal import PaletteFiles

/// The pairs that the files of a palette paint.
struct UsedPairs {
    /// A pair with the modes that it is painted in.
    struct Pair {
        let ink: Int
        let backdrop: Int
        fileprivate(set) var modes: Set<Int>
        let location: SourceLocation
        /// Whether it is of marks and no text, wherever it is painted.
        fileprivate(set) var isMark: Bool
        /// Whether it is of large text, wherever it is painted, or of marks.
        fileprivate(set) var isLarge: Bool
        /// Why it is not certain that the two meet, wherever they are painted; `nil` where it is.
        fileprivate(set) var doubt: PaintDoubt?
        /// What lies behind the backdrop, where that is known; empty where it is not, somewhere.
        fileprivate(set) var canvases: Set<Int>
    }

    /// Each pair once, in the order of the files.
    private(set) var pairs: [Pair] = []

    init(of palette: Palette, colors: PaletteColors) {
        let entries = palette.entryPlaces
        var places: [[Int]: Int] = [:]
        for use in palette.uses {
            guard let ink = entries[use.ink], let backdrop = entries[use.backdrop], ink != backdrop else {
                continue
            }
            let canvas = use.canvas.flatMap { entries[$0] }
            let told = palette.modes.indices.filter { use.holds(in: palette.modes[$0]) }
            let modes =
                told.isEmpty ? palette.modes.indices.filter { use.mayHold(in: palette.modes[$0]) } : told
            if let place = places[[ink, backdrop]] {
                pairs[place].modes.formUnion(modes)
                pairs[place].isMark = pairs[place].isMark && use.isMark
                pairs[place].isLarge = pairs[place].isLarge && (use.isLarge || use.isMark)
                if use.doubt == nil { pairs[place].doubt = nil }
                if let canvas, !pairs[place].canvases.isEmpty {
                    pairs[place].canvases.insert(canvas)
                } else {
                    pairs[place].canvases = []
                }
            } else {
                places[[ink, backdrop]] = pairs.count
                pairs.append(
                    Pair(
                        ink: ink, backdrop: backdrop, modes: Set(modes), location: use.location,
                        isMark: use.isMark, isLarge: use.isLarge || use.isMark, doubt: use.doubt,
                        canvases: canvas.map { [$0] } ?? []))
            }
        }
        for place in pairs.indices where pairs[place].doubt == .overContent {
            // What is opaque lies over whatever there is.
            let backdrop = pairs[place].backdrop
            let isOpaque = pairs[place].modes.allSatisfy { colors[backdrop, $0]?.isOpaque ?? true }
            if isOpaque { pairs[place].doubt = nil }
        }
    }
}
