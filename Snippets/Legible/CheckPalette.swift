// From the files of a palette to what fails in it, and the files with that fixed.

import Legible

// snippet.check
let palette = try Palette(contentsOf: "Samples/Brand/brand.css")
let today = CalendarDate(secondsSince1970: 1_800_000_000)
let audit = PaletteAuditor(standard: .wcagAAA, today: today).audit(palette)
for finding in audit.findings { print("\(finding.location): \(finding.message)") }
// snippet.end

// snippet.fix
for file in PaletteFix(of: audit).files {
    print(file.path, String(decoding: file.repaired, as: UTF8.self))
}
// snippet.end
