import Foundation
import TestSupport
import Testing

@Suite("legible contrast and legible convert")
struct ColorCommandTests {
    private static let verdicts: [([String], Int32)] = [
        (["#767676", "white"], 0), (["#777777", "white"], 1), (["#777777", "white", "--large"], 0),
        (["#777777", "white", "--non-text"], 0), (["#777777", "white", "--size", "14", "--bold"], 0),
        (["#777777", "white", "--size", "17.9"], 1),
        (["#777777", "white", "--bold", "--standard", "apple"], 0),
        (["#767676", "white", "--standard", "wcag-aaa"], 1),
        (["black", "rgb(255 255 255 / 40%)"], 1),
        (["black", "rgb(255 255 255 / 40%)", "--canvas", "white"], 0),
    ]

    private static let conversions: [([String], String, Bool)] = [
        (["rebeccapurple", "--to", "hex"], "#663399\n", false),
        (["rgb(255 0 0 / 50%)", "--to", "hex"], "#FF000080\n", false),
        (["#ff0000", "--to", "oklch"], "oklch(0.627955 0.257683 29.2339)\n", false),
        (["white", "--to", "xyz-d65"], "color(xyz-d65 0.950456 1 1.08906)\n", false),
        (["color(display-p3 1 0 0)", "--to", "srgb"], "color(srgb 1.09307 -0.226742 -0.150135)\n", true),
        (["color(display-p3 1 0 0)", "--to", "srgb", "--gamut", "clip"], "rgb(255 0 0)\n", true),
        (["#00f", "--to", "gray"], "color(srgb 0.297877 0.297877 0.297877)\n", false),
    ]

    private static let samples: [(name: String, arguments: [String])] = [
        ("contrast", ["contrast", "#8E8E93", "white"]),
        ("contrast-named", ["contrast", "secondaryLabel", "systemBackground"]),
        ("contrast-increased", ["contrast", "systemRed", "white"]),
        ("contrast-alpha", ["contrast", "rgb(60 60 67 / 60%)", "rgb(255 255 255 / 80%)"]),
        ("convert", ["convert", "#E30613", "color(display-p3 1 0 0 / 50%)", "--to", "hsl"]),
        (
            "simulate",
            [
                "simulate", "#E30613", "color(display-p3 0 1 0)", "--vision", "protan:0.6", "--vision",
                "achromatopsia",
            ]
        ),
        (
            "simulate-matrix",
            [
                "simulate", "secondaryLabel", "#E30613", "--on", "systemBackground", "--release", "26",
                "--matrix",
            ]
        ),
        (
            "simulate-material",
            [
                "simulate", "systemBackground", "#E30613", "--material", "thin", "--appearance", "dark",
                "--release", "26",
            ]
        ),
        (
            "simulate-pair",
            [
                "simulate", "secondaryLabel", "--on", "systemBackground", "--release", "26",
                "--increase-contrast", "--outdoors", "10000",
            ]
        ),
        (
            "simulate-settings",
            [
                "simulate", "#8E8E93", "color(display-p3 0 1 0)", "--invert", "classic", "--true-tone",
                "2700:reading", "--outdoors", "10000", "--vision", "deutan", "--vision", "protan:0.6",
            ]
        ),
    ]

    private func legible(_ arguments: [String]) throws -> LegibleProcess {
        try LegibleProcess(arguments, in: FileManager.default.temporaryDirectory)
    }

    @Test(
        "Contrast exits with 0 where it meets the standard, with 1 where it does not",
        arguments: verdicts)
    func verdict(arguments: [String], exitCode: Int32) throws {
        let run = try legible(["contrast"] + arguments)
        #expect(run.exitCode == exitCode)
        #expect(run.errors.isEmpty)
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(
        "exit with 64 where the command line is wrong",
        arguments: [
            ["contrast", "red"], ["contrast", "red", "white", "--large", "--size", "12"],
            ["contrast", "red", "white", "--size", "0"], ["contrast", "red", "whit"],
            ["contrast", "red", "white", "--canvas", "transparent"],
            ["convert", "red"], ["convert", "red", "--to", "cmyk"], ["convert", "--to", "lab"],
            ["convert", "red", "--to", "oklch", "--gamut", "css"],
            ["convert", "red", "--to", "lab", "--gamut", "raytrace"],
            ["convert", "red", "--to", "hex", "--gamut", "none"], ["convert", "#12", "--to", "lab"],
        ])
    func usage(arguments: [String]) throws {
        let run = try legible(arguments)
        #expect(run.exitCode == 64)
        #expect(run.output.isEmpty && !run.errors.isEmpty)
    }

    @Test("point at the character that is wrong")
    func caret() throws {
        let run = try legible(["contrast", "rgb(1 2 x)", "white"])
        #expect(run.errors.contains("\n  rgb(1 2 x)\n          ^\n"))
        // What cannot be seen is written out, and counted as it is shown.
        #expect(
            try legible(["convert", "\u{1B}red", "--to", "lab"]).errors.hasSuffix("\n  \\u{1B}red\n  ^\n"))
    }

    @Test("say what they said", arguments: samples, ["terminal", "json"])
    func goldens(sample: (name: String, arguments: [String]), format: String) throws {
        let output = try legible(sample.arguments + ["--format", format]).output
        #expect(!output.isEmpty)
        let golden = Golden("\(sample.name).\(format == "json" ? "json" : "txt")")
        #expect(try output == golden.text(recording: output))
    }

    @Test(
        "Convert writes CSS, and says where a colour is outside the gamut",
        arguments: conversions)
    func convert(arguments: [String], output: String, isOutside: Bool) throws {
        let run = try legible(["convert"] + arguments)
        #expect(run.exitCode == 0)
        #expect(run.output == output)
        #expect(run.errors.contains("outside the gamut") == isOutside)
    }
}
