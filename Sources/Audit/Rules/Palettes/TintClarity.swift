internal import ColorMath
internal import PaletteFiles

extension Rule {
    /// What can be tapped does not look like what cannot.
    public static let tintClarity = Rule(
        id: "tint-clarity",
        name: "Tint of its own",
        summary: "The colour that says that something can be tapped is distinct from that of plain text.",
        rationale: """
            Where a link has the colour of the text around it, nothing says that it can be tapped. Colours \
            named tint, accent, link or interactive, and those that .legible.yml lists, are compared with \
            the inks of plain text in every mode. A fill that text is named after, as accent with \
            accent-foreground on it, is no tint, and what lies on fills is no plain text. Reported are those \
            closer than what is distinguished at a glance, ΔE OK 0.06. A link that was visited, or that the \
            pointer is on, is a link; and where links are plain black or white, as in themes of high \
            contrast, something else has to mark them, which no palette shows.
            """,
        guidelines: [
            .interface("Color", "Best practices", at: "color"),
            .useOfColor,
        ],
        severity: .warning,
        examples: [
            .found(palette: PaletteExample(["link": "#1C1C2E", "text": "#1C1C1E", "background": "#FFFFFF"])),
            .notFound(
                palette: PaletteExample(["link": "#0066CC", "text": "#1C1C1E", "background": "#FFFFFF"])),
            .notFound(
                palette: PaletteExample(["link": "#FFFFFF", "text": "#FFFFFF", "background": "#000000"])),
            .notFound(
                palette: PaletteExample([
                    "link": "#0066CC", "focus-color": "#0066CC", "background": "#FFFFFF",
                ])),
            .notFound(
                palette: PaletteExample([
                    "link": "#0066CC", "link-hover": "#0066CC", "text": "#1C1C1E", "background": "#FFFFFF",
                ])),
            .notFound(
                palette: PaletteExample([
                    "accent": "#F4F4F4", "accent-foreground": "#171717", "primary": "#171717",
                    "primary-foreground": "#FAFAFA", "foreground": "#171717", "background": "#FFFFFF",
                ])),
        ])
}

extension PaletteCheck {
    static let tintClarity = PaletteCheck(.tintClarity) { examination in
        let tints = examination.aliases.originals(among: examination.tints)
        let own = Set(examination.tints).union(examination.fills.inks)
        let plain = examination.aliases.originals(
            among: examination.names.indices.filter {
                examination.names[$0].isPlainText && !own.contains($0) && !examination.names[$0].isOfTint
                    && !examination.names[$0].words.contains("focus")
            })
        guard tints.count * plain.count <= comparisonLimit else {
            return [
                PaletteRemark(
                    entries: [tints[0]], modes: [], verdict: .review,
                    message: """
                        '\(examination.palette.entries[tints[0]].name)' is one of \(tints.count) colours \
                        that say that something can be tapped: with \(plain.count) of plain text these are \
                        more than \(comparisonLimit) pairs, and are not compared.
                        """,
                    severityAtMost: .warning)
            ]
        }
        return tints.flatMap { tint in
            plain.flatMap { text -> [PaletteRemark] in
                var groups = ModeGroups<[SRGB]>()
                for mode in examination.palette.modes.indices {
                    guard let first = examination.colors[tint, mode]?.color,
                        !first.color.isBlackOrWhite,
                        let second = examination.colors[text, mode]?.color, first.alpha == second.alpha,
                        first.color.extended(to: OKLab.self).differenceOK(
                            from: second.color.extended(to: OKLab.self))
                            < ColorConfusions.defaultThreshold
                    else { continue }
                    groups.add(mode, where: [first.color, second.color])
                }
                return groups.groups.map { _, modes in
                    PaletteRemark(
                        entries: [tint, text], modes: modes,
                        message: """
                            \(examination.words(for: tint, in: modes[0])) says that something can be tapped, \
                            but looks like \(examination.words(for: text, in: modes[0])), which does not.
                            """)
                }
            }
        }
    }
}

extension PaletteCheck {
    /// The most pairs of a tint and a text that are compared.
    private static let comparisonLimit = 10_000
}

extension PaletteExamination {
    /// The colours that say that something can be tapped.
    var tints: [Int] {
        let declared = index.entries(matching: configuration.interactive)
        let (fills, inks) = fills
        let named = names.indices.filter {
            names[$0].isTint && !fills.contains($0) && !inks.contains($0)
        }
        return Set(declared + named).sorted()
    }
}

extension ColorName {
    /// Whether the name is that of the tint, or of links, as such: states and parts of it are not.
    fileprivate var isTint: Bool {
        let own = words.filter { $0 != "default" && $0 != "text" && $0 != "fg" && $0 != "foreground" }
        return own.count == 1 && !Self.tints.isDisjoint(with: own)
    }

    /// Whether it is of something that can be tapped: of a link in one of its states.
    fileprivate var isOfTint: Bool { !Self.tints.isDisjoint(with: words) }

    private static let tints: Set = ["tint", "accent", "link", "links", "interactive"]
}

extension SRGB {
    /// Whether it is plain black or white.
    fileprivate var isBlackOrWhite: Bool {
        let code = SRGB8(clipping: self)
        return code == .white || code == .black
    }
}
