// From a screenshot to what people cannot read on it.

import Legible

let screen = try Auditor().audit(contentsOf: "home@3x.png")
for finding in screen.findings { print(finding.message) }
