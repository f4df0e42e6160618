public import Audit
internal import PaletteFiles

extension PaletteAuditor {
    /// An auditor with declared pairs, an exception that holds, one that has ended, and a pair that names
    /// nothing.
    public static let sample = PaletteAuditor(
        configuration: PaletteConfiguration(
            pairs: [
                PairDeclaration(
                    .standard(.text), inks: [NamePattern("text*")], backdrops: [NamePattern("{page,card}")],
                    at: place(3)),
                PairDeclaration(
                    .ratio(3), inks: [NamePattern("icon")], backdrops: [NamePattern("veil")],
                    canvases: [NamePattern("page"), NamePattern("card")], at: place(4)),
                PairDeclaration(
                    .ratio(7), inks: [NamePattern("label")], backdrops: [NamePattern("page")], at: place(5)),
                PairDeclaration(
                    .ratio(3), inks: [NamePattern("icon")], backdrops: [NamePattern("glass")], at: place(6)),
            ],
            canvases: [NamePattern("nothing")],
            exceptions: [
                exception("text-muted", on: "card", until: "2100-01-01", line: 8),
                exception("text", on: "card", until: "2020-01-01", line: 9),
            ].compactMap(\.self)), today: CalendarDate(secondsSince1970: 1_800_000_000))

    private static func place(_ line: Int) -> SourceLocation {
        SourceLocation(path: ".legible.yml", line: line, column: 7)
    }

    private static func exception(
        _ ink: String, on backdrop: String, until day: String, line: Int
    ) -> PairException? {
        CalendarDate(day).map {
            PairException(
                inks: [NamePattern(ink)], backdrops: [NamePattern(backdrop)], reason: "Redrawn in spring",
                until: $0,
                at: place(line))
        }
    }
}

extension PaletteReport {
    /// A report with every kind of verdict, an exception, a fault within a file, and a file that cannot be
    /// read.
    public static let samplePalettes: PaletteReport = {
        let palette = Palette.sample(
            name: "Brand/tokens.json", modes: [.base, .dark],
            [
                "text": ["#1C1C1E", "#F2F2F7"], "text-muted": ["#999999", "#8E8E93"],
                "text-link": ["#0A84FF", nil],
                "page": ["#FFFFFF", "#000000"], "card": ["#F2F2F7", "#1C1C1E"], "icon": ["#8E8E93"],
                "veil": ["#FFFFFF99", "#1C1C1E99"], "glass": ["#80808080"],
            ],
            faults: [
                PaletteFault(
                    at: SourceLocation(path: "Brand/tokens.json", line: 40, column: 9),
                    "'#12' is no colour; write #RRGGBB")
            ])
        let swatches = Palette.sample(name: "swat\u{1B}ches.gpl", ["Sky": ["#87CEEB"]])
        let auditor = PaletteAuditor.sample
        return PaletteReport(
            auditors: [auditor], audits: [palette, swatches].map(auditor.audit),
            unread: [UnreadInput(path: "broken.ase", fault: "holds no colours in a known format")])
    }()
}
