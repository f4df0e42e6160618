internal import ColorMath
internal import ScreenReading
internal import SystemColors
internal import TextDetection

/// A small screen, screens that belong together, a palette or a catalog of images that a rule objects to, or
/// does not.
public struct RuleExample: Hashable, Sendable {
    /// Whether the rule objects to it.
    public let isFound: Bool
    private let subject: Subject

    private enum Subject: Hashable {
        case screen(ScreenExample)
        case palette(PaletteExample)
        case assets(AssetExample)
        case comparison(ComparisonExample)
    }

    /// A screen that the rule objects to.
    static func found(
        _ regions: Region..., surfaces: [Surface] = [], appearance: Appearance.Style = .light,
        standard: ContrastStandard = .wcagAA
    ) -> RuleExample {
        let screen = ScreenExample(
            regions: regions, surfaces: surfaces, appearance: appearance, standard: standard)
        return RuleExample(isFound: true, subject: .screen(screen))
    }

    /// A screen that looks much the same, to which the rule does not object.
    static func notFound(
        _ regions: Region..., surfaces: [Surface] = [], appearance: Appearance.Style = .light,
        standard: ContrastStandard = .wcagAA
    ) -> RuleExample {
        let screen = ScreenExample(
            regions: regions, surfaces: surfaces, appearance: appearance, standard: standard)
        return RuleExample(isFound: false, subject: .screen(screen))
    }

    /// A screen with a view tree that the rule objects to.
    static func found(
        elements: ExampleElement..., regions: [Region] = [], platform: Platform = .iOS,
        contentSize: String? = nil
    ) -> RuleExample {
        let screen = ScreenExample(
            regions: regions, surfaces: [], appearance: .light, standard: .wcagAA, elements: elements,
            platform: platform, contentSize: contentSize)
        return RuleExample(isFound: true, subject: .screen(screen))
    }

    /// A screen with a view tree that looks much the same, to which the rule does not object.
    static func notFound(
        elements: ExampleElement..., regions: [Region] = [], platform: Platform = .iOS,
        contentSize: String? = nil
    ) -> RuleExample {
        let screen = ScreenExample(
            regions: regions, surfaces: [], appearance: .light, standard: .wcagAA, elements: elements,
            platform: platform, contentSize: contentSize)
        return RuleExample(isFound: false, subject: .screen(screen))
    }

    /// A screen whose view tree cannot be read.
    static func found(unreadElements fault: String) -> RuleExample {
        let screen = ScreenExample(
            regions: [], surfaces: [], appearance: .light, standard: .wcagAA, unreadElements: fault)
        return RuleExample(isFound: true, subject: .screen(screen))
    }

    /// A palette that the rule objects to.
    static func found(palette: PaletteExample) -> RuleExample {
        RuleExample(isFound: true, subject: .palette(palette))
    }

    /// Screens that the rule objects to when they are held against the first.
    static func found(comparing screens: ComparisonExample.Screen...) -> RuleExample {
        RuleExample(isFound: true, subject: .comparison(ComparisonExample(screens: screens)))
    }

    /// Screens that look much the same, to which the rule does not object.
    static func notFound(comparing screens: ComparisonExample.Screen...) -> RuleExample {
        RuleExample(isFound: false, subject: .comparison(ComparisonExample(screens: screens)))
    }

    /// A palette that looks much the same, to which the rule does not object.
    static func notFound(palette: PaletteExample) -> RuleExample {
        RuleExample(isFound: false, subject: .palette(palette))
    }

    /// Images that the rule objects to.
    static func found(assets: AssetExample.ExampleSet..., beside text: GlyphText? = nil) -> RuleExample {
        RuleExample(isFound: true, subject: .assets(AssetExample(assets, beside: text)))
    }

    /// Images that look much the same, to which the rule does not object.
    static func notFound(assets: AssetExample.ExampleSet..., beside text: GlyphText? = nil) -> RuleExample {
        RuleExample(isFound: false, subject: .assets(AssetExample(assets, beside: text)))
    }
}

extension RuleExample {
    /// What a rule says of an example.
    package struct Objection: Hashable {
        /// The rule.
        package let rule: Rule.ID
        /// How much it weighs.
        package let severity: Severity
        /// What is wrong.
        package let message: String
    }

    /// What a rule says of the example, checked alone.
    package func objections(by rule: Rule) -> [Objection] {
        switch subject {
        case .screen(let screen):
            screen.audit(by: rule).findings.map {
                Objection(rule: $0.rule, severity: $0.severity, message: $0.message)
            }
        case .palette(let palette):
            palette.audit(by: rule).findings.map {
                Objection(rule: $0.rule, severity: $0.severity, message: $0.message)
            }
        case .assets(let assets):
            assets.audit(by: rule).findings.map {
                Objection(rule: $0.rule, severity: $0.severity, message: $0.message)
            }
        case .comparison(let screens):
            screens.findings(by: rule).map {
                Objection(rule: $0.rule, severity: $0.severity, message: $0.message)
            }
        }
    }
}

extension RuleExample: CustomStringConvertible {
    /// What is on the screen, in the palette or among the images, in words.
    public var description: String {
        switch subject {
        case .screen(let screen): screen.description
        case .palette(let palette): palette.description
        case .assets(let assets): assets.description
        case .comparison(let screens): screens.description
        }
    }
}
