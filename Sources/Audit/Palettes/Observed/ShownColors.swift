internal import ColorMath
internal import ScreenReading

/// The colours of a palette in one mode by what a screen makes of them.
struct ShownColors {
    /// How many code values a channel may be off, and still be the colour.
    ///
    /// A colour is rounded to half a code value where it is drawn; where it is translucent, its opacity and
    /// what is seen of it are rounded too. A picture in the space of its display is brought to sRGB, which
    /// rounds again. Two cover all of these; colours that are one or two apart are told by the nearest.
    static let tolerance = 2

    private var opaque: [Cell: [(entry: Int, color: SRGB8)]] = [:]
    private var translucent: [(entry: Int, color: WithAlpha<SRGB>)] = []
    /// What translucent colours may be laid on.
    private var grounds: [(entry: Int, color: SRGB)] = []

    /// How many code values what is seen of a translucent backdrop may be off, which is rounded once: among
    /// so many layers on so many grounds, one that is further off is another by chance.
    private static let layerTolerance = 1

    /// Colours that are at most as far apart as the tolerance lie in one cell or in neighbours.
    private struct Cell: Hashable {
        let red: Int
        let green: Int
        let blue: Int

        init(_ color: SRGB8) {
            (red, green, blue) = (Int(color.red) / 4, Int(color.green) / 4, Int(color.blue) / 4)
        }

        private init(red: Int, green: Int, blue: Int) {
            (self.red, self.green, self.blue) = (red, green, blue)
        }

        var neighbors: some Sequence<Cell> {
            (0..<27).lazy.map { [self] index in
                Cell(red: red + index % 3 - 1, green: green + index / 3 % 3 - 1, blue: blue + index / 9 - 1)
            }
        }
    }

    /// Takes the colours of a mode, by index.
    ///
    /// - Parameters:
    ///   - colors: The colours.
    ///   - count: How many entries there are.
    ///   - grounds: The entries that translucent ones may be laid on; opaque ones count.
    ///   - mode: The mode.
    init(of colors: PaletteColors, count: Int, layeredOn grounds: [Int], in mode: Int) {
        self.grounds = grounds.compactMap { entry in
            colors[entry, mode].flatMap { $0.isOpaque ? (entry, $0.color.color) : nil }
        }
        for entry in 0..<count {
            guard let cell = colors[entry, mode], cell.color.alpha > 0 else { continue }
            if cell.isOpaque {
                let color = SRGB8(clipping: cell.color.color)
                opaque[Cell(color), default: []].append((entry, color))
            } else {
                translucent.append((entry, cell.color))
            }
        }
    }

    /// The colours that a backdrop may be, those nearest to it: an opaque one, or where none is, a
    /// translucent one on a ground of the palette.
    func backdrops(_ color: SRGB8) -> [Int] {
        let found = nearest(matches(color))
        guard found.isEmpty else { return found }
        return Set(nearest(layers(showing: color).map { ($0.entry, $0.distance) })).sorted()
    }

    /// The grounds on which a translucent colour looks like a backdrop; none for an opaque one.
    func grounds(of entry: Int, showing color: SRGB8) -> [Int] {
        let own = layers(showing: color).filter { $0.entry == entry }
        let least = own.map(\.distance).min()
        return own.filter { $0.distance == least }.map(\.ground)
    }

    /// The translucent colours that look like a backdrop, each with its ground and how far it is off.
    private func layers(showing color: SRGB8) -> [(entry: Int, ground: Int, distance: Int)] {
        translucent.flatMap { entry, layer in
            grounds.compactMap { ground, below in
                let distance = SRGB8(clipping: layer.composited(over: below)).largestDifference(from: color)
                return distance <= Self.layerTolerance ? (entry, ground, distance) : nil
            }
        }
    }

    /// The colours that an ink may be, those nearest to it: opaque ones, and translucent ones over what lies
    /// behind.
    ///
    /// - Parameter share: The least share of the ink's strength that is seen. Only where nothing is the
    ///   colour itself, it may be a stronger one.
    func inks(_ color: SRGB8, over backdrop: SRGB8, showing share: Double) -> [Int] {
        let found = nearest(
            matches(color)
                + translucent.compactMap { entry, ink in
                    let seen = SRGB8(clipping: ink.composited(over: SRGB(backdrop)))
                    let distance = seen.largestDifference(from: color)
                    return distance <= Self.tolerance ? (entry, distance) : nil
                })
        guard found.isEmpty, share < 1 else { return found }
        let weakening = InkWeakening(seen: color, over: backdrop, showing: share)
        let stronger =
            opaque.values.joined().filter { weakening.mayStem(from: SRGB($0.color)) }.map(\.entry)
            + translucent.filter { weakening.mayStem(from: $0.color.composited(over: SRGB(backdrop))) }
            .map(\.entry)
        return stronger.sorted()
    }

    private func matches(_ color: SRGB8) -> [(entry: Int, distance: Int)] {
        Cell(color).neighbors.flatMap { cell in
            (opaque[cell] ?? []).compactMap { entry, other in
                let distance = other.largestDifference(from: color)
                return distance <= Self.tolerance ? (entry, distance) : nil
            }
        }
    }

    private func nearest(_ matches: [(entry: Int, distance: Int)]) -> [Int] {
        guard let least = matches.map(\.distance).min() else { return [] }
        return matches.filter { $0.distance == least }.map(\.entry).sorted()
    }
}

/// An ink on strokes too thin to show it all.
private struct InkWeakening {
    private let backdrop: SIMD3<Double>
    private let seen: SIMD3<Double>
    private let share: Double

    init(seen: SRGB8, over backdrop: SRGB8, showing share: Double) {
        self.backdrop = SRGB(backdrop).components
        self.seen = SRGB(seen).components - self.backdrop
        self.share = share
    }

    /// Whether a stronger ink may look like this: what is seen lies on the way to it.
    func mayStem(from ink: SRGB) -> Bool {
        let whole = ink.components - backdrop
        let square = (whole * whole).sum()
        guard square > 0 else { return false }
        let part = (seen * whole).sum() / square
        let rest = seen - whole * part
        let tolerance = Double(ShownColors.tolerance) / 255
        return part >= share && part <= 1 && rest.replacing(with: -rest, where: rest .< 0).max() <= tolerance
    }
}
