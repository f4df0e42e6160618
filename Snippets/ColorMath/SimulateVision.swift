// What a screen looks like to someone with a colour vision deficiency.

import ColorMath

// snippet.color
let simulation = VisionSimulation(.deutan, severity: 0.6)
let seen = simulation.simulate(SRGB8(red: 255, green: 59, blue: 48))
print("#FF3B30 is seen as \(seen): \(simulation)")
// snippet.end

// snippet.pixels
// Whole images: four bytes a pixel, in place, correctly rounded.
var pixels: [UInt8] = [255, 59, 48, 255, 52, 199, 89, 255]
PixelSimulation(simulation).apply(to: &pixels)
print(pixels)
// snippet.end
