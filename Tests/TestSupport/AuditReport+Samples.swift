public import Audit
public import ColorMath
internal import PNGFiles
internal import Raster
public import Recognition
public import ScreenReading
internal import Screenshots
public import SystemColors
public import TextDetection

extension ScreenAudit {
    /// A screen of 390 × 600 pixels at one pixel per point with the given regions.
    public static func sample(
        path: String = "home.png", regions: [Region], warnings: [String] = [],
        surfaces: [Surface] = [], panes: [BlurredPane] = [], appearance: Appearance.Style = .light,
        standard: ContrastStandard = .wcagAA, rules: RuleSelection = RuleSelection(),
        palette: SystemPalette = .embedded, known: KnownConditions = KnownConditions(platform: .iOS),
        ignored: IgnoredParts = .none, chrome: Chrome = .none
    ) -> ScreenAudit {
        let model = ScreenModel(
            width: 390, height: 600, scale: Scale(1, source: .option), regions: regions, surfaces: surfaces,
            panes: panes,
            luminance: appearance == .light ? 1 : 0, chrome: chrome)
        let source = ScreenSource(
            path: path, colorSpace: "Display P3", warnings: warnings)
        var auditor = Auditor(
            images: PNGDecoder(), standard: standard, rules: rules, palette: palette, conditions: known)
        auditor.ignored = ignored
        return auditor.audit(model, from: source)
    }
}

extension AuditReport {
    /// A report with every kind of verdict, place and region, a screen without text, and a file that cannot
    /// be read.
    public static let sample = AuditReport(
        standard: .wcagAA,
        screens: [
            .sample(
                path: "Screens/home@3x.png",
                regions: [
                    .line(
                        contrast: 1.5, place: .statusBar,
                        box: PixelRect(x: 20, y: 10, width: 40, height: 12)),
                    .line(contrast: 21, pointSize: 34, weight: .bold, ink: .black),
                    .line(),
                    .line(box: PixelRect(x: 48, y: 400, width: 120, height: 44)),
                    .line(
                        contrast: 3.999, weight: .undecided, ink: SRGB8(red: 127, green: 127, blue: 127),
                        box: PixelRect(x: 30, y: 500, width: 90, height: 20)),
                    .line(
                        contrast: 4.6, low: 2.1, high: 9.75, doubts: [.busyBackdrop], ink: .white,
                        backdrop: SRGB8(red: 116, green: 116, blue: 120)),
                    Region(
                        kind: .icon, box: PixelRect(x: 350, y: 300, width: 20, height: 20), ink: .black,
                        backdrop: .white, contrast: MeasuredContrast(typical: 21, low: 21, high: 21),
                        pointSize: 20),
                ],
                warnings: ["iCCP: the profile is damaged; the next declaration was used"]),
            .sample(path: "Screens/empty\u{1B}[31m.png", regions: []),
        ],
        unread: [
            UnreadInput(path: "Screens/broken.png", fault: "truncated: the file ends within its IDAT chunk")
        ])
}
