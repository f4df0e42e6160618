extension ExaminedImage {
    /// What is wrong with the colour space that it is saved in; `nil` where its file says sRGB, Display P3 or
    /// grey.
    ///
    /// - Parameters:
    ///   - wanted: What is said of another space, as a clause that follows its name.
    ///   - weight: How bad another space is beside none.
    func faultOfColorSpace(wanting wanted: String = "", weight: Double = 0) -> AssetRemark.Words? {
        switch colorSpace {
        case .untagged:
            .fail(
                "\(name) does not say what colour space it is in.",
                repair: "save it with the profile of sRGB or Display P3")
        case .other(let profile):
            .fail(
                "\(name) is saved in the profile '\(profile)'\(wanted).",
                repair: "convert it to sRGB or Display P3", weight: weight)
        case .sRGB, .displayP3, .gray, nil: nil
        }
    }
}
