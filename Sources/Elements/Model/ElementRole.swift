/// What an element is for, whatever the toolkit calls it.
public enum ElementRole: String, Hashable, Sendable, CaseIterable, Codable {
    /// An app, a window, a page.
    case window
    /// What only holds others.
    case group
    /// A row or cell of a list or a grid.
    case cell
    /// A list, a table or another view that scrolls.
    case scrollView
    /// A bar with the title of a screen.
    case navigationBar
    /// A bar of actions.
    case toolbar
    /// The tabs of an app.
    case tabBar
    /// One of its tabs.
    case tab
    /// The system's status bar.
    case statusBar
    /// The system's keyboard.
    case keyboard
    /// A key on it.
    case key
    /// An alert, a sheet, a dialog or a popover: what lies in front of the rest.
    case dialog
    /// What is pressed.
    case button
    /// What leads elsewhere.
    case link
    /// An entry of a menu.
    case menuItem
    /// A switch.
    case toggle
    /// A box that is ticked or not.
    case checkbox
    /// One of several of which one is chosen.
    case radio
    /// What is moved along a track.
    case slider
    /// Two buttons that raise and lower a value.
    case stepper
    /// Several segments of which one is chosen.
    case segmentedControl
    /// One of them.
    case segment
    /// What is typed into.
    case textField
    /// What a value is chosen with.
    case picker
    /// The dots that stand for pages.
    case pageControl
    /// One of these dots.
    case pageDot
    /// How far something has come.
    case progress
    /// A sign that something goes on.
    case activityIndicator
    /// Text that is only read.
    case text
    /// A heading.
    case heading
    /// A picture or an icon.
    case image
    /// A number or a sign on an icon that says that something is new.
    case badge
    /// A button that pays by Apple Pay.
    case paymentButton
    /// The mark of augmented reality, or its badge.
    case arMark
    /// The rings of Activity.
    case activityRings
    /// A widget.
    case widget
    /// A pass for a wallet.
    case pass
    /// Anything else.
    case other
}

extension ElementRole {
    /// Whether people act on it: tap, click or type.
    public var isTarget: Bool {
        switch self {
        case .tab, .button, .link, .menuItem, .toggle, .checkbox, .radio, .slider, .stepper, .segment,
            .textField, .picker, .paymentButton:
            true
        default: false
        }
    }

    /// Whether it is a control that has a state of its own, which is seen by a mark and not by words.
    public var isMarked: Bool {
        switch self {
        case .toggle, .checkbox, .radio, .slider, .pageDot, .pageControl, .progress, .activityIndicator:
            true
        default: false
        }
    }

    /// Whether it is one of several, of which one is chosen.
    public var isChoice: Bool {
        switch self {
        case .tab, .segment, .radio, .checkbox, .toggle, .pageDot: true
        default: false
        }
    }

    /// Whether it is a bar along an edge of the screen.
    public var isBar: Bool { self == .navigationBar || self == .toolbar || self == .tabBar }

    /// Whether the system draws all of it.
    public var isSystems: Bool { self == .statusBar || self == .keyboard || self == .key }

    /// What people call it, with its article left out: `text field`.
    public var words: String {
        switch self {
        case .scrollView: "list"
        case .navigationBar: "navigation bar"
        case .tabBar: "tab bar"
        case .statusBar: "status bar"
        case .menuItem: "menu item"
        case .radio: "radio button"
        case .toggle: "switch"
        case .segmentedControl: "segmented control"
        case .textField: "text field"
        case .pageControl: "page control"
        case .pageDot: "page dot"
        case .progress: "progress bar"
        case .activityIndicator: "activity indicator"
        case .paymentButton: "payment button"
        case .arMark: "mark of augmented reality"
        case .activityRings: "activity rings"
        case .other: "element"
        default: rawValue
        }
    }
}
