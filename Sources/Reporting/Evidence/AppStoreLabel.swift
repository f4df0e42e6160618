internal import Audit
internal import SystemColors

/// What screens say for Apple's accessibility label "Sufficient Contrast", which is never the whole of it.
///
/// The label is about every common task of an app on a device, and is tested with Bold Text, Increase
/// Contrast and Reduce Transparency turned on (App Store Connect Help, Sufficient Contrast evaluation
/// criteria).
struct AppStoreLabel {
    /// Each setting in which Apple's screens were seen, and what they show there.
    let rows: [(setting: String, screens: Int, words: String)]

    /// The name of the label.
    static let title = "Apple's label “Sufficient Contrast”"

    /// What the rows are worth.
    static let caution = """
        Evidence, not a claim. Apple's label is about all common tasks of an app on a device, tested with \
        Bold Text, Increase Contrast and Reduce Transparency turned on. Whether these screens are all of \
        them, and drawn with those settings, pixels do not tell; whether to claim the label is the \
        developer's to say.
        """

    /// `nil` where no screen is known to be one of Apple's.
    init?(_ evidence: Evidence) {
        let settings: [(String, (Evidence.Setting) -> Bool)] = [
            ("Increase Contrast on", { $0.isApples && $0.contrast == .increased }),
            ("Increase Contrast off, or not known", { $0.isApples && $0.contrast == .standard }),
        ]
        rows = settings.map { name, isCounted in
            let screens = evidence.screens(where: isCounted)
            let text = evidence.count(of: .contrastMinimum, where: isCounted).words
            let icons = evidence.count(of: .nonTextContrast, where: isCounted).words
            return (name, screens, screens > 0 ? "text \(text); icons \(icons)" : "not tested")
        }
        if rows.allSatisfy({ $0.screens == 0 }) { return nil }
    }
}
