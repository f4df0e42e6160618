internal import ColorMath

/// Every value that a palette's colours have, each once, as names of pixels are looked for.
struct NamingIndex: Sendable {
    /// Opaque colours.
    private(set) var opaque: [NamingSample] = []
    /// Translucent ones, to be mixed with the backdrop of a query.
    private(set) var translucent: [NamingSample] = []
    /// Translucent backgrounds, mixed with the backgrounds of the table that they may lie on.
    private(set) var stacked: [NamingSample] = []

    init(samples: [NamingSample]) {
        for sample in samples {
            if sample.layer.backgroundName != nil {
                stacked.append(sample)
            } else if sample.layer.alpha == 1 {
                opaque.append(sample)
            } else {
                translucent.append(sample)
            }
        }
    }

    /// Goes through every colour of every release in every appearance.
    ///
    /// Vibrant hues are left out: what they look like depends on a blend with what is behind, and no pixel shows it.
    init(of palette: SystemPalette) {
        var collection = Collection()
        for release in palette.platforms.flatMap(palette.releases) {
            let colors = palette.colors(in: release).filter { $0.group != .vibrantHue }
            for color in colors {
                let backgrounds = colors.filter(color.stands)
                for appearance in Appearance.allCases {
                    guard let value = palette.value(of: color.name, in: appearance, release: release) else {
                        continue
                    }
                    collection.add(color, value, release, appearance, on: nil)
                    guard value.alpha < 1, color.group.uses.contains(.background) else { continue }
                    for background in backgrounds {
                        let under = palette.value(of: background.name, in: appearance, release: release)
                        guard let under, under.alpha == 1 else { continue }
                        collection.add(color, value, release, appearance, on: (background.name, under.color))
                    }
                }
            }
        }
        self.init(samples: collection.samples)
    }

    /// Samples as they are found, each once.
    private struct Collection {
        var samples: [NamingSample] = []
        private var places: [NamingSample.Layer: Int] = [:]

        mutating func add(
            _ color: SystemColor, _ value: SystemColorValue, _ release: Release, _ appearance: Appearance,
            on background: (name: String, color: SRGB8)?
        ) {
            let layer = NamingSample.Layer(
                color: value.color, alpha: value.alpha, backgroundName: background?.name,
                background: background?.color)
            let place = places[layer] ?? samples.count
            if place == samples.count {
                places[layer] = place
                samples.append(NamingSample(layer))
            }
            let mask = AppearanceMask(appearance)
            // The appearances of one colour in one release follow each other; values of another confidence do not merge.
            if let last = samples[place].bearers.indices.last,
                samples[place].bearers[last].name == color.name,
                samples[place].bearers[last].release == release,
                samples[place].bearers[last].confidence == value.confidence
            {
                samples[place].bearers[last].appearances.formUnion(mask)
            } else {
                samples[place].bearers.append(
                    NamingSample.Bearer(
                        name: color.name, group: color.group, release: release, confidence: value.confidence,
                        appearances: mask))
            }
        }
    }
}
