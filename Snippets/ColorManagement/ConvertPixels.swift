// A picture in Display P3, shown as sRGB: from the bytes of its profile to converted pixels.

import ColorManagement

// snippet.profile
// The bytes of a file's `iCCP` chunk, say. Anything may be in there: what cannot be used is refused, with the
// reason.
let bytes = ICCProfile.displayP3.data
let profile: ICCProfile
do {
    profile = try ICCProfile(decoding: bytes)
} catch {
    print("\(error); it is read as sRGB")
    profile = .sRGB
}
print(profile.name, profile.whitePoint, profile.primaries ?? "no primaries")
// snippet.end

// snippet.color
// One colour, in doubles. Colours that sRGB cannot show keep their meaning, beyond 0…1.
let transform = try ColorTransform(from: profile, to: .sRGB)
print(transform.convert([1, 0, 0]))
// snippet.end

// snippet.pixels
// Whole pictures. The tables are made once, here; any number of threads may then share the transform.
let pixels = PixelTransform(transform, from: .rgba8, to: .rgba8)
let picture: [UInt8] = [255, 59, 48, 255, 52, 199, 89, 128]
var shown = picture
pixels.convert(inPlace: &shown)
print(shown)
// snippet.end

// snippet.depths
// From buffer to buffer, the depth can change too: 16 bits lose nothing of what 8 bits hold.
let deeper = PixelTransform(transform, from: .rgba8, to: .rgba16)
var converted = [UInt16](repeating: 0, count: picture.count)
deeper.convert(picture, into: &converted)
print(converted)
// snippet.end
