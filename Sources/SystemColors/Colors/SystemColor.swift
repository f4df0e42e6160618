/// A semantic colour of a platform: its name and what it is for.
public struct SystemColor: Hashable, Sendable {
    /// What a colour is for.
    public enum Group: String, Hashable, Sendable, CaseIterable, Codable {
        /// Text by rank: `label`, `secondaryLabel`.
        case label
        /// Text of one kind of place: a control, a selection, a header.
        case text
        /// Links.
        case link
        /// The accent of an app.
        case tint
        /// The named hues: `systemRed`.
        case hue
        /// Hues for vibrant places, which are blended with what lies behind.
        case vibrantHue
        /// The greys.
        case gray
        /// Translucent fills of controls and shapes, on a background.
        case fill
        /// Backgrounds of screens, and what is stacked on them.
        case background
        /// Backgrounds of grouped lists, and what is stacked on them.
        case groupedBackground
        /// Backgrounds of what is selected or found.
        case selection
        /// Faces and outlines of controls.
        case control
        /// Lines between things.
        case separator
    }

    /// What a colour is drawn as.
    public enum Use: String, Hashable, Sendable, CaseIterable, Codable {
        /// Text, symbols and lines.
        case foreground
        /// What these stand on.
        case background
    }

    /// The name, as its platform writes it: `secondaryLabel` in UIKit, `secondaryLabelColor` in AppKit.
    public let name: String
    /// What it is for.
    public let group: Group
    /// The names of colours that it may stand on, beside those of ``backgroundGroups``.
    public let backgroundNames: [String]
    /// The groups whose colours it may stand on.
    public let backgroundGroups: [Group]
    /// What else to know.
    public let note: String?

    /// Whether it may stand on a colour, by what the tables say.
    public func stands(on background: SystemColor) -> Bool {
        backgroundGroups.contains(background.group) || backgroundNames.contains(background.name)
    }
}

extension SystemColor.Group {
    /// What colours of the group are drawn as; hues, greys and faces of controls are both.
    public var uses: Set<SystemColor.Use> {
        switch self {
        case .label, .text, .link, .tint, .vibrantHue, .separator: [.foreground]
        case .hue, .gray, .control: [.foreground, .background]
        case .fill, .background, .groupedBackground, .selection: [.background]
        }
    }
}
