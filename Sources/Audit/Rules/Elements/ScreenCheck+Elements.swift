extension ScreenCheck {
    /// The checks of what a view tree tells, which find nothing where none is known.
    static let elementChecks: [ScreenCheck] = [
        .targetSize, .targetSpacing, .pointerPadding, .controlCount, .safeArea, .buttonMargin,
        .elementContrast, .stateColor, .unseenLabel, .imageText, .badgeColor, .markSpace, .pickerValue,
        .progressTrack, .ringColor, .passGround, .alertChoice, .dialogDimming, .colorNaming, .questionSize,
        .fontStyle, .fontCut, .fontTracking,
        .fontVariety, .textMeasure,
    ]

    /// Those of them that look at nothing where the platform of a screen is not known.
    static let needingPlatform: [ScreenCheck] = [
        .pointerPadding, .controlCount, .safeArea, .buttonMargin, .badgeColor, .dialogDimming, .fontStyle,
        .fontTracking,
    ]
}

extension Rule {
    /// The rules of what a view tree tells: they find nothing where none is known.
    package static let forElements: [Rule] = ScreenCheck.elementChecks.map(\.rule)
}
