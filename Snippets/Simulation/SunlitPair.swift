// What the light outdoors leaves of a contrast ratio.

import ColorMath
import Simulation

// snippet.sunlight
let ink = SRGB(SRGB8(red: 118, green: 118, blue: 118))
let shade = AmbientLight(illuminance: 10_000)
print(shade.contrastRatio(of: ink, on: SRGB(.white)))  // 3.24, of the 4.54 in the dark
if let lux = AmbientLight.greatestIlluminance(keeping: 3, of: ink, on: SRGB(.white)) {
    print("above 3 : 1 in up to \(Int(lux)) lx")  // 13333 lx
}
// snippet.end
