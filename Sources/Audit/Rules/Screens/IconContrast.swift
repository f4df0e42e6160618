internal import ColorMath
internal import Raster
internal import Recognition
internal import ScreenReading
internal import Screenshots
internal import SystemColors
internal import TextDetection

extension Rule {
    /// Icons stand out from what lies behind them.
    public static let iconContrast = Rule(
        id: "icon-contrast",
        name: "Icon contrast",
        summary: "Icons and signs have at least a contrast ratio of 3 with their backdrop.",
        rationale: """
            What is needed to understand or to use a screen has to be seen: an icon, a chevron, a check \
            mark. Decoration, what is switched off and pictures are exempt, and pixels do not tell which \
            those are, so the verdict is review. Icons over a varied backdrop count only where all of it is \
            too close. Passed over are marks smaller than eight points, shades below 1.2, which nobody drew \
            to be seen, avatars and drawings, which are larger than controls either way, the buttons of a \
            window, those for going back and home on Android, and what lies in a picture, a status bar, a \
            keyboard or dimmed behind a sheet. \
            Small signs in a grey of the system on a background of the system, the arrows at the ends of the \
            rows of a list, and switches are drawn by the system: they are notes. So are empty check boxes \
            in the windows of desktops, but for those of browsers, of which only such are that Firefox and \
            GTK draw as their own; signs in the grey of GTK for what is switched off; icons of which a part \
            in another colour stands out, as signs in layers have; icons whose meaning is written beside or \
            below them or their tile, but for other empty check boxes, and ticks, beside a label that \
            passes; ticks beside a label that is switched off; small arrows that point down, or right after \
            the text of a row, and those of scroll bars; signs in the thumb of a switch; the paler of two of \
            one size in a row, or a grey one beside two that stand out, as what is switched off is; the pale \
            dots of a row that counts pages, and those of bars that rise; strokes \
            and drawings that nothing holds; and shades below 1.4, which hardly are signs.
            """,
        guidelines: [.nonTextContrast, .colorAndEffects],
        severity: .warning,
        examples: [
            .found(.example(.icon, 0xC4C4C7, on: 0xFFFFFF, pointSize: 14)),
            .notFound(.example(.icon, 0x007AFF, on: 0xFFFFFF, pointSize: 24)),
            .notFound(.example(.icon, 0xC4C4C7, on: 0xFFFFFF, pointSize: 4)),
            .notFound(.example(.icon, 0xF2F2F7, on: 0xFFFFFF, pointSize: 24)),
            .notFound(.example(.text, 0xC4C4C7, on: 0xFFFFFF)),
        ])
}

extension ScreenCheck {
    /// The least height or width, in points, of what is an icon rather than a dot, a dash or a speck.
    private static let leastIcon = 8.0

    /// The size in points from which on, either way, something is an avatar or a drawing: what is to be
    /// tapped needs no more (Human Interface Guidelines, Buttons).
    private static let drawing = 44.0

    /// The ratio below which a mark is the shade of a surface rather than a sign.
    static let leastSign = 1.2

    /// The ratio below which a mark is likely none that is meant to be seen: a hairline, or what is switched
    /// off.
    private static let leastIntended = 1.4

    /// The height in points of Android's bar for going back and home.
    private static let navigationBar = 48.0

    /// Whether an icon lies in the bar that people go back with, which the system draws.
    private static func isNavigation(_ icon: Region, on model: ScreenModel) -> Bool {
        model.chrome.navigation == .threeButtons
            && icon.box.y >= model.height - Int(navigationBar * model.scale.value)
    }

    /// Why an arrow in a column of such need not be seen, in words.
    private static let arrowsOfRows = "it is one of a column of arrows, as the rows of a list end in"

    /// Why an empty check box need not be seen, in words.
    private static let toggleOfWindow = "it is an empty check box of a window, as the system draws them"

    /// Why a sign in the colour of what is switched off need not be seen, in words.
    private static let inactiveOfToolkit = "it has the grey in which GTK draws what is switched off"

    /// Why an icon is likely the system's and none of the app's, in words; nil where nothing says so.
    private static func systemExcuse(for index: Int, on screen: JudgedScreen) -> String? {
        if let system = SystemDrawing(drawing: index, on: screen) {
            return "\(system.words), both the system's own"
        }
        let region = screen.regions[index].region
        if SystemDrawing.isDisclosure(region, on: screen) { return arrowsOfRows }
        if SystemDrawing.isToggle(region, on: screen) { return toggleOfWindow }
        let isElsewhere = [.web, nil].contains(screen.conditions.platform)
        return isElsewhere && ToolkitColors.isInactive(region.ink) ? inactiveOfToolkit : nil
    }

    static let iconContrast = ScreenCheck(.iconContrast) { index, screen in
        let judged = screen.regions[index]
        let region = judged.region
        let required = screen.standard.requiredRatio(for: .nonText)
        let scale = screen.model.scale.value
        let side = Double(max(region.box.width, region.box.height)) / scale
        guard region.kind == .icon, region.place == .content, region.doubts.isEmpty, side >= leastIcon,
            Double(min(region.box.width, region.box.height)) / scale < drawing,
            !(screen.model.chrome.windowControls?.holdsMiddle(of: region.box) ?? false),
            !isNavigation(region, on: screen.model),
            region.contrast.high < required, region.contrast.typical >= leastSign
        else { return nil }
        let excuse =
            systemExcuse(for: index, on: screen)
            ?? IconForm(of: index, on: screen)?.words ?? IconCaption(of: index, on: screen)?.words
            ?? PaleTwin(index, on: screen)?.words
            ?? (region.contrast.high < leastIntended && !region.isEmptyFrame
                ? "it is rather a shade than a sign" : nil)
        let exemption = excuse.map { "; \($0)" } ?? ""
        return Remark(
            verdict: .review,
            message: region.contrastMessage(
                """
                is below the \(Figure(required)) that an icon needs unless it is decoration or switched \
                off\(exemption)
                """),
            required: required, severityAtMost: excuse == nil ? .error : .note,
            repair: RegionRepair(of: judged, to: required, on: screen))
    }
}

extension PixelRect {
    /// Whether the middle of a box lies in it.
    fileprivate func holdsMiddle(of box: PixelRect) -> Bool {
        let (across, down) = (box.x + box.width / 2, box.y + box.height / 2)
        return across >= x && across < maxX && down >= y && down < maxY
    }
}
