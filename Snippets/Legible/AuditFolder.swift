// A folder of screenshots, on all cores, by a stricter standard.

import Legible

let paths = ScreenshotPaths(["Screens"]).files
let report = await Auditor(standard: .wcagAAA).audit(contentsOf: paths, jobs: 8)
print(TerminalReporter().document(of: report))
