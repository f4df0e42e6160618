internal import ColorMath
internal import PaletteFiles
internal import SystemColors

extension Rule {
    /// What lies on a material can be read there.
    public static let vibrancyOnMaterial = Rule(
        id: "vibrancy-on-material",
        name: "Ink for the material",
        summary: "A pair on a material does not use an ink that the platform advises against there.",
        rationale: """
            A material lets through what lies behind, so that no ratio holds on it. The platform's vibrant \
            inks are made to keep their distance, but the faintest label does not on thin materials, and the \
            plain system hues on none. Pairs are looked at by name, as the colour of a material is not in \
            any file: thinMaterial, systemUltraThinMaterial, material-thin.
            """,
        guidelines: [.interface("Materials", "Best practices", at: "materials")],
        severity: .warning,
        examples: [
            .found(
                palette: PaletteExample(
                    ["quaternaryLabel": "#3C3C432E", "thinMaterial": "#F2F2F2A6"],
                    pairs: [("quaternaryLabel", "thinMaterial")])),
            .notFound(
                palette: PaletteExample(
                    ["quaternaryLabel": "#3C3C432E", "thickMaterial": "#F2F2F2A6"],
                    pairs: [("quaternaryLabel", "thickMaterial")])),
            .notFound(
                palette: PaletteExample(
                    ["secondaryLabel": "#3C3C4399", "thinMaterial": "#F2F2F2A6"],
                    pairs: [("secondaryLabel", "thinMaterial")])),
            .found(
                palette: PaletteExample(
                    ["systemRed": "#FF3B30", "regularMaterial": "#F2F2F2A6"],
                    pairs: [("systemRed", "regularMaterial")])),
        ])
}

extension PaletteCheck {
    static let vibrancyOnMaterial = PaletteCheck(.vibrancyOnMaterial) { examination in
        examination.pairs.compactMap { pair in
            guard let material = examination.material(of: pair.backdrop),
                let advice = advice(on: examination.systemWords(of: pair.ink), over: material)
            else { return nil }
            let names = [pair.ink, pair.backdrop].map { "'\(examination.palette.entries[$0].name)'" }
            return PaletteRemark(
                entries: [pair.ink, pair.backdrop], modes: pair.modes,
                message: "\(names[0]) on \(names[1]): \(advice).")
        }
    }

    /// What the platform advises against; `nil` where nothing.
    private static func advice(on ink: [String], over material: Material) -> String? {
        let table = MaterialTable.embedded
        if let level = table.vibrancy.first(where: { NameWords(of: $0.name).words == ink }) {
            return level.discouragedMaterials.contains(material.name)
                ? "the \(level.name) is too faint for the \(material.name) material; use a stronger label or a thicker material"
                : nil
        }
        let system = SystemPalette.embedded
        let name = ink.joined()
        guard let release = system.newestRelease(of: .iOS),
            let color = system.colors(in: release).first(where: { $0.name.lowercased() == name }),
            [.hue, .gray].contains(color.group)
        else { return nil }
        return
            "\(color.name) is not vibrant, and fades into what shows through; use a vibrant label on a material"
    }
}

extension PaletteExamination {
    /// The words of the system's name for an entry, or else of its own.
    fileprivate func systemWords(of entry: Int) -> [String] {
        guard
            case .system(let name, _)? = palette.entries[entry].values.lazy.compactMap({ $0?.content }).first
        else {
            return names[entry].words
        }
        let words = NameWords(of: name).words
        return words.last == "color" ? words.dropLast() : words
    }

    /// The material that an entry is named after.
    fileprivate func material(of entry: Int) -> Material? {
        var words = systemWords(of: entry)
        guard let place = words.firstIndex(of: "material") ?? words.firstIndex(of: "materials") else {
            return nil
        }
        words.remove(at: place)
        words.removeAll { $0 == "system" }
        return MaterialTable.embedded.materials.first { NameWords(of: $0.name).words == words }
    }
}
