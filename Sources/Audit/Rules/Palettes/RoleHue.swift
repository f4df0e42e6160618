internal import ColorMath
internal import PaletteFiles
internal import SystemColors

extension Rule {
    /// What destroys is red, and what calls is green.
    public static let roleHue = Rule(
        id: "role-hue",
        name: "Hues with a meaning",
        summary: "Colours that mean something have the hue that the platform gives that meaning.",
        rationale: """
            People know from every other app that what destroys or is wrong is red, as badges are, that the \
            button that calls is green, and that the pins of a map are green where a way starts, red where \
            it ends and purple where someone has put them. A name says the meaning, or a role of \
            .legible.yml for destructive and badge. A colour has the hue of the system's that is nearest on \
            the hue circle of OKLCH: red and pink count as red, green and mint as green. Greys have none. \
            Looked at are the platform's own files, asset catalogs and Swift sources; the verdict is review, \
            as a brand may have its reasons.
            """,
        guidelines: [.interface("Color", "Best practices", at: "color")],
        severity: .note,
        examples: [
            .found(palette: PaletteExample(["destructive": "#0055D4"], notation: .assetCatalog)),
            .notFound(palette: PaletteExample(["destructive": "#C00000"], notation: .assetCatalog)),
            .notFound(palette: PaletteExample(["destructive": "#0055D4"])),
            .found(palette: PaletteExample(["map-pin-destination": "#2E7D32"], notation: .assetCatalog)),
            .notFound(palette: PaletteExample(["map-pin-start": "#2E7D32"], notation: .assetCatalog)),
            .found(palette: PaletteExample(["callButton": "#8E44AD"], notation: .assetCatalog)),
            .notFound(palette: PaletteExample(["callButton": "#1E8E3E"], notation: .assetCatalog)),
        ])
}

extension PaletteCheck {
    static let roleHue = PaletteCheck(.roleHue) { examination in
        let roles = Dictionary(
            examination.roleColors.map { ($0.entry, $0.role) }, uniquingKeysWith: { first, _ in first })
        return examination.names.indices.compactMap { entry in
            guard let meaning = HueMeaning(of: examination.names[entry], role: roles[entry]) else {
                return nil
            }
            let modes = examination.palette.modes.indices.filter { mode in
                guard examination.value(of: entry, in: mode)?.literal?.notation.isOfPlatform == true,
                    let color = examination.colors[entry, mode], color.isOpaque,
                    let hue = SystemHue(nearestTo: color.color.color.extended(to: OKLCH.self))
                else { return false }
                return !meaning.hues.contains(hue.name)
            }
            guard let mode = modes.first else { return nil }
            return PaletteRemark(
                entries: [entry], modes: modes, verdict: .review,
                message: """
                    \(examination.words(for: entry, in: mode)) \(meaning.words), for which the platform has \
                    \(meaning.color).
                    """)
        }
    }
}

/// A meaning that the platform gives a hue.
private struct HueMeaning {
    /// The meaning, as a clause.
    let words: String
    /// The hue, as people call it.
    let color: String
    /// The system's hues that are of that colour.
    let hues: Set<String>

    private static let red: Set = ["systemRed", "systemPink"]
    private static let green: Set = ["systemGreen", "systemMint"]

    /// The meaning that a name or a role has.
    ///
    /// Source: Human Interface Guidelines: Alerts, Badges, Phone, Maps.
    init?(of name: ColorName, role: ColorRole?) {
        switch role {
        case .destructive, .badge:
            (words, color, hues) = (role?.meaning ?? "", "red", Self.red)
            return
        default: break
        }
        let all = name.allWords
        if let pin = all.lastIndex(where: { ["pin", "pins"].contains($0) }), let place = all[pin...].last {
            switch place {
            case "start", "origin": (words, color, hues) = ("marks a start", "green", Self.green)
            case "destination", "end": (words, color, hues) = ("marks a destination", "red", Self.red)
            case "user", "dropped", "custom":
                (words, color, hues) = ("marks what someone has put there", "purple", ["systemPurple"])
            default: return nil
            }
        } else if all.first == "call", ["button", "accept", "answer", nil].contains(all.dropFirst().first) {
            (words, color, hues) = ("calls", "green", Self.green)
        } else {
            return nil
        }
    }
}

/// A hue of the system's.
private struct SystemHue {
    let name: String
    private let angle: Double

    /// Below this chroma of OKLCH a colour is taken for a grey: half of that of the palest of the hues.
    private static let leastChroma = 0.05

    /// The hues of the newest release, in light; brown is a dark orange.
    private static let all: [SystemHue] = {
        let palette = SystemPalette.embedded
        guard let release = palette.newestRelease(of: .iOS) else { return [] }
        return palette.colors(in: release).filter { $0.group == .hue && $0.name != "systemBrown" }
            .compactMap { color in
                palette.value(of: color.name, in: .light, release: release).map {
                    SystemHue(name: color.name, angle: OKLCH(SRGB($0.color)).hue)
                }
            }
    }()

    private init(name: String, angle: Double) {
        self.name = name
        self.angle = angle
    }

    /// The hue that is nearest to a colour's; `nil` for a grey.
    init?(nearestTo color: OKLCH) {
        guard color.chroma >= Self.leastChroma else { return nil }
        func distance(_ hue: SystemHue) -> Double {
            let turn = abs(hue.angle - color.hue).truncatingRemainder(dividingBy: 360)
            return min(turn, 360 - turn)
        }
        guard let nearest = Self.all.min(by: { distance($0) < distance($1) }) else { return nil }
        self = nearest
    }
}
