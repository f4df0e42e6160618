extension ElementRole {
    /// The role that a name of some toolkit stands for; `other` for what is not known.
    ///
    /// Known are the names here; those of `XCUIElement.ElementType`
    /// (developer.apple.com/documentation/xctest); the roles of WAI-ARIA 1.2 (w3.org/TR/wai-aria-1.2, section
    /// 5.4); and classes of Android and UIKit by their last part. Upper and lower case are one.
    public init(named name: String) {
        self = Self.known(by: name) ?? .other
    }

    /// The role that a name stands for; `nil` for what is not known.
    static func known(by name: String) -> ElementRole? {
        let last = name.split(whereSeparator: { $0 == "." || $0 == "$" }).last.map(String.init) ?? name
        let key = last.lowercased().filter { $0.isLetter }
        return byName[key] ?? ElementRole.allCases.first { $0.rawValue.lowercased() == key }
    }

    /// Every name that is known, in small letters.
    package static var knownNames: [String] {
        allCases.map { $0.rawValue.lowercased() } + byName.keys.sorted()
    }

    private static let names: [ElementRole: [String]] = [
        .window: ["application", "sheetwindow", "document", "rootwebarea", "webview", "main"],
        .group: [
            "view", "viewgroup", "framelayout", "linearlayout", "relativelayout", "constraintlayout",
            "generic",
            "region", "composeview", "none", "presentation", "layoutarea", "form", "banner", "contentinfo",
        ],
        .cell: ["tablerow", "row", "listitem", "gridcell", "outlinerow"],
        .scrollView: [
            "table", "collectionview", "list", "grid", "recyclerview", "listview", "gridview",
            "horizontalscrollview", "nestedscrollview", "viewpager", "listbox", "tree", "uitableview",
            "uicollectionview", "uiscrollview",
        ],
        .navigationBar: ["uinavigationbar"],
        .toolbar: ["uitoolbar", "touchbar", "materialtoolbar", "actionbar"],
        .tabBar: ["tablist", "tabgroup", "uitabbar", "bottomnavigationview", "tablayout"],
        .tab: ["tabview", "bottomnavigationitemview", "tabbaritem"],
        .statusBar: ["statusbaritem"],
        .dialog: ["alert", "sheet", "popover", "alertdialog", "drawer", "dialogfragment", "bottomsheet"],
        .button: [
            "imagebutton", "toolbarbutton", "popupbutton", "menubutton", "disclosuretriangle",
            "floatingactionbutton",
            "materialbutton", "chip", "uibutton", "appcompatbutton", "appcompatimagebutton", "backbutton",
        ],
        .link: ["doclink"],
        .menuItem: ["menubaritem", "menuitemcheckbox", "menuitemradio", "option"],
        .toggle: ["switch", "togglebutton", "uiswitch", "switchcompat", "switchmaterial", "switchbutton"],
        .checkbox: ["checkedtextview", "appcompatcheckbox", "materialcheckbox"],
        .radio: ["radiobutton", "appcompatradiobutton", "materialradiobutton"],
        .slider: ["seekbar", "uislider", "scrollbar", "ratingbar"],
        .stepper: ["spinbutton", "uistepper", "incrementarrow", "decrementarrow", "numberpicker"],
        .segmentedControl: ["uisegmentedcontrol", "radiogroup", "materialbuttontogglegroup"],
        .textField: [
            "securetextfield", "searchfield", "textview", "textbox", "searchbox", "edittext",
            "autocompletetextview", "textinputedittext", "uitextfield", "uitextview", "textarea", "textentry",
        ],
        .picker: [
            "pickerwheel", "datepicker", "combobox", "spinner", "timepicker", "uipickerview", "uidatepicker",
            "colorwell",
        ],
        .pageControl: ["pageindicator", "uipagecontrol"],
        .progress: ["progressindicator", "progressbar", "meter", "levelindicator", "uiprogressview"],
        .activityIndicator: ["uiactivityindicatorview", "circularprogressindicator"],
        .text: [
            "statictext", "label", "paragraph", "uilabel", "appcompattextview", "materialtextview", "time",
        ],
        .heading: ["header"],
        .image: [
            "icon", "img", "figure", "imageview", "graphicsimage", "uiimageview", "appcompatimageview",
            "graphicssymbol",
        ],
        .paymentButton: ["pkpaymentbutton", "applepaybutton", "paywithapplepaybutton"],
        .activityRings: ["hkactivityringview"],
    ]

    private static let byName: [String: ElementRole] = {
        var roles: [String: ElementRole] = [:]
        for role in ElementRole.allCases {
            for name in names[role] ?? [] { roles[name] = role }
        }
        return roles
    }()
}
