// What Increase Contrast and Reduce Transparency make of a label, in light and dark.

import ColorMath
import Simulation
import SystemColors

// snippet.matrix
let model = SettingsModel(release: Release(.iOS, 26))
for (settings, outcome) in model.matrix(ink: .role("secondaryLabel"), backdrop: .material("thin")) {
    guard let ratios = outcome?.ratios else { continue }
    // dark: from 1.88; dark, Increase Contrast, Reduce Transparency: from 8.52
    print("\(settings): from \(ContrastRatio(ratios.lowerBound))")
}
// snippet.end
