internal import ScreenReading
internal import Screenshots
internal import SystemColors

extension Platform {
    /// The widest views in points that are taken for a phone's: what draws views of a Mac draws wider ones,
    /// too.
    private static let widestView = 442.0

    /// The platform that what took a screenshot takes pictures of.
    init?(takingPicturesLike model: ScreenModel) {
        switch model.tool {
        case .simulator: self = model.hasSizeOfTelevision ? .tvOS : .iOS
        case .viewOfApple where Double(model.width) <= Self.widestView * model.scale.value: self = .iOS
        case .viewOfApple: return nil
        case .android: self = .android
        case .chromium, .firefox: self = .web
        case nil: return nil
        }
    }
}
