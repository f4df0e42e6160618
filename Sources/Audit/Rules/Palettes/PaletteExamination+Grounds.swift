internal import ColorMath
internal import PaletteFiles

extension PaletteExamination {
    /// What the colours of a mode lie on: the plainest backdrop of the palette at large that is opaque
    /// there, else black in dark and white in any other mode.
    func ground(in mode: Int) -> SRGB {
        let opaque = grounds.lazy.compactMap { self.colors[$0, mode] }.first(where: \.isOpaque)
        let plain: SRGB8 = palette.modes[mode].luminosity == .dark ? .black : .white
        return opaque?.color.color ?? SRGB(plain)
    }

    /// What an entry looks like in a mode, laid on ``ground(in:)`` where something shines through it.
    func appearance(of entry: Int, in mode: Int) -> SRGB? {
        colors[entry, mode].map {
            $0.isOpaque ? $0.color.color : $0.color.composited(over: ground(in: mode))
        }
    }

    /// The fills, which inks are named after, and these inks: `accent` and `accent-foreground`, `primary` and
    /// `onPrimary`; `primary-text` may be one, or tinted text.
    var fills: (fills: Set<Int>, inks: Set<Int>) {
        let places = Dictionary(
            names.enumerated().map { ($1.words, $0) }, uniquingKeysWith: { first, _ in first })
        var (fills, inks): (Set<[String]>, Set<Int>) = ([], [])
        for (entry, name) in names.enumerated() {
            let target: [String]
            if let last = name.words.last, ["foreground", "fg", "content", "text"].contains(last) {
                target = name.words.dropLast()
            } else if name.words.first == "on" {
                target = Array(name.words.dropFirst())
            } else {
                continue
            }
            // `text-content` is no ink of a fill `text`.
            guard let fill = places[target], names[fill].use != .text, names[fill].use != .icon else {
                continue
            }
            fills.insert(target)
            inks.insert(entry)
        }
        return (Set(names.indices.filter { fills.contains(names[$0].words) }), inks)
    }
}
