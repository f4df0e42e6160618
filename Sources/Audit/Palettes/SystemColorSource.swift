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

    /// The releases whose colours differ, the newest first.
    var releases: [Release] { tables.releases(of: Self.defaultPlatform).reversed() }

    /// A release with those that share its colours, as people write it; `nil` for the newest.
    func name(ofEarlier release: Release) -> String? {
        release == releases.first ? nil : tables.name(of: release)
    }

    /// The names of the opaque colours that a release has in a mode, by their code values.
    func names(in mode: PaletteMode, of release: Release) -> [SRGB8: Set<String>] {
        var names: [SRGB8: Set<String>] = [:]
        for color in tables.colors(in: release) {
            guard let value = tables.value(of: color.name, in: Appearance(of: mode), release: release),
                value.alpha == 1
            else { continue }
            names[value.color, default: []].insert(color.name)
        }
        return names
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
