extension Rule.Guideline {
    /// What people set on their device holds in an app, too.
    static let userPreferences = Self(
        title: "EN 301 549 V3.2.1, 11.7 User preferences",
        address: "https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf"
    )

    static let dynamicType = interface("Typography", "Supporting Dynamic Type", at: "typography")
    static let darkMode = interface("Dark Mode", "Best practices", at: "dark-mode")
    static let layout = interface("Layout", "Adaptability", at: "layout")
}
