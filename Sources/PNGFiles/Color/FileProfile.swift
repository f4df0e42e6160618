internal import ColorManagement
internal import PixelConversion

/// The profile of a file's samples, and the words in which the file is to say so when it is written again.
struct FileProfile: ColorEngine {
    let profile: ICCProfile
    let tag: PNGEncoder.ColorTag

    init(_ profile: ICCProfile, tag: PNGEncoder.ColorTag? = nil) {
        self.profile = profile
        self.tag = tag ?? PNGEncoder.ColorTag(profile)
    }

    func map(to space: PixelSpace) -> ColorMap? { profile.map(to: space) }

    func map(from space: PixelSpace) -> ColorMap? { profile.map(from: space) }
}

extension PNGEncoder.ColorTag {
    init(_ profile: ICCProfile) {
        self = profile == .sRGB ? .sRGB : .profile(.init(name: profile.name, bytes: profile.data))
    }
}
