internal import ColorMath
internal import PaletteFiles
internal import SystemColors

/// What a system's name for a colour stands for in the modes of a palette.
struct SystemColorSource {
    private let tables = SystemPalette.embedded

    /// The platform of files that leave it open: the one whose names most of them use.
    private static let defaultPlatform = Platform.iOS

    /// The colour; `nil` where no table knows the name.
    func color(named name: String, platform: String, in mode: PaletteMode) -> WithAlpha<SRGB>? {
        let platforms = Platform(rawValue: platform).map { [$0] } ?? [Self.defaultPlatform, .macOS]
        return platforms.lazy.compactMap { platform in
            tables.newestRelease(of: platform).flatMap {
                tables.value(named: name, in: Appearance(of: mode), release: $0)?.layer
            }
        }.first
    }

    /// The system colours that a colour is in a mode, by name.
    func names(of color: SRGB8, in mode: PaletteMode) -> Set<String> {
        let appearance = Appearance(of: mode)
        let context = NamingContext(
            release: tables.newestRelease(of: Self.defaultPlatform), style: appearance.style,
            contrast: appearance.contrast, level: .base)
        let exact = tables.names(of: color, in: context).filter { $0.kind == .exact && $0.alpha == 1 }
        return Set(exact.map(\.name))
    }
}

extension Appearance {
    /// What is switched on in a mode; what it leaves open is as it comes.
    init(of mode: PaletteMode) {
        self.init(
            mode.luminosity == .dark ? .dark : .light,
            contrast: mode.contrast == .increased ? .increased : .standard)
    }
}
