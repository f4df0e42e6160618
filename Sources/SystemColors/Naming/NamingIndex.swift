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
    /// Vibrant hues are left out: what they look like depends on a blend with what is behind, and no pixel
    /// shows it.
    init(of tables: [Platform: ColorTable]) {
        var collection = NamingCollection()
        for table in Platform.allCases.compactMap({ tables[$0] }) { collection.add(table) }
        self.init(samples: collection.samples)
    }
}
