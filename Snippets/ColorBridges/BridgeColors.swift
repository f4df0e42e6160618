// From a colour of the mathematics to one that an app draws with, and back.

// snippet.hide
#if canImport(UIKit) && canImport(SwiftUI)
    // snippet.show
    import ColorBridges
    import ColorMath
    import SwiftUI
    import UIKit

    // snippet.there
    let coral = OKLCH(lightness: 0.7, chroma: 0.2, hue: 40)
    let fill = SwiftUI.Color(coral)
    let layer = UIColor(coral)
    // snippet.end

    // snippet.back
    func ratio(of label: UIColor, on page: SRGB) -> Double? {
        WithAlpha<SRGB>(label)?.contrastRatio(over: page)
    }
// snippet.end
// snippet.hide
#endif
