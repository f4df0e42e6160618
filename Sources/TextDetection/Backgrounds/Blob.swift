package import Raster

/// A component as seen from the zone that holds it.
package struct Blob {
    /// The mean colour of the pixels farthest from the ground.
    package var color: SIMD3<Float> = .zero
    /// The number of pixels more than half as far from the ground as the farthest one.
    package var solidArea = 0

    package init(
        _ component: InkMap.Component, ink: InkMap, pixels: [RGBA<UInt8>], width: Int, ground: SIMD3<Float>,
        _ constants: BackgroundConstants
    ) {
        var counts = Histogram(levels: 257)
        ink.forEachRun(of: component) { run in
            for x in run.start..<run.end {
                counts.add(Int(largestChannel(pixels[run.row * width + x].levels - ground)))
            }
        }
        let farthest = Float(counts.highest)
        let far = Float(constants.farFromBackground) * Float(counts.quantile(constants.farQuantile))
        let solid = Float(constants.solidDistance) * farthest
        var number: Float = 0
        var sum = SIMD3<Float>.zero
        ink.forEachRun(of: component) { run in
            for x in run.start..<run.end {
                let color = pixels[run.row * width + x].levels
                let distance = largestChannel(color - ground)
                if distance > solid { solidArea += 1 }
                if distance >= far {
                    sum += color
                    number += 1
                }
            }
        }
        color = sum / max(1, number)
    }
}
