internal import Audit

extension SuccessCriterion {
    /// What is looked at for it, or why it is not.
    var scope: String {
        switch self {
        case .useOfColor:
            """
            States of controls that a view tree names, where nothing but colour shows them. Whether anything \
            else is shown by colour alone, pixels do not say: it is not tested.
            """
        case .contrastMinimum: "Text of the app's own. What is exempt, or the system's, is left out."
        case .contrastEnhanced: "The same text, by the ratios of level AAA."
        case .nonTextContrast:
            """
            Icons and signs. One below 3 may be decoration or switched off, so a person has to look. \
            Outlines and marks of controls that a view tree names are counted where they fall short; charts \
            are not tested.
            """
        case .focusVisible, .focusNotObscured, .focusAppearance:
            """
            Not tested: a screenshot does not tell what has the focus. Screenshots with and without it do, \
            see legible compare.
            """
        case .targetSize:
            """
            Targets, where a view tree names what can be tapped, in CSS pixels or the points of an app, with \
            the room around them. Without a view tree it is not tested: pixels do not show how far a target \
            reaches.
            """
        }
    }
}

/// How what a run says of success criteria came about.
enum Method {
    /// How contrast is measured.
    static let measurement = """
        As rendered, from the pixels of screenshots. Lines of text and icons are found in them. The ink is \
        solved from the strokes, which at the size of text hardly cover a pixel fully, and the backdrop is \
        read around them. Their contrast ratio is that of WCAG 2.2, compared unrounded. Where size, weight, \
        scale or a varied backdrop leave a verdict open, or the measurement is in doubt, the outcome is \
        'cannot tell', and does not count as passed.
        """

    /// What the numbers do not say.
    static let limits = """
        Only what these screenshots show was looked at. Other screens, states, sizes of text and settings \
        were not, and what is suppressed or known in a baseline counts as it was measured. Nothing here says \
        that a product conforms to a standard.
        """
}
