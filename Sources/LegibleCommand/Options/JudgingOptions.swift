public import ArgumentParser
import Audit
public import ColorMath
import Raster

struct JudgingOptions: ParsableArguments {
    @Option(help: "The standard to judge by.")
    var standard: ContrastStandard = .wcagAA

    @Option(
        help: ArgumentHelp("Check a rule that is off by default; repeatable.", valueName: "rule"),
        transform: rule)
    var enable: [Rule] = []

    @Option(
        help: ArgumentHelp("Leave a rule out; repeatable. 'legible rules' lists them.", valueName: "rule"),
        transform: rule)
    var disable: [Rule] = []

    @Option(help: "Pixels per point, for every screen; otherwise told from each file.")
    var scale: Double?

    @Option(help: "The least severity that makes the exit code 1.")
    var failOn: FailureThreshold = .error

    @Option(help: ArgumentHelp("Refuse images of more pixels than this.", valueName: "number"))
    var maxPixels = PNGLimits.default.pixelCount

    @OptionGroup var known: ConditionOptions

    var auditor: Auditor {
        Auditor(
            standard: standard, rules: RuleSelection(enabling: enable, disabling: disable),
            conditions: known.conditions, scale: scale, limits: PNGLimits(pixelCount: maxPixels))
    }

    private static func rule(_ id: String) throws -> Rule {
        guard let rule = Rule(id: id) else {
            throw ValidationError("There is no rule '\(id)'; 'legible rules' lists them.")
        }
        return rule
    }

    func validate() throws {
        if let scale, !(0.5...8).contains(scale) {
            throw ValidationError("--scale is the number of pixels per point, from 0.5 to 8.")
        }
        if maxPixels < 1 {
            throw ValidationError("--max-pixels must be at least 1.")
        }
    }
}

enum FailureThreshold: String, CaseIterable, ExpressibleByArgument {
    case error
    case warning
    case never

    var severity: Severity? { Severity(rawValue: rawValue) }
}

extension ContrastStandard: ExpressibleByArgument {}
