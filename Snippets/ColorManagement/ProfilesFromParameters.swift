// Profiles from numbers instead of bytes, as the chunks of PNG files state them.

import ColorManagement

// snippet.parameters
// `cICP`: the code points of Rec. ITU-T H.273, here Rec. 2020 with its own curve.
let broadcast = try ICCProfile(colorPrimaries: 9, transferFunction: 14)

// `gAMA` with `cHRM`: a gamma and four chromaticities.
let adobeRGB = RGBPrimaries(
    red: Chromaticity(x: 0.64, y: 0.33), green: Chromaticity(x: 0.21, y: 0.71),
    blue: Chromaticity(x: 0.15, y: 0.06), white: .d65)
let print1998 = try ICCProfile(primaries: adobeRGB, decodingGamma: 563 / 256)
// snippet.end

for profile in [broadcast, print1998] {
    print(profile.name, try ColorTransform(from: profile, to: .sRGB).convert([0, 1, 0]))
}
