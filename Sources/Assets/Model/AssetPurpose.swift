extension AssetSet {
    /// The place in an app that an image is drawn for, as far as names tell.
    ///
    /// An asset catalog does not say where an image is shown. Names commonly do: `tab-home`,
    /// `ToolbarShare`, a group `QuickActions`. What no name tells is ``general``, which no rule about a place
    /// looks at.
    public enum Purpose: String, Hashable, Sendable, CaseIterable {
        /// An item of a tab bar.
        case tabBar = "tab bar"
        /// A button of a navigation bar or a toolbar.
        case bar
        /// An action or an activity, as of a share sheet.
        case action
        /// A quick action of the home screen.
        case quickAction = "quick action"
        /// A back button's own image.
        case backButton = "back button"
        /// The mask of a back button's own image.
        case backMask = "mask of a back button"
        /// A pass for a wallet.
        case pass
        /// A layer of a stack that moves, or of an icon that the system puts together.
        case layer = "layer of a picture"
        /// What a complication of a watch face shows.
        case complication
        /// A picture of an animation, with its name before the number.
        case frame = "frame of an animation"
        /// Any other.
        case general

        /// Whether images for the place are masks, which take their colour from it.
        public var isTemplate: Bool {
            switch self {
            case .tabBar, .bar, .action, .quickAction: true
            case .backButton, .backMask, .pass, .layer, .complication, .frame, .general: false
            }
        }

        /// Whether the system decides what it lies on: the layers of a picture, a watch face.
        public var hasGroundOfSystem: Bool { self == .layer || self == .complication }
    }
}

extension AssetSet.Purpose {
    /// Tells a purpose from the name of a set, groups before it.
    package init(of name: String) {
        self.init(of: name.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) })
    }

    /// Tells a purpose from names: those of the groups or folders around an image, and its own last.
    init(of names: [String]) {
        let words = names.map(AssetWords.init)
        let found = words.reversed().lazy.compactMap { AssetSet.Purpose(words: $0) }.first
        self = found ?? .general
    }

    private init?(words: AssetWords) {
        if words.hasAny("tabbar", "tabbaritem") || words.has("tab") && words.has("bar") || words.isTab {
            self = .tabBar
        } else if words.has("quick") && words.hasAny("action", "actions")
            || words.hasAny("quickaction", "quickactions", "shortcut")
        {
            self = .quickAction
        } else if words.has("back"),
            words.hasAny("mask", "button", "indicator") || words.isBackArrow
                || words.isBackIcon
        {
            self = words.has("mask") ? .backMask : .backButton
        } else if words.hasAny("toolbar", "navbar", "navigationbar", "barbutton")
            || words.hasAny("nav", "navigation", "tool") && words.has("bar")
            || words.has("bar") && words.hasAny("icon", "button", "item") || words.isBarItem
        {
            self = .bar
        } else if words.isAction {
            self = .action
        } else if words.has("pkpass") || words.has("wallet") || words.hasAny("pass", "passes") {
            self = .pass
        } else if words.has("launcher"), words.hasAny("foreground", "background", "monochrome") {
            self = .layer
        } else {
            return nil
        }
    }
}

/// The words of a name: taken apart at what is no letter, and at humps.
struct AssetWords {
    let words: [String]

    init(_ name: String) {
        var words: [String] = []
        var word = ""
        var wasLower = false
        for character in name {
            let breaks = !character.isLetter || character.isUppercase && wasLower
            if breaks, !word.isEmpty {
                words.append(word)
                word = ""
            }
            if character.isLetter { word += character.lowercased() }
            wasLower = character.isLowercase
        }
        if !word.isEmpty { words.append(word) }
        self.words = words
    }

    /// Whether the name is that of a back button's arrow: `back-arrow`, and not the `Arrow-Back` of a set of
    /// signs.
    var isBackArrow: Bool { words.first == "back" && hasAny("arrow", "chevron") }

    /// Whether the name is that of an icon that goes back, and of nothing else: `ic_back`, `navBack`,
    /// `btn-back-white`. By itself the word may be the back of a card.
    var isBackIcon: Bool {
        let parts = ["icon", "icons", "ic", "ico", "btn", "nav", "navigation", "navbar"]
        let looks = ["image", "img", "template", "left", "white", "black", "dark", "light"]
        return words.contains(where: parts.contains)
            && words.filter { !parts.contains($0) && !looks.contains($0) } == ["back"]
    }

    /// Whether the name is that of a tab: it begins with that word, as `tab-home` does, is that of its
    /// icon, `HomeTabIcon`, or is the name of a group of tabs. In a browser, tabs are something else:
    /// `NewTab`, `tab-close`.
    var isTab: Bool {
        if words == ["tabs"] { return true }
        let ofBrowsers = [
            "new", "close", "open", "unread", "private", "pin", "pinned", "switcher", "toggle", "sidebar",
            "group",
        ]
        let isNamed =
            words.first == "tab" && words.count > 1
            || words.count > 2 && has("tab") && hasAny("icon", "item")
        return isNamed && !words.contains(where: ofBrowsers.contains)
    }

    /// Whether the name is that of what stands in a bar: `nav-share`, `bar-share`. A chart has bars, too,
    /// maps are for navigation, and a bar has more than its buttons.
    var isBarItem: Bool {
        let others = [
            "chart", "charts", "graph", "code", "stool", "map", "compass", "arrow", "background", "bg",
            "shadow",
            "logo", "title", "header", "line",
        ]
        return words.count > 1 && ["nav", "navigation", "bar"].contains(words[0])
            && !words.contains(where: others.contains)
    }

    /// Whether the name is that of the icon of an action or an activity. The word alone is no sign of one:
    /// whatever can be tapped is called an action, and so it takes that of its extension, or the name of the
    /// thing itself.
    var isAction: Bool {
        hasAny("activity", "activities") && hasAny("icon", "image", "template")
            || hasAny("action", "share") && has("extension")
            || words.count == 2 && words[0] == "action"
                && hasAny("icon", "icons", "image", "images", "template", "templates")
    }

    func has(_ word: String) -> Bool { words.contains(word) }

    func hasAny(_ some: String...) -> Bool { some.contains { words.contains($0) } }
}

extension AssetSet {
    /// Whether its name is that of one of several things in a row that are seen each by itself: a page, a
    /// step.
    package var isOneOfPages: Bool {
        let words = AssetWords(name)
        return words.hasAny(
            "page", "step", "level", "intro", "onboarding", "tutorial", "slide", "screen", "welcome")
    }

    /// Whether its name is that of an icon by which people who test an app tell its builds apart:
    /// `AppIconBeta`.
    package var isIconOfBuild: Bool {
        AssetWords(name).hasAny(
            "beta", "alpha", "dev", "development", "debug", "nightly", "canary", "staging", "stage",
            "preview", "pre", "test", "testing", "internal", "qa", "adhoc", "enterprise")
    }
}
