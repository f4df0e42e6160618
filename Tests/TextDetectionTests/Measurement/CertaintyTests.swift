import ColorMath
import Raster
import Testing
import TextDetection

struct `Certainty of a line` {
    private static let constants = DetectionConstants().measurement

    /// The features of a drawn word with components of other measures.
    private func features(
        source: SourceTraits = .backgrounds, _ change: (inout Glyph) -> Void = { _ in }
    ) throws -> LineFeatures {
        var screen = Bitmap(ground: .white)
        screen.draw(try Lettering("Tidewater"), ink: .gray(40))
        let detector = TextDetector(scale: 2)
        let traced = try #require(detector.trace(of: screen).sources.first)
        let glyphs = traced.components.compactMap { component -> Glyph? in
            guard var glyph = component?.glyph else { return nil }
            glyph.roughness = 0
            change(&glyph)
            return glyph
        }
        let line = Line(glyphs)
        let classifier = LineClassifier(detector.constants, scale: 2)
        let measurement = InkMeasurement(
            line, ink: traced.ink, pixels: screen.pixels, width: screen.width, Self.constants)
        return LineFeatures(
            classifier.features(of: line, from: source), measurement: measurement,
            shape: LineShape(measurement.coverage, detector.constants.shape))
    }

    private func doubts(_ change: (inout Glyph) -> Void) throws -> [Region.Doubt] {
        Certainty(of: try features(change), Self.constants).doubts
    }

    @Test func `is full where nothing is in doubt`() throws {
        let features = try features { $0.core = 1 }
        let certainty = Certainty(of: features, Self.constants)
        #expect(certainty.doubts.isEmpty)
        #expect(features.score == 1 && certainty.confidence == 1)
    }

    @Test func `fades with ink whose full pixels spread`() throws {
        let strength = Double(try features().measurement.colors.strength)
        let limit = Float(max(Self.constants.fading, Self.constants.fadingShare * strength))
        #expect(try doubts { $0.spread = limit - 0.1 } == [])
        #expect(try doubts { $0.spread = limit + 0.1 } == [.veiled])
    }

    @Test func `is low on busy ground that the ink is not clear of`() throws {
        let strength = try features().measurement.colors.strength
        let limit = strength / Float(Self.constants.clearOfBusy)
        #expect(limit > Float(Self.constants.busy))
        #expect(try doubts { $0.roughness = limit - 1 } == [])
        #expect(try doubts { $0.roughness = limit + 1 } == [.busyBackdrop])
    }

    /// A doubt takes a share of the confidence, and so do few full pixels and a rough ground.
    @Test func `falls by shares`() throws {
        func confidence(_ change: (inout Glyph) -> Void) throws -> Double {
            Certainty(of: try features(change), Self.constants).confidence
        }
        let enough = Float(1 - Self.constants.leastConfidence)
        #expect(try confidence { $0.core = enough } == 1)
        let few = try confidence { $0.core = enough - 0.1 }
        #expect(abs(few - 0.9) < 1e-6)
        let rough = try confidence {
            $0.core = 1
            $0.roughness = Float(Self.constants.roughness)
        }
        #expect(abs(rough - 0.5) < 1e-6)
        let veiled = try confidence {
            $0.core = 1
            $0.spread = 99
        }
        #expect(abs(veiled - Self.constants.doubtful) < 1e-6)
    }

    /// Strokes thinner than the limit need many full pixels to be sure of their colour; a layer's are exact.
    @Test func `doubts thin strokes`() throws {
        var constants = Self.constants
        for isThin in [true, false] {
            let features = try features { $0.core = Float(constants.thinSolid) - 0.01 }
            let width = Double(features.shape.strokeWidth)
            constants.thinStroke = isThin ? width.nextUp : width
            #expect(Certainty(of: features, constants).doubts == (isThin ? [.thinStrokes] : []))
        }
        constants.thinStroke = 99
        let solid = try features { $0.core = Float(constants.thinSolid) + 0.01 }
        #expect(Certainty(of: solid, constants).doubts.isEmpty)
        let layer = try features(source: .exactColor) { $0.core = 0.01 }
        #expect(Certainty(of: layer, constants).doubts.isEmpty)
    }
}
