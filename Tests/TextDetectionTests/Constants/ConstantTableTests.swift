import Foundation
import Testing
import TextDetection

struct `The numbers of text detection` {
    @Test func `have a row each, in their order, with a unit and a reason`() {
        let stages = Mirror(reflecting: DetectionConstants()).children
        let stored = stages.flatMap { stage in
            Mirror(reflecting: stage.value).children.map { "\(stage.label ?? "").\($0.label ?? "")" }
        }
        #expect(stored == DetectionConstants.all.map(\.name))
        #expect(DetectionConstants.all.allSatisfy { $0.why.count > 10 && ".,;".contains($0.why.suffix(1)) })
    }

    @Test func `are where their rows say`() {
        for constant in DetectionConstants.all {
            var moved = DetectionConstants()
            moved[keyPath: constant.path] += 1
            let path = constant.name.split(separator: ".").map(String.init)
            let stage = Mirror(reflecting: moved).children.first { $0.label == path[0] }
            let value = stage.flatMap { stage in
                Mirror(reflecting: stage.value).children.first { $0.label == path[1] }?.value as? Double
            }
            #expect(value == DetectionConstants()[keyPath: constant.path] + 1, "\(constant.name)")
        }
    }

    /// `LEGIBLE_UPDATE=1 swift test --filter TextDetectionTests` writes the article again.
    @Test func `are listed in the article`() throws {
        let article = URL(filePath: #filePath).appending(
            path: "../../../../Sources/TextDetection/Documentation.docc/NumbersOfDetection.md"
        ).standardizedFileURL
        if ProcessInfo.processInfo.environment["LEGIBLE_UPDATE"] != nil {
            try Data(Self.article.utf8).write(to: article)
        }
        #expect(try String(decoding: Data(contentsOf: article), as: UTF8.self) == Self.article)
    }

    private static var article: String {
        var lines = [
            "# Numbers of detection", "",
            "Every number by which text is found and measured, stage by stage.", "",
            "## Overview", "",
            "Lengths are in points where it matters how large something looks, and in pixels where it "
                + "matters how it was",
            "drawn. Levels are those of 8-bit channels. A share is of a whole or of another length.",
        ]
        var stage: Substring = ""
        for constant in DetectionConstants.all {
            let parts = constant.name.split(separator: ".")
            if parts[0] != stage {
                stage = parts[0]
                let title = stage.prefix(1).uppercased() + stage.dropFirst()
                lines += ["", "## \(title)", "", "| name | value | unit | why |", "|---|---|---|---|"]
            }
            let value = (DetectionConstants()[keyPath: constant.path] * 1000).rounded() / 1000
            let figure = value == value.rounded() ? "\(Int(value))" : "\(value)"
            let why = constant.why + (constant.isBound ? " It only bounds work." : "")
            lines.append("| `\(parts[1])` | \(figure) | \(constant.unit.rawValue) | \(why) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
