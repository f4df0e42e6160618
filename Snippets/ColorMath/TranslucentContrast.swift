// Contrast where something is translucent.

import ColorMath

// snippet.range
let label = SRGB(red: 0.24, green: 0.24, blue: 0.26).withAlpha(0.6)
let card = SRGB(.white).withAlpha(0.8)

// Over an opaque backdrop there is one ratio …
print(ContrastRatio(label.contrastRatio(over: SRGB(.white))))

// … over a translucent one there is a range, and a verdict only where both of its ends agree.
let range = label.contrastRange(over: card)
let subject = ContrastSubject.text(pointSize: 15, isBold: false)
print(range, ContrastStandard.wcagAA.verdict(on: range, for: subject))
// snippet.end
